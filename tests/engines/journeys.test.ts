import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { serviceLinks } from '#content/navigation.ts';
import { faqs } from '#content/questions.ts';
import { texts } from '#content/texts.ts';
import { engines } from './support/engines.ts';
import { type Site, startSite } from './support/site.ts';
import type { Tab } from './support/tab.ts';
import {
  button,
  eventually,
  expectPath,
  expectText,
  field,
  fillInEnquiry,
  focusedText,
  isCovered,
  link,
  markDocument,
  openHydrated,
  overflow,
  shownCount,
  shownText,
  summary,
} from './visitor.ts';

const wide = [1366, 900] as const;
// WebKit's windows cannot be narrower than 447 pixels.
const narrow = [460, 900] as const;

const notifications = 'section[aria-label^="Notifications"]';
const failure = 'Failed to submit form. Please try again later.';

describe.each(engines)('$name', ({ name: engine, open }) => {
  describe.skipIf(!open)('with scripts', () => {
    let site: Site;
    let tab: Tab;

    beforeAll(async () => {
      site = await startSite();
      if (open) tab = await open({ runsScripts: true });
      await tab.resize(...wide);
    });
    afterAll(async () => {
      await tab?.close();
      await site?.remove();
    });
    afterEach(async () => {
      await tab.resize(...wide);
      expect(await tab.browserErrors()).toEqual([]);
    });

    test('C020 a link opens a page without a full load and focuses its heading, and Back returns', async () => {
      await openHydrated(tab, site.origin);
      expect(await overflow(tab)).toBe(0);
      const sameDocument = await markDocument(tab);
      await tab.click(link('FAQs', '//footer'));
      await expectPath(tab, '/faqs');
      await eventually(async () => expect(await focusedText(tab)).toBe(await shownText(tab, 'h1')));
      await sameDocument();
      await tab.back();
      await expectPath(tab, '/');
      await sameDocument();
    });

    test('C064 the services menu of wide screens opens with every service, and Escape closes it and keeps the focus', async () => {
      await openHydrated(tab, `${site.origin}/about`);
      const entries = 'header details li a';
      expect(await shownCount(tab, entries)).toBe(0);
      await tab.click(summary('Services'));
      await eventually(async () => expect(await shownCount(tab, entries)).toBe(serviceLinks.length));
      await tab.press('Escape');
      await eventually(async () => expect(await shownCount(tab, entries)).toBe(0));
      expect(await focusedText(tab)).toContain('Services');
    });

    test('C068 the menu of phones opens, and closes after its link has opened a page', async () => {
      await tab.resize(...narrow);
      await openHydrated(tab, `${site.origin}/about`);
      expect(await overflow(tab)).toBe(0);
      const links = '#site-menu a[href="/faqs"]';
      expect(await shownCount(tab, links)).toBe(0);
      await tab.click(button('Menu'));
      await eventually(async () => expect(await shownCount(tab, links)).toBe(1));
      await tab.click(summary('Services'));
      // Retries, because the links cannot be clicked while the list is opening.
      await eventually(() => tab.click(link('Plumbing', '//header')));
      await expectPath(tab, '/services/plumbing');
      await eventually(async () => expect(await shownCount(tab, links)).toBe(0));
    });

    test('C088 the skeleton covers a service for a second; Next Service shows the next one from its top', async () => {
      await openHydrated(tab, `${site.origin}/services/plumbing`);
      const times = await tab.evaluate(() =>
        [...document.querySelectorAll('[data-skeleton]')].flatMap((element) =>
          element.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().duration)),
        ),
      );
      // `times` is empty if the overlay ended before the test could read it.
      for (const time of times) expect(time).toBe(1000);
      await eventually(async () => expect(await isCovered(tab)).toBe(false));
      await tab.click("//a[contains(., 'Next Service')]");
      await expectPath(tab, '/services/handyman');
      await expectText(tab, 'h1', 'Handyman');
      expect(await tab.evaluate(() => scrollY)).toBe(0);
    });

    test('C107 an answer opens, a category button filters the list, and the search filters all questions', async () => {
      await openHydrated(tab, `${site.origin}/faqs`);
      const [first] = faqs;
      if (!first) throw new Error('There are no questions.');
      const question = `details[id="${first.id}"]`;
      expect(await shownText(tab, `${question} p`)).toBe('');
      await tab.click(`//details[@id='${first.id}']/summary`);
      await eventually(async () =>
        expect(await tab.evaluate((css) => document.querySelector<HTMLDetailsElement>(css)?.open, question)).toBe(true),
      );
      await tab.click("//button[starts-with(normalize-space(), 'Painting')]");
      const painting = faqs.filter(({ faq_type }) => faq_type === 'Painting');
      await eventually(async () => expect(await shownCount(tab, 'details[id]')).toBe(painting.length));
      await tab.type("//input[@type='search']", 'voltage');
      const matches = faqs.filter((one) => /voltage/i.test(`${one.question} ${one.answer}`));
      await eventually(async () => expect(await shownCount(tab, 'details[id]')).toBe(matches.length));
    });

    test('N08 the address of a question opens its category and answer', async () => {
      const last = faqs.at(-1);
      await openHydrated(tab, `${site.origin}/faqs#${last?.id}`);
      await eventually(async () => expect(await shownCount(tab, `details[id="${last?.id}"][open]`)).toBe(1));
      await tab.goto('about:blank');
    });

    test('C124 an empty form names the invalid fields and focuses the first one', async () => {
      await openHydrated(tab, `${site.origin}/contact`);
      await tab.click(button(texts.forms.enquiry.submit));
      await expectText(tab, 'form', 'Please check these fields');
      expect(await tab.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    });

    test('C134 a sent enquiry is stored and shows a notification and the Thank You panel', async () => {
      await openHydrated(tab, `${site.origin}/contact`);
      await fillInEnquiry(tab, `Sara ${engine}`);
      await tab.click(button(texts.forms.enquiry.submit));
      await expectText(tab, 'main', texts.forms.enquiry.thanks.title);
      await eventually(async () => expect(await focusedText(tab)).toBe(texts.forms.enquiry.thanks.title));
      await expectText(tab, notifications, texts.forms.enquiry.success.title);
      expect(await site.leads()).toContain(`Sara ${engine}`);
    });

    test('C181 a notification disappears after four seconds', async () => {
      await eventually(async () => expect(await shownText(tab, `${notifications} li`)).toBe(''));
    });

    test('C136 while the server is down the form keeps its text and offers phone and email; “Try again” stores it', async () => {
      await openHydrated(tab, `${site.origin}/contact`);
      await fillInEnquiry(tab, `Omar ${engine}`);
      await site.stop();
      await tab.click(button(texts.forms.enquiry.submit));
      await expectText(tab, notifications, failure);
      const rescue = await tab.evaluate(() => ({
        links: [...document.querySelectorAll<HTMLAnchorElement>('[role=alert] a')].map(({ href }) => href),
        name: document.querySelector<HTMLInputElement>('[name=name]')?.value,
      }));
      expect(rescue.name).toBe(`Omar ${engine}`);
      expect(rescue.links[0]).toBe(`tel:${business.phone.dial}`);
      expect(decodeURIComponent(rescue.links[1] ?? '')).toContain('The AC in the bedroom drips.');
      expect((await tab.browserErrors()).join()).toContain('The form could not be sent.');
      await site.start();
      await tab.click(button('Try again'));
      await expectText(tab, 'main', texts.forms.enquiry.thanks.title);
      expect((await site.leads()).split(`Omar ${engine}`)).toHaveLength(2);
    });

    test('C149 a sent quote is stored, and Thank You replaces the form', async () => {
      await openHydrated(tab, `${site.origin}/painting-services`);
      await tab.type(field('Full name'), `Quote ${engine}`);
      await tab.type(field('Phone'), '050 123 4567');
      await tab.click(button(texts.forms.quote.submit));
      await expectText(tab, 'main', texts.forms.quote.thanks.title);
      await expectText(tab, notifications, texts.forms.quote.success.title);
      expect(await site.leads()).toContain(`Quote ${engine}`);
    });

    test('C177 the carousel turns forwards and back', async () => {
      await openHydrated(tab, `${site.origin}/painting-services`);
      const row = 'section[aria-label="Pictures of paint jobs"]';
      await tab.evaluate((css) => document.querySelector(css)?.scrollIntoView({ block: 'center' }), row);
      await eventually(async () =>
        expect(await tab.evaluate((css) => document.querySelectorAll(`${css} li`).length, row)).toBe(
          texts.paintJobs.images.length * 3,
        ),
      );
      // The alternative text of the picture in the middle of the row.
      const middle = () =>
        tab.evaluate((css) => {
          const element = document.querySelector(css);
          const { left = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
          const slides = [...(element?.querySelectorAll('li') ?? [])];
          const slide = slides.find((one) => {
            const box = one.getBoundingClientRect();
            return Math.abs(box.left + box.width / 2 - left - width / 2) < 2;
          });
          return slide?.querySelector('img')?.alt;
        }, row);
      await eventually(async () => expect(await middle()).toBe(texts.paintJobs.images[0]?.src.alt));
      await tab.click(button('Next picture'));
      await eventually(async () => expect(await middle()).toBe(texts.paintJobs.images[1]?.src.alt));
      await tab.click(button('Previous picture'));
      await eventually(async () => expect(await middle()).toBe(texts.paintJobs.images[0]?.src.alt));
    });

    test('C152 the hero video plays and can be paused, or the poster is shown without a pause button', async () => {
      await openHydrated(tab, `${site.origin}/hvac-maintenance-services`);
      const video = () =>
        tab.evaluate(() => {
          const video = document.querySelector('video');
          const isShown = video ? getComputedStyle(video).opacity === '1' : false;
          const isSilent = !video || (video.muted && video.loop && video.hasAttribute('playsinline'));
          const hasEnded = !video || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE;
          return { isShown, isSilent, hasEnded, isPaused: video?.paused ?? true };
        });
      await eventually(async () => {
        const { isShown, hasEnded } = await video();
        expect(isShown || hasEnded).toBe(true);
      });
      const { isShown, isSilent } = await video();
      expect(isSilent).toBe(true);
      expect(await shownCount(tab, 'main img')).toBeGreaterThan(0);
      const pauses = 'button[aria-label="Pause the video"]';
      console.log(`${engine}: the video ${isShown ? 'plays' : 'cannot be played, the poster stands'}`);
      if (!isShown) return expect(await shownCount(tab, pauses)).toBe(0);
      expect((await video()).isPaused).toBe(false);
      await tab.click(button('Pause the video'));
      return eventually(async () => expect((await video()).isPaused).toBe(true));
    });
  });
});
