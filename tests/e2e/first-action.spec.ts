import type { Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { agreementPath, servicePath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { sendPath } from '#contract/email-wire.ts';
import { fillInEnquiry, fillInQuote } from '../fill-in-forms.ts';
import { searchedWord } from './searched-word.ts';
import { titleOf } from './service-titles.ts';
import { skeletonGone } from './skeleton-overlay.ts';
import { expect, expectOnlyErrors, hydrated, test } from './test.ts';

/** A visitor's action before, during or after hydration, and the expected result once the page is hydrated. */
type FirstAction = {
  path: string;
  cameFrom?: string;
  /** True for actions that only `npm run test:all` tests. Another action covers the same code. */
  isFullOnly?: true;
  only?: 'desktop' | 'phone';
  act(page: Page): Promise<unknown>;
  expectDone(page: Page): Promise<unknown>;
};

const servicesList = (page: Page) => page.getByRole('banner').getByRole('link', { name: titleOf('plumbing') });
const services = (page: Page) => page.locator('summary', { hasText: 'Services' });
const heading = (page: Page, level: number, name: string) => page.getByRole('heading', { level, name, exact: true });
const submit = (page: Page) => page.getByRole('main').locator('button[type=submit]');

async function expectSentOnce(page: Page, { thanks, success }: Pick<typeof texts.forms.enquiry, 'thanks' | 'success'>) {
  await expect(page.getByRole('heading', { name: thanks.title })).toBeFocused();
  await expect(
    page.getByRole('region', { name: /Notifications/ }).getByText(success.title, { exact: true }),
  ).toBeVisible();
  // Browsers list a request shortly after its response.
  const sent = () => page.evaluate((path) => performance.getEntriesByName(location.origin + path).length, sendPath);
  await expect.poll(sent).toBe(1);
}

const actions: Record<string, FirstAction> = {
  'C064 hovering Services': {
    path: '/about',
    only: 'desktop',
    act: async (page) => {
      await services(page).hover();
      await expect(servicesList(page)).toBeVisible();
    },
    expectDone: (page) => expect(servicesList(page)).toBeVisible(),
  },
  'C064 opening Services by keyboard': {
    isFullOnly: true,
    path: '/about',
    only: 'desktop',
    act: async (page) => {
      for (const _key of ['skip link', 'logo', 'Services']) await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
    },
    expectDone: async (page) => {
      await expect(servicesList(page)).toBeVisible();
      await expect(services(page)).toBeFocused();
    },
  },
  'C068 opening the menu': {
    path: '/',
    only: 'phone',
    act: (page) => page.getByRole('button', { name: 'Menu' }).tap(),
    expectDone: (page) => expect(page.getByRole('banner').getByRole('link', { name: 'FAQs' })).toBeVisible(),
  },
  'C065 opening the menu and its accordion': {
    isFullOnly: true,
    path: '/',
    only: 'phone',
    act: async (page) => {
      await page.getByRole('button', { name: 'Menu' }).tap();
      await services(page).tap();
    },
    expectDone: (page) => expect(servicesList(page)).toBeVisible(),
  },
  'C070 one flick down the page': {
    path: '/',
    act: (page) => page.evaluate(() => scrollTo(0, 1200)),
    expectDone: async (page) => {
      await expect(page.getByRole('banner')).not.toBeInViewport();
      const states = await page
        .locator('[data-reveal]')
        .evaluateAll((blocks) => blocks.map((block) => block.getAttribute('data-reveal')));
      expect(states).toContain('at-once');
      expect(states.at(-1)).toBe('waiting');
      expect(await page.evaluate(() => scrollY)).toBe(1200);
    },
  },
  'C070 down and a little up': {
    isFullOnly: true,
    path: '/',
    act: async (page) => {
      await page.evaluate(() => scrollTo(0, 1200));
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await page.evaluate(() => scrollTo(0, 1100));
    },
    expectDone: (page) => expect(page.getByRole('banner')).toBeInViewport(),
  },
  'C105 choosing a category': {
    path: '/faqs',
    act: (page) => page.getByRole('button', { name: /^Painting/ }).click(),
    expectDone: async (page) => {
      await expect(heading(page, 2, 'Painting')).toBeVisible();
      await expect(heading(page, 2, 'Air Conditioning')).toBeHidden();
    },
  },
  'C107 opening a question': {
    isFullOnly: true,
    path: '/faqs',
    act: (page) => page.locator('main details:visible > summary').first().click(),
    expectDone: (page) => expect(page.locator('main details[open] p').first()).toBeVisible(),
  },
  'N08 searching': {
    path: '/faqs',
    act: (page) => page.getByRole('searchbox').pressSequentially(searchedWord),
    expectDone: async (page) => {
      await expect(page.getByRole('searchbox')).toHaveValue(searchedWord);
      await expect(page.getByRole('searchbox')).toBeFocused();
      await expect(page.getByRole('status')).toContainText(/answers/);
    },
  },
  'C177 the next button of the carousel': {
    path: '/painting-services',
    act: (page) => page.getByRole('button', { name: 'Next picture' }).click(),
    expectDone: (page) => expect(page.getByText('Picture 2 of 5')).toBeVisible(),
  },
  'C177 scrolling the row of pictures': {
    path: '/painting-services',
    act: async (page) => {
      const picture = page.getByRole('region', { name: 'Pictures of paint jobs' }).locator('li').nth(2);
      await picture.evaluate((one) => one.scrollIntoView({ inline: 'center', block: 'center', behavior: 'instant' }));
    },
    expectDone: (page) => expect(page.getByText('Picture 3 of 5')).toBeVisible(),
  },
  'N09 adding two units': {
    path: agreementPath,
    act: async (page) => {
      for (let time = 0; time < 2; time += 1) await page.getByRole('button', { name: 'One unit more' }).click();
    },
    expectDone: (page) => expect(page.getByRole('textbox', { name: 'Number of AC units' })).toHaveValue('5'),
  },
  'N09 choosing another first month': {
    path: agreementPath,
    act: (page) => page.getByLabel('First month').selectOption('4'),
    expectDone: async (page) => {
      await expect(page.getByLabel('First month')).toHaveValue('4');
      await expect(page.getByRole('rowheader', { name: /^May/ }).first()).toBeVisible();
    },
  },
  'C124 sending an empty enquiry': {
    path: '/contact',
    act: (page) => submit(page).click(),
    expectDone: async (page) => {
      await expect(page.getByText(texts.forms.help.summaryHeading)).toBeVisible();
      await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    },
  },
  'C133 sending an enquiry': {
    path: '/contact',
    act: async (page) => {
      await fillInEnquiry(page);
      await submit(page).click();
    },
    expectDone: (page) => expectSentOnce(page, texts.forms.enquiry),
  },
  'C132 sending an enquiry by pressing Enter twice': {
    isFullOnly: true,
    path: '/contact',
    act: async (page) => {
      await fillInEnquiry(page);
      await page.getByLabel('Name', { exact: true }).press('Enter');
      // The form may already be gone; the key press then has no effect.
      await page.keyboard.press('Enter');
    },
    expectDone: (page) => expectSentOnce(page, texts.forms.enquiry),
  },
  'C145 sending an empty quote form': {
    isFullOnly: true,
    path: '/painting-services',
    act: (page) => submit(page).click(),
    expectDone: (page) => expect(page.getByLabel('Full name', { exact: true })).toHaveAttribute('aria-invalid', 'true'),
  },
  'C148 sending a quote': {
    path: '/painting-services',
    act: async (page) => {
      await fillInQuote(page);
      await submit(page).click();
    },
    expectDone: (page) => expectSentOnce(page, texts.forms.quote),
  },
  'C123 filling in half an enquiry': {
    isFullOnly: true,
    path: '/contact',
    act: async (page) => {
      await page.getByRole('combobox', { name: 'Service' }).selectOption('Plumbing');
      await page.getByLabel('Message', { exact: true }).pressSequentially('The tap');
    },
    expectDone: async (page) => {
      await expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('Plumbing');
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('The tap');
      await expect(page.getByLabel('Message', { exact: true })).toBeFocused();
    },
  },
  'C083 following Enquire Now': {
    path: servicePath('plumbing'),
    act: async (page) => {
      await skeletonGone(page);
      await page.getByRole('link', { name: 'Enquire Now' }).first().click();
    },
    expectDone: (page) => expect(page.getByRole('combobox', { name: 'Service' })).toHaveValue('Plumbing'),
  },
  'C044 following a link': {
    isFullOnly: true,
    path: '/',
    act: (page) => page.getByRole('link', { name: 'More About Us' }).click(),
    expectDone: (page) => expect(page).toHaveURL('/about'),
  },
  'C186 pressing Alt+T, then sending an enquiry': {
    path: '/contact',
    act: async (page) => {
      await page.keyboard.press('Alt+KeyT');
      await fillInEnquiry(page);
      await submit(page).click();
    },
    expectDone: async (page) => {
      await expectSentOnce(page, texts.forms.enquiry);
      await page.keyboard.press('Alt+KeyT');
      await expect(page.getByRole('button', { name: 'Close toast' })).toBeVisible();
    },
  },
  'C020 going back': {
    path: '/faqs',
    cameFrom: '/about',
    act: (page) => page.goBack({ waitUntil: 'commit' }),
    expectDone: (page) => expect(page).toHaveTitle(`${business.productName} - ${texts.about.meta.title}`),
  },
};

const screens = { desktop: [], phone: ['@phone'], both: ['@both'] };

function tagsOf({ only, isFullOnly }: FirstAction) {
  return [...(isFullOnly ? ['@full'] : []), ...(only === 'phone' ? screens.phone : [])];
}

async function openUntilPainted(page: Page, { path, cameFrom }: FirstAction) {
  if (cameFrom) await page.goto(cameFrom);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

/** Delays all script files until the returned function is called. */
async function delayScripts(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test.beforeEach(async ({ page }) => {
  await page.route(`**${sendPath}`, (route) => route.fulfill({ status: 200, body: 'OK' }));
});

test.describe('before hydration', () => {
  for (const [name, action] of Object.entries(actions))
    test(`${name} happens once`, { tag: tagsOf(action) }, async ({ page }) => {
      const releaseScripts = await delayScripts(page);
      await openUntilPainted(page, action);
      await action.act(page);
      releaseScripts();
      await hydrated(page);
      await action.expectDone(page);
    });

  test('N13 the enquiry is posted by the browser when scripts cannot load', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/contact');
    await fillInEnquiry(page);
    await submit(page).click();
    await expect(page.getByRole('heading', { name: texts.forms.enquiry.thanks.title })).toBeVisible();
  });
});

test.afterEach(({ browserErrors }) => {
  // Chromium reports each script that failed to load, and preloaded data that no script has used.
  expectOnlyErrors(browserErrors, /net::ERR_FAILED/, /was preloaded using link preload but not used/);
});

/** In milliseconds after the first paint: before `load`, while scripts load, and during hydration. */
const delays = [0, 300, 1000];

test.describe('on a slow processor', { tag: '@full' }, () => {
  for (const [name, action] of Object.entries(actions))
    test(`${name} happens once, before, during and after hydration`, { tag: screens[action.only ?? 'both'] }, async ({
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
});
