import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { services } from '#content/services/index.ts';
import { SendFailure } from './features/enquiry/send-failure.tsx';
import { CallBar } from './features/navigation/call-bar.tsx';
import { ContactDetails } from './pages/contact/contact-details.tsx';
import { HelpCard } from './pages/service/help-card.tsx';

afterEach(() => vi.doUnmock('#content/business.ts'));

/**
 * Returns the HTML of the four components that can show a WhatsApp link, with this number in `content/business.yaml`.
 */
async function placesWith(whatsapp: string | undefined): Promise<string[]> {
  vi.resetModules();
  vi.doMock(import('#content/business.ts'), async (original) => {
    const actual = await original();
    const { whatsapp: _own, ...others } = actual.business;
    return { ...actual, business: whatsapp ? { ...others, whatsapp } : others };
  });
  const frame = (await import('./layouts/main-layout-data.ts')).default();
  const contact = (await import('./pages/contact/contact-data.ts')).default();
  const service = (await import('./pages/service/service-data.ts')).default({
    url: { pathname: '/services/plumbing' },
  });
  const { phone, email } = contact.form;
  return [
    <CallBar key="bar" {...frame.callBar} labels={frame.labels} />,
    <ContactDetails key="contact" {...contact.details}>
      form
    </ContactDetails>,
    <HelpCard email={email} key="help" phone={phone} texts={service.texts.help} whatsapp={service.whatsapp} />,
    <SendFailure
      {...contact.form}
      form={{ current: null }}
      isSending={false}
      key="rescue"
      readText={() => 'Name: Sara & Co'}
    />,
  ].map((place) => renderToStaticMarkup(place));
}

const plumbing = services.find(({ slug }) => slug === 'plumbing');
const chatLinks = (html: string) => html.match(/https:\/\/wa\.me\/[^"]*/g);

describe('WhatsApp', () => {
  test('is not shown without a number', async () => {
    for (const html of await placesWith(undefined)) expect(html).not.toMatch(/whatsapp|wa\.me/i);
  });

  test('is a link with a started message in the call bar, both cards and the failure message', async () => {
    const [bar = '', card = '', help = '', rescue = ''] = await placesWith('+971 50 123 4567');
    const question = 'Hello%2C%20I%20have%20a%20question';
    expect(chatLinks(bar)).toEqual([expect.stringContaining(`/971501234567?text=${question}`)]);
    expect(chatLinks(card)).toEqual([expect.stringContaining(`/971501234567?text=${question}`)]);
    expect(chatLinks(help)).toEqual([expect.stringContaining(encodeURIComponent(`${plumbing?.title}:`))]);
    expect(chatLinks(rescue)).toEqual(['https://wa.me/971501234567?text=Name%3A%20Sara%20%26%20Co']);
    for (const html of [bar, card, help, rescue]) expect(html).not.toMatch(/<(script|iframe|img|link)/);
  });
});
