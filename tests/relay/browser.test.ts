import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { texts } from '#content/texts.ts';
import { currentRelease, currentSite } from '../../server/static-site/releases.ts';
import { fillInEnquiry } from '../fill-in-forms.ts';
import { chromiumArgs, findInstalledChromium } from '../machine/find-chromium.ts';
import { enquiry, enquiryIds, startRelay } from './support/relay.ts';

const executablePath = findInstalledChromium();
let browser: Browser;

beforeAll(async () => {
  if (executablePath) browser = await chromium.launch({ executablePath, args: chromiumArgs });
});
afterAll(() => browser?.close());

async function open(url: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  const tab = await context.newPage();
  await tab.goto(url);
  return tab;
}

const require = createRequire(import.meta.url);

const inputs = Object.entries({ ...enquiryIds, ...enquiry }).map(
  ([name, value]) => `<input name="${name}" value="${value}">`,
);
const form = `<form>${inputs.join('')}<input type="file" name="photo"></form>`;

/** The packages of the email provider's library, by the folder of the page that uses them. */
const libraries = { 'sdk-4': '@emailjs/browser', 'sdk-3': 'emailjs-browser-3', 'sdk-com': 'emailjs-com' };
const files = Object.fromEntries(
  Object.entries(libraries).flatMap(([name, library]) => [
    [`assets/${name}-00000000.js`, readFileSync(require.resolve(`${library}/dist/email.min.js`))],
    [
      `${name}/index.html`,
      `<!doctype html><link rel="icon" href="data:,"><script src="/assets/${name}-00000000.js"></script>${form}`,
    ],
  ]),
);

type Send = (...args: unknown[]) => Promise<{ status: number; text: string }>;
declare const emailjs: { init(...args: unknown[]): void; send: Send; sendForm: Send };

describe.skipIf(!executablePath)('in Chromium', () => {
  test.each(Object.keys(libraries))(
    'RW3 the EmailJS library %s sends leads to this server, which answers as EmailJS does',
    async (name) => {
      const relay = await startRelay({ files });
      const tab = await open(`${relay.url}/${name}`);
      const params = { ...enquiry, name: 'سارة 👩‍🔧', submission_date: '20/11/2026, 10:00:00' };
      const results = await tab.evaluate(
        async ({ params, ids, isNew }) => {
          if (isNew) emailjs.init({ publicKey: ids.user_id, origin: location.origin });
          else emailjs.init(ids.user_id, location.origin);
          const sent = await emailjs.send(ids.service_id, ids.template_id, params);
          const form = await emailjs.sendForm(ids.service_id, ids.template_id, 'form');
          const refused = await emailjs.send(ids.service_id, 'unknown', params).catch((error) => error);
          return [sent, form, refused].map(({ status, text }) => ({ status, text }));
        },
        { params, ids: enquiryIds, isNew: name === 'sdk-4' },
      );
      expect(results).toEqual([
        { status: 200, text: 'OK' },
        { status: 200, text: 'OK' },
        { status: 400, text: expect.stringContaining('template_id') },
      ]);
      const [sent, fromForm] = await relay.stored();
      expect(JSON.stringify(sent?.params)).toBe(JSON.stringify(params));
      const { datetime: _, ...filled } = enquiry;
      expect(fromForm?.params).toEqual(filled);
    },
  );

  test.skipIf(!currentRelease())(
    'RW9 without scripts, the contact page keeps the typed text after a mistake, and the corrected enquiry is stored once',
    async () => {
      const relay = await startRelay({ environment: { SITE_DIR: currentSite() } });
      const tab = await open(`${relay.url}/contact`, { javaScriptEnabled: false });
      await fillInEnquiry(tab);
      // Turns off the browser's validation, because some browsers have none.
      await tab.locator('form').evaluate((element: HTMLFormElement) => element.setAttribute('novalidate', ''));
      await tab.getByLabel('Email', { exact: true }).fill('nobody');
      await tab.getByRole('button', { name: 'Send Enquiry' }).click();
      await tab.getByText('it should look like').waitFor();
      expect(await tab.getByLabel('Message').inputValue()).toBe(enquiry.message);
      expect(await tab.getByLabel('Service').inputValue()).toBe(enquiry.service_type);
      expect((await tab.getByLabel('Leave this empty').boundingBox())?.x).toBeLessThan(0);
      await tab.getByLabel('Email').fill(enquiry.email);
      await tab.getByRole('button', { name: 'Send' }).click();
      await tab.getByText(`${texts.forms.enquiry.thanks.sent} ${enquiry.name}, ${enquiry.phone}`).waitFor();
      await tab.getByText(`${texts.forms.sent.message} ${enquiry.message}`).waitFor();
      // A reload sends the form again. The server counts it as a duplicate and does not mail it.
      await tab.reload();
      await tab.getByRole('heading', { name: texts.forms.enquiry.thanks.title }).waitFor();
      expect((await relay.stored()).map(({ duplicates }) => duplicates)).toEqual([1]);
    },
  );
});
