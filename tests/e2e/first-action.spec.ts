import type { Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { agreementPath, servicePath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { sendPath } from '#contract/email-wire.ts';
import { fillInEnquiry } from '../fill-in-forms.ts';
import { searchedWord } from './searched-word.ts';
import { titleOf } from './service-titles.ts';
import { skeletonGone } from './skeleton-overlay.ts';
import { expect, expectOnlyErrors, hydrated, test } from './test.ts';

/** A visitor's action before or during hydration, and the expected result once the page is hydrated. */
type FirstAction = {
  path: string;
  cameFrom?: string;
  isOnPhone?: true;
  act(page: Page): Promise<unknown>;
  expectDone(page: Page): Promise<unknown>;
};

const serviceLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: titleOf('plumbing') });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const search = (page: Page) => page.getByRole('searchbox');
const service = (page: Page) => page.getByRole('combobox', { name: 'Service' });
const message = (page: Page) => page.getByLabel('Message', { exact: true });
const send = (page: Page) => page.getByRole('button', { name: texts.forms.enquiry.submit });

const actions: Record<string, FirstAction> = {
  'C064 hovering Services': {
    path: '/about',
    act: async (page) => {
      await page.locator('summary', { hasText: 'Services' }).hover();
      await expect(serviceLink(page)).toBeVisible();
    },
    expectDone: (page) => expect(serviceLink(page)).toBeVisible(),
  },
  'C068 opening the menu': {
    path: '/',
    isOnPhone: true,
    act: (page) => page.getByRole('button', { name: 'Menu' }).tap(),
    expectDone: (page) => expect(page.getByRole('banner').getByRole('link', { name: 'FAQs' })).toBeVisible(),
  },
  'C070 one flick down the page': {
    path: '/',
    act: (page) => page.evaluate(() => scrollTo(0, 1200)),
    expectDone: async (page) => {
      await expect(page.getByRole('banner')).not.toBeInViewport();
      expect(await page.evaluate(() => scrollY)).toBe(1200);
    },
  },
  'C105 choosing a category': {
    path: '/faqs',
    act: async (page) => {
      await expect(heading(page, 'Painting')).toBeHidden();
      await page.getByRole('button', { name: /^Painting/ }).click();
    },
    expectDone: async (page) => {
      await expect(heading(page, 'Painting')).toBeVisible();
      await expect(heading(page, 'Air Conditioning')).toBeHidden();
    },
  },
  'N08 searching': {
    path: '/faqs',
    act: (page) => search(page).pressSequentially(searchedWord),
    expectDone: async (page) => {
      await expect(search(page)).toHaveValue(searchedWord);
      await expect(search(page)).toBeFocused();
      await expect(page.getByRole('status')).toContainText(/answers/);
    },
  },
  'N09 adding two units and choosing a month': {
    path: agreementPath,
    act: async (page) => {
      for (let time = 0; time < 2; time += 1) await page.getByRole('button', { name: 'One unit more' }).click();
      // The values count from January, and the names have no year before hydration.
      await page.getByRole('combobox', { name: 'First month' }).selectOption('4');
    },
    expectDone: (page) => expect(page.getByRole('row', { name: /^May \d+ AC service, 5.units$/ })).toBeVisible(),
  },
  'C177 swiping the pictures': {
    path: '/painting-services',
    act: (page) =>
      page.getByRole('img', { name: texts.paintJobs.images.at(-1)?.src.alt ?? 'missing' }).evaluate(scrollIntoView),
    expectDone: (page) =>
      expect(
        page.getByText(`Picture ${texts.paintJobs.images.length} of ${texts.paintJobs.images.length}`),
      ).toBeVisible(),
  },
  'C124 sending an empty enquiry': {
    path: '/contact',
    act: (page) => send(page).click(),
    expectDone: async (page) => {
      await expect(page.getByText(texts.forms.help.summaryHeading)).toBeVisible();
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    },
  },
  'C133 sending an enquiry': {
    path: '/contact',
    act: async (page) => {
      await fillInEnquiry(page);
      await send(page).click();
    },
    expectDone: async (page) => {
      await expect(page.getByRole('heading', { name: texts.forms.enquiry.thanks.title })).toBeFocused();
      // Browsers list a request shortly after its response.
      const sent = () => page.evaluate((path) => performance.getEntriesByName(location.origin + path).length, sendPath);
      await expect.poll(sent).toBe(1);
    },
  },
  'C123 filling in half an enquiry': {
    path: '/contact?service=Painting',
    act: async (page) => {
      await service(page).selectOption('Plumbing');
      await message(page).pressSequentially('The tap');
    },
    expectDone: async (page) => {
      await expect(service(page)).toHaveValue('Plumbing');
      await expect(message(page)).toHaveValue('The tap');
      await expect(message(page)).toBeFocused();
    },
  },
  'C083 following Enquire Now': {
    path: servicePath('plumbing'),
    act: async (page) => {
      await skeletonGone(page);
      await page.getByRole('link', { name: 'Enquire Now' }).first().click();
    },
    expectDone: (page) => expect(service(page)).toHaveValue('Plumbing'),
  },
  'C020 going back': {
    path: '/faqs',
    cameFrom: '/about',
    act: (page) => page.goBack({ waitUntil: 'commit' }),
    expectDone: (page) => expect(page).toHaveTitle(`${business.productName} - ${texts.about.meta.title}`),
  },
};

const scrollIntoView = (element: Element) => element.scrollIntoView({ inline: 'center', behavior: 'instant' });

async function openUntilPainted(page: Page, { path, cameFrom }: FirstAction) {
  if (cameFrom) await page.goto(cameFrom);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** In milliseconds after the first paint: before `load`, while scripts load, and during hydration. */
const delays = [0, 300, 1000];

test.beforeEach(async ({ page }) => {
  await page.route(`**${sendPath}`, (route) => route.fulfill({ status: 200, body: 'OK' }));
});

test.afterEach(({ browserErrors }) => {
  // Chromium reports each script that failed to load, and preloaded data that no script has used.
  expectOnlyErrors(browserErrors, /net::ERR_FAILED/, /was preloaded using link preload but not used/);
});

for (const [name, action] of Object.entries(actions)) {
  const tag = action.isOnPhone ? ['@phone'] : [];

  test(`${name} before the scripts have loaded happens once, after hydration`, { tag }, async ({ page }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await openUntilPainted(page, action);
    await action.act(page);
    scripts.resolve();
    await hydrated(page);
    await action.expectDone(page);
  });

  test(`${name} during the start of a slow phone happens once`, { tag: [...tag, '@full'] }, async ({
    page,
    context,
  }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const delay of delays)
      await test.step(`${delay} ms after the first paint`, async () => {
        await openUntilPainted(page, action);
        // A fixed wait, because the test is about the time of the action.
        await page.waitForTimeout(delay);
        await action.act(page);
        await hydrated(page);
        await action.expectDone(page);
        // Removes the draft that the form has stored.
        await page.evaluate(() => sessionStorage.clear());
      });
  });
}

test('N13 the browser posts the enquiry when scripts cannot load', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/contact');
  await fillInEnquiry(page);
  await send(page).click();
  await expect(page.getByRole('heading', { name: texts.forms.enquiry.thanks.title })).toBeVisible();
});
