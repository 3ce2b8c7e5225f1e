import { expect, onTestFinished, test } from 'vitest';
import { texts } from '#content/texts.ts';
import { sendPath } from '#contract/email-wire.ts';
import { currentRelease, currentSite } from '../../server/static-site/releases.ts';
import { scriptedSmtp } from '../fakes/scripted-smtp.ts';
import { fillInEnquiry } from '../fill-in-forms.ts';
import { chromiumForFile, hasChromium } from './support/chromium.ts';
import { startRelay } from './support/relay.ts';

const { open } = chromiumForFile();

test.skipIf(!hasChromium || !currentRelease())(
  'C141 an enquiry sent again after a timeout is stored and mailed once',
  async () => {
    const smtp = await scriptedSmtp();
    onTestFinished(() => smtp.close());
    const relay = await startRelay({
      environment: {
        SITE_DIR: currentSite(),
        SMTP_URL: smtp.url,
        MAIL_TO: 'owner@example.com',
        MAIL_FROM: 'site@example.com',
      },
    });
    const { tab: page } = await open();
    await page.addInitScript(() => {
      // Shortens the timeout of the first attempt, which gets no answer, from fifteen to three seconds.
      const original = AbortSignal.timeout;
      AbortSignal.timeout = () => {
        AbortSignal.timeout = original;
        return original.call(AbortSignal, 3000);
      };
    });
    let attempts = 0;
    await page.route(`**${sendPath}`, async (route) => {
      attempts += 1;
      // The relay's first response does not reach the browser.
      if (attempts === 1) await route.fetch();
      else await route.continue();
    });
    await page.goto(`${relay.url}/contact`);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    await fillInEnquiry(page);
    await page.getByRole('button', { name: 'Send Enquiry' }).click();
    await page.getByRole('button', { name: 'Try again' }).click({ timeout: 20_000 });
    await page.getByRole('heading', { name: texts.forms.enquiry.thanks.title }).waitFor();

    expect(attempts).toBe(2);
    await smtp.received(1);
    // Long enough for a second mail to arrive. There must be none.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(smtp.mails).toHaveLength(1);
    expect(await relay.stored()).toHaveLength(1);
  },
  60_000,
);
