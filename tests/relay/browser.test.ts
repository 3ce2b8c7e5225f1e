import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContextOptions } from '@playwright/test';
import { describe, expect, test } from 'vitest';
import { texts } from '#content/texts.ts';
import { sendFormPath } from '#contract/email-wire.ts';
import { chromiumForFile, hasChromium } from './support/chromium.ts';
import { enquiry, enquiryIds, type Relay, startRelay } from './support/relay.ts';

const { open: openWindow } = chromiumForFile();

const require = createRequire(import.meta.url);
const library = (name: string) => readFileSync(require.resolve(`${name}/dist/email.min.js`));

const hidden = Object.entries(enquiryIds).map(
  ([name, value]) => `<input type="hidden" name="${name}" value="${value}">`,
);
const form = (id: string, encoding: string) =>
  `<form id="${id}" method="post" action="${sendFormPath}" enctype="${encoding}">${hidden.join('')}` +
  Object.entries(enquiry)
    .filter(([name]) => name !== 'message')
    .map(([name, value]) => `<input name="${name}" value="${value}">`)
    .join('') +
  `<textarea name="message">two\nlines</textarea><input type="file" name="photo"><input name="website_url"><button>Send</button></form>`;

const page = (script: string) =>
  `<!doctype html><html lang="en"><head><title>Forms</title><link rel="icon" href="data:,">${script}</head><body>` +
  `${form('multipart', 'multipart/form-data')}${form('urlencoded', 'application/x-www-form-urlencoded')}</body></html>`;

const libraries = { '4.4.1': '@emailjs/browser', '3.12.1': 'emailjs-browser-3', 'com 3.2.0': 'emailjs-com' };
const versions = Object.keys(libraries) as (keyof typeof libraries)[];
const slug = (version: string) => version.replace(/\W/g, '-');

const pages = Object.fromEntries(
  versions.flatMap((version) => [
    [`assets/sdk-${slug(version).padEnd(8, '0').slice(0, 8)}.js`, library(libraries[version])],
    [
      `sdk-${slug(version)}/index.html`,
      page(`<script src="/assets/sdk-${slug(version).padEnd(8, '0').slice(0, 8)}.js"></script>`),
    ],
  ]),
);
/** Includes an icon, because browsers request one for the server's own pages, which name none. */
const files = { ...pages, 'favicon.ico': 'x' };

type Sdk = {
  init(...args: unknown[]): void;
  send(...args: unknown[]): Promise<{ status: number; text: string }>;
  sendForm(...args: unknown[]): Promise<{ status: number; text: string }>;
};
declare const emailjs: Sdk;

async function open(relay: Relay, path: string, options: BrowserContextOptions = {}) {
  const { tab, said } = await openWindow(options);
  await tab.goto(relay.url + path);
  return { tab, problems: said };
}

describe.skipIf(!hasChromium)('in Chromium', () => {
  test.each(versions)('RW1 EmailJS %s sends leads to this server, which answers as EmailJS does', async (version) => {
    const relay = await startRelay({ files });
    const { tab, problems } = await open(relay, `/sdk-${slug(version)}`);
    const params = { ...enquiry, name: 'سارة 👩‍🔧', submission_date: '20/11/2026, 10:00:00' };
    const results = await tab.evaluate(
      async ({ params, ids, isNew }) => {
        if (isNew) emailjs.init({ publicKey: ids.user_id, origin: location.origin });
        else emailjs.init(ids.user_id, location.origin);
        const sent = await emailjs.send(ids.service_id, ids.template_id, params);
        const form = await emailjs.sendForm(ids.service_id, ids.template_id, '#multipart');
        const refused = await emailjs.send(ids.service_id, 'unknown', params).catch((error) => error);
        return [sent, form, refused].map(({ status, text }) => ({ status, text }));
      },
      { params, ids: enquiryIds, isNew: version.startsWith('4') },
    );
    expect(results).toEqual([
      { status: 200, text: 'OK' },
      { status: 200, text: 'OK' },
      { status: 400, text: expect.stringContaining('template_id') },
    ]);
    const [sent, fromForm] = await relay.stored();
    expect(JSON.stringify(sent?.params)).toBe(JSON.stringify(params));
    const { datetime: _, ...filled } = enquiry;
    expect(fromForm?.params).toEqual({ ...filled, message: 'two\r\nlines' });
    expect(problems.filter((text) => !text.includes('400'))).toEqual([]);
  });

  test('RW5 the EmailJS library rejects a request without one of its ids', async () => {
    const relay = await startRelay({ files });
    const { tab } = await open(relay, `/sdk-${slug('4.4.1')}`);
    const refusals = await tab.evaluate(async (ids) => {
      emailjs.init({ origin: location.origin });
      const tries = [
        emailjs.send(ids.service_id, ids.template_id, {}),
        emailjs.send('', ids.template_id, {}, ids.user_id),
        emailjs.send(ids.service_id, '', {}, ids.user_id),
      ];
      return Promise.all(tries.map((sent) => sent.catch((error) => typeof error)));
    }, enquiryIds);
    expect(refusals).toEqual(['string', 'string', 'string']);
    expect(await relay.stored()).toEqual([]);
  });

  test('RW8 a page of an allowed origin can send leads to a relay on another origin', async () => {
    const site = await startRelay({ files });
    const provider = await startRelay({ environment: { ALLOWED_ORIGINS: site.url } });
    await site.stop();
    // Starts the same site again with the other server as its hosted provider.
    const hosted = await startRelay({
      files,
      environment: { EMAIL_ORIGIN: provider.url, PORT: new URL(site.url).port },
    });
    const { tab, problems } = await open(hosted, `/sdk-${slug('4.4.1')}`);
    const results = await tab.evaluate(
      async ({ params, ids, origin }) => {
        emailjs.init({ publicKey: ids.user_id, origin });
        const sent = await emailjs.send(ids.service_id, ids.template_id, params);
        const refused = await emailjs.send(ids.service_id, 'unknown', params).catch((error) => error);
        return [sent.status, refused.status];
      },
      { params: enquiry, ids: enquiryIds, origin: provider.url },
    );
    expect(results).toEqual([200, 400]);
    expect(await provider.stored()).toHaveLength(1);
    expect(problems.filter((text) => /policy/i.test(text))).toEqual([]);
  });

  test.each(['multipart', 'urlencoded'])(
    'RW9 without scripts, a %s form shows a thank-you page with name and number, and a reload stores no second lead',
    async (id) => {
      const relay = await startRelay({ files });
      const { tab, problems } = await open(relay, `/sdk-${slug('4.4.1')}`, { javaScriptEnabled: false });
      await tab.locator(`#${id} button`).click();
      await tab.getByText(`${texts.forms.enquiry.thanks.sent} ${enquiry.name}, ${enquiry.phone}`).waitFor();
      await tab.reload();
      await tab.getByRole('heading', { name: texts.forms.enquiry.thanks.title }).waitFor();
      expect((await relay.stored()).map(({ duplicates }) => duplicates)).toEqual([1]);
      // The page's content security policy allows its own style.
      const colour = await tab.locator('.button').evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(colour).toBe('rgb(180, 81, 30)');
      expect(problems).toEqual([]);
    },
  );

  test('RW10 without scripts, the error page keeps the typed text, and the corrected form is stored', async () => {
    const relay = await startRelay({ files });
    const { tab } = await open(relay, `/sdk-${slug('4.4.1')}`, { javaScriptEnabled: false });
    await tab.locator('#multipart [name=email]').fill('nobody');
    await tab.locator('#multipart button').click();
    await tab.getByText('it should look like').waitFor();
    expect(await tab.getByLabel('Message').inputValue()).toBe('two\nlines');
    expect(await tab.getByLabel('Service').inputValue()).toBe('Plumbing');
    await expect(tab.getByLabel('Leave this empty').isVisible()).resolves.toBe(true);
    expect((await tab.getByLabel('Leave this empty').boundingBox())?.x).toBeLessThan(0);
    await tab.getByLabel('Email').fill('sara@example.com');
    await tab.getByRole('button', { name: 'Send' }).click();
    await tab.getByRole('heading', { name: texts.forms.enquiry.thanks.title }).waitFor();
    expect((await relay.stored()).map(({ state, params }) => [state, params.email])).toEqual([
      ['pending', 'sara@example.com'],
    ]);
  });
});
