import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { faqs } from '#content/questions.ts';
import { agreementPath, servicePath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { type DelayingProxy, startDelayingProxy } from './support/delaying-proxy.ts';
import { engines } from './support/engines.ts';
import { type Site, startSite } from './support/site.ts';
import type { Tab } from './support/tab.ts';
import {
  button,
  eventually,
  expectPath,
  expectText,
  fillInEnquiry,
  hydrated,
  isCovered,
  link,
  shownCount,
} from './visitor.ts';

const phone = [460, 900] as const;
const desktop = [1366, 900] as const;

/** A visitor's action before or during hydration, and the expected result once the page is hydrated. */
type FirstAction = {
  path: string;
  window?: readonly [number, number];
  act(tab: Tab, visitor: string): Promise<unknown>;
  expectDone(tab: Tab, site: Site, visitor: string): Promise<unknown>;
};

const paintingQuestions = faqs.filter(({ faq_type }) => faq_type === 'Painting');
const menuLinks = '#site-menu a[href="/faqs"]';

const actions: Record<string, FirstAction> = {
  'C068 the menu': {
    path: '/',
    window: phone,
    act: (tab) => tab.click(button('Menu')),
    expectDone: (tab) => eventually(async () => expect(await shownCount(tab, menuLinks)).toBe(1)),
  },
  'C105 choosing a category': {
    path: '/faqs',
    act: (tab) => tab.click("//button[starts-with(normalize-space(), 'Painting')]"),
    expectDone: (tab) =>
      eventually(async () => expect(await shownCount(tab, 'details[id]')).toBe(paintingQuestions.length)),
  },
  'N09 adding two units': {
    path: agreementPath,
    act: async (tab) => {
      for (let time = 0; time < 2; time += 1) await tab.click(button('One unit more'));
    },
    expectDone: (tab) => expectText(tab, 'fieldset [role=status]', '5'),
  },
  'C124 sending an empty enquiry': {
    path: '/contact',
    act: (tab) => tab.click(button(texts.forms.enquiry.submit)),
    expectDone: async (tab) => {
      await expectText(tab, 'form', 'Please check these fields');
      expect(await tab.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    },
  },
  'C133 sending an enquiry': {
    path: '/contact',
    act: async (tab, visitor) => {
      await fillInEnquiry(tab, visitor);
      await tab.click(button(texts.forms.enquiry.submit));
    },
    expectDone: async (tab, site, visitor) => {
      await expectText(tab, 'main', texts.forms.enquiry.thanks.title);
      await expectPath(tab, '/contact');
      expect((await site.leads()).split(visitor)).toHaveLength(2);
    },
  },
  'C083 following Enquire Now': {
    path: servicePath('plumbing'),
    act: async (tab) => {
      await eventually(async () => expect(await isCovered(tab)).toBe(false));
      await tab.click(link('Enquire Now'));
    },
    expectDone: async (tab) => {
      await expectPath(tab, '/contact');
      await eventually(async () =>
        expect(await tab.evaluate(() => document.querySelector<HTMLSelectElement>('select')?.value)).toBe('Plumbing'),
      );
    },
  },
};

describe.each(engines)('$name', ({ name: engine, open }) => {
  describe.skipIf(!open)('the first action', () => {
    let site: Site;
    let proxy: DelayingProxy;
    let tab: Tab;

    beforeAll(async () => {
      site = await startSite();
      proxy = await startDelayingProxy(site.origin);
      if (open) tab = await open({ runsScripts: true });
    });
    afterAll(async () => {
      await tab?.close();
      await proxy?.close();
      await site?.remove();
    });
    afterEach(async () => expect(await tab.browserErrors()).toEqual([]));

    const load = async ({ path, window = desktop }: FirstAction) => {
      await tab.resize(...window);
      await tab.goto(proxy.origin + path);
      // Discards Firefox's messages about prefetches that the navigation has cancelled.
      await tab.browserErrors();
    };

    test.each(Object.entries(actions))(
      '%s before the scripts have loaded happens once, after hydration',
      async (_name, action) => {
        const releaseScripts = proxy.delayScripts();
        await load(action);
        await action.act(tab, `Early ${engine}`);
        releaseScripts();
        await hydrated(tab);
        await action.expectDone(tab, site, `Early ${engine}`);
      },
    );

    test.each(Object.entries(actions))('%s directly after the page has loaded happens once', async (_name, action) => {
      await load(action);
      await action.act(tab, `Soon ${engine}`);
      await hydrated(tab);
      await action.expectDone(tab, site, `Soon ${engine}`);
    });
  });
});
