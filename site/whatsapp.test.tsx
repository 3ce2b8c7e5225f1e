import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SendFailure } from './features/enquiry/send-failure.tsx';
import { CallBar } from './features/navigation/call-bar.tsx';
import frameData from './layouts/main-layout-data.ts';
import contactData from './pages/contact/contact-data.ts';
import { ContactDetails } from './pages/contact/contact-details.tsx';
import { HelpCard } from './pages/service/help-card.tsx';
import serviceData from './pages/service/service-data.ts';

vi.mock(import('#content/business.ts'), async (original) => {
  const actual = await original();
  return { ...actual, business: { ...actual.business, whatsapp: '+971 50 123 4567' } };
});

const { callBar, labels } = frameData();
const { form, details } = contactData();
const { service, whatsapp, texts } = serviceData({ url: { pathname: '/services/plumbing' } });

/** Renders the four components that can show a WhatsApp link, as HTML. */
const placesWith = (change: { whatsapp?: undefined }) =>
  [
    <CallBar key="bar" {...callBar} labels={labels} {...change} />,
    <ContactDetails key="contact" {...details} {...change}>
      form
    </ContactDetails>,
    <HelpCard key="help" {...form} texts={texts.help} whatsapp={whatsapp} {...change} />,
    <SendFailure key="rescue" {...form} isSending={false} message="Name: Sara & Co" {...change} />,
  ].map((place) => renderToStaticMarkup(place));

test('WhatsApp is not shown without a number', () => {
  for (const html of placesWith({ whatsapp: undefined })) expect(html).not.toMatch(/whatsapp|wa\.me/i);
});

test('WhatsApp is a link with a started message in the call bar, both cards and the failure message', () => {
  const links = placesWith({}).map((html) => html.match(/https:\/\/wa\.me\/971501234567\?text=([^"]*)/)?.[1]);
  expect(links.map((text) => decodeURIComponent(text ?? ''))).toEqual([
    expect.stringMatching(/^Hello, I have a question/),
    expect.stringMatching(/^Hello, I have a question/),
    expect.stringContaining(`${service.title}:`),
    'Name: Sara & Co',
  ]);
});
