import { describe, expect, onTestFinished, test } from 'vitest';
import { texts } from '#content/texts.ts';
import { engines } from './support/engines.ts';
import { startSite } from './support/site.ts';
import { button, eventually, fillInEnquiry } from './visitor.ts';

describe.each(engines)('$name', ({ name: engine, open }) => {
  test.skipIf(!open)('N13 without scripts, an enquiry is stored and answered with a Thank You page', async () => {
    if (!open) return;
    const site = await startSite();
    onTestFinished(() => site.remove());
    const tab = await open({ runsScripts: false });
    onTestFinished(() => tab.close());
    await tab.resize(1366, 900);
    await tab.goto(`${site.origin}/contact`);
    await fillInEnquiry(tab, `Plain ${engine}`);
    expect(await tab.evaluate(() => document.documentElement.dataset.hydrated === undefined)).toBe(true);
    await tab.click(button(texts.forms.enquiry.submit));
    await eventually(async () => expect(await tab.evaluate(() => document.title)).toMatch(/thank you/i));
    expect(await site.leads()).toContain(`Plain ${engine}`);
  });
});
