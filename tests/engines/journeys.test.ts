import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { serviceLinks } from '#content/navigation.ts';
import { faqs } from '#content/questions.ts';
import { agreementPath, servicePath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { type Browser, engines } from './browsers.ts';
import { type Site, startSite } from './site.ts';
import { button, createVisitor, field, link, summary, type Visitor } from './visitor.ts';

const { enquiry, quote, help, failure } = texts.forms;
const paintingQuestions = faqs.filter(({ faq_type }) => faq_type === 'Painting');
const searched = 'voltage';
const found = faqs.filter((one) => new RegExp(searched, 'i').test(`${one.question} ${one.answer}`));
const notifications = 'section[aria-label^="Notifications"]';

describe.each(engines)('$name', ({ name: engine, open }) => {
  describe.skipIf(!open)('a visitor', () => {
    let site: Site;
    let browser: Browser;
    let visitor: Visitor;

    async function openBrowser() {
      if (!open) return;
      browser = await open();
      visitor = createVisitor(browser);
      await visitor.resizeTo(1366);
    }
    beforeAll(async () => {
      site = await startSite();
      await openBrowser();
    });
    afterAll(async () => {
      await browser?.close();
      await site?.close();
    });
    afterEach(async () => {
      expect(await visitor.browserErrors()).toEqual([]);
    });

    /** Opens a page, acts before its scripts have loaded, and waits until the page is hydrated. */
    async function start(path: string, firstAction: () => Promise<unknown> = async () => {}) {
      const scriptsAreThere = site.delayScripts();
      await visitor.goto(site.origin + path);
      await firstAction();
      scriptsAreThere(true);
      await visitor.hydrated();
    }

    async function fillInEnquiry(name: string) {
      await visitor.type(field('Name'), name);
      await visitor.type(field('Email'), 'sara@example.com');
      await visitor.type(field('Phone'), '050 123 4567');
      await visitor.click(`${field('Service')}/option[.='Plumbing']`);
      await visitor.type(field('Message'), 'The AC in the bedroom drips.');
    }

    const timesStored = async (name: string) => (await site.leads()).split(name).length - 1;

    test('C020 a link opens a page without a full load and focuses its heading, and Back returns', async () => {
      await start('/');
      await visitor.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
      await visitor.click(link('FAQs', '//footer'));
      await visitor.expectPath('/faqs');
      await visitor.expectFocus(texts.faqsPage.heading);
      await visitor.back();
      await visitor.expectPath('/');
      await visitor.expectCount(1, '[data-same-document]');
    });

    test('Back while a reloaded page starts shows the page before', async () => {
      await start('/contact');
      await visitor.click(link('FAQs', '//footer'));
      await visitor.expectText('h1', texts.faqsPage.heading);
      const scriptsAreThere = site.delayScripts();
      await visitor.reload();
      await visitor.back();
      await visitor.expectText('h1', texts.contact.heading);
      scriptsAreThere(true);
      await visitor.hydrated();
      await visitor.expectPath('/contact');
      await visitor.expectText('h1', texts.contact.heading);
    });

    test('C064 the services menu lists every service, and Escape closes it and keeps the focus', async () => {
      // Opens the menu with Enter, because WebKit's driver scrolls before a click, which hides the header.
      await start('/about', () => visitor.type(summary('Services'), '\uE007'));
      await visitor.expectCount(serviceLinks.length, 'header details a');
      await visitor.type(summary('Services'), '\uE00C');
      await visitor.expectCount(0, 'header details li a');
      await visitor.expectFocus('Services');
    });

    test('C068 the menu of phones closes after its link has opened a page', async () => {
      await visitor.resizeTo(460);
      await start('/about', () => visitor.click(button('Menu')));
      await visitor.expectCount(1, '#site-menu a[href="/faqs"]');
      await visitor.click(summary('Services'));
      await visitor.click(link('Plumbing', '//header'));
      await visitor.expectPath('/services/plumbing');
      await visitor.expectCount(0, '#site-menu a[href="/faqs"]');
      await visitor.resizeTo(1366);
    });

    test('C088 the skeleton goes, and Next Service shows the next service from its top', async () => {
      await start('/services/plumbing');
      await visitor.click(link('Next Service'));
      await visitor.expectPath('/services/handyman');
      await visitor.expectText('h1', 'Handyman');
      await visitor.expectSoon(0, () => scrollY);
    });

    test('C107 a category filters the questions, an answer opens, and the search finds all questions with a word', async () => {
      await start('/faqs', () => visitor.click(button('Painting')));
      await visitor.expectCount(paintingQuestions.length, 'details[id]');
      await visitor.click(`//details[@id='${paintingQuestions[0]?.id}']/summary`);
      await visitor.expectCount(1, 'details[open] p');
      await visitor.type("//input[@type='search']", searched);
      await visitor.expectCount(found.length, 'details[id]');
    });

    test('C083 Enquire Now passes the service to the form', async () => {
      await start(servicePath('plumbing'), () => visitor.click(link('Enquire Now')));
      await visitor.expectPath('/contact');
      await visitor.expectSoon('Plumbing', () => document.querySelector('select')?.value);
    });

    test('N09 two units more', async () => {
      await start(agreementPath, async () => {
        for (let time = 0; time < 2; time += 1) await visitor.click(button('One unit more'));
      });
      await visitor.expectText('fieldset [role=status]', '5');
    });

    test('C124 an empty form names the invalid fields and focuses the first one', async () => {
      await start('/contact', () => visitor.click(button(enquiry.submit)));
      await visitor.expectText('form', help.summaryHeading);
      await visitor.expectSoon('name', () => document.activeElement?.getAttribute('name'));
    });

    test('C134 an enquiry is stored once, and shows a notification and the Thank You panel', async () => {
      const name = `Sara ${engine}`;
      await start('/contact', async () => {
        await fillInEnquiry(name);
        await visitor.click(button(enquiry.submit));
      });
      await visitor.expectFocus(enquiry.thanks.title);
      await visitor.expectText(notifications, enquiry.success.title);
      expect(await timesStored(name)).toBe(1);
    });

    test('C136 while the server is down the form keeps its text and offers phone and email; “Try again” stores it', async () => {
      const name = `Omar ${engine}`;
      await start('/contact', () => fillInEnquiry(name));
      await site.stop();
      await visitor.click(button(enquiry.submit));
      await visitor.expectText('[role=alert]', failure.tryAgain);
      await visitor.expectSoon(name, () => document.querySelector<HTMLInputElement>('[name=name]')?.value);
      const links = await visitor.evaluate(() =>
        Array.from(document.querySelectorAll<HTMLAnchorElement>('[role=alert] a'), ({ href }) =>
          decodeURIComponent(href),
        ),
      );
      expect(links.join()).toContain(`tel:${business.phone.dial}`);
      expect(links.join()).toContain('The AC in the bedroom drips.');
      expect((await visitor.browserErrors()).join()).toContain('Not sent.');
      await site.start();
      await visitor.click(button(failure.tryAgain));
      await visitor.expectText('main', enquiry.thanks.title);
      expect(await timesStored(name)).toBe(1);
    });

    test('C149 a quote is stored, and Thank You replaces the form', async () => {
      const name = `Quote ${engine}`;
      await start('/painting-services', async () => {
        await visitor.type(field('Full name'), name);
        await visitor.type(field('Phone'), '050 123 4567');
        await visitor.click(button(quote.submit));
      });
      await visitor.expectText('main', quote.thanks.title);
      expect(await timesStored(name)).toBe(1);
    });

    test('C177 the carousel turns forwards and back', async () => {
      await start('/painting-services');
      const row = 'section[aria-label="Pictures of paint jobs"]';
      await visitor.evaluate((css) => document.querySelector(css)?.scrollIntoView({ block: 'center' }), row);
      await visitor.expectSoon(
        texts.paintJobs.images.length * 3,
        (css) => document.querySelectorAll(`${css} li`).length,
        row,
      );
      const expectInTheMiddle = (index: number) =>
        visitor.expectSoon(
          texts.paintJobs.images[index]?.src.alt,
          (css) => {
            const { left = 0, width = 0 } = document.querySelector(css)?.getBoundingClientRect() ?? {};
            const slide = [...document.querySelectorAll(`${css} li`)].find((one) => {
              const box = one.getBoundingClientRect();
              return Math.abs(box.left + box.width / 2 - left - width / 2) < 2;
            });
            return slide?.querySelector('img')?.alt;
          },
          row,
        );
      await expectInTheMiddle(0);
      await visitor.click(button('Next picture'));
      await expectInTheMiddle(1);
      await visitor.click(button('Previous picture'));
      await expectInTheMiddle(0);
    });

    test('N13 the browser sends an enquiry itself if the scripts cannot load', async () => {
      // A new browser, because WebKit keeps the scripts of earlier visits in memory.
      await browser.close();
      await openBrowser();
      const name = `Plain ${engine}`;
      const scriptsAreThere = site.delayScripts();
      await visitor.goto(`${site.origin}/contact`);
      await fillInEnquiry(name);
      await visitor.click(button(enquiry.submit));
      scriptsAreThere(false);
      await visitor.expectText('h1', enquiry.thanks.title);
      expect(await timesStored(name)).toBe(1);
    });
  });
});
