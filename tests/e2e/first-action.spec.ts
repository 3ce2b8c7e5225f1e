import type { Page } from '@playwright/test';
import { agreementPath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { sendPath } from '#contract/email-wire.ts';
import { fieldOf } from '../fill-in-forms.ts';
import { searchedWord } from './searched-word.ts';
import {
  expect,
  expectOnlyErrors,
  menuButton,
  sendButton,
  sendEnquiry,
  test,
  thanksHeading,
  waitForHydration,
} from './test.ts';

/** A visitor's action before or during hydration, and the expected result once the page is hydrated. */
type FirstAction = {
  path: string;
  isOnPhone?: true;
  act(page: Page): Promise<unknown>;
  expectDone(page: Page): Promise<unknown>;
};

const search = (page: Page) => page.getByRole('searchbox');

/** Actions that work without JavaScript. React must keep their result. */
const kept: Record<string, FirstAction> = {
  'C068 opening the menu': {
    path: '/',
    isOnPhone: true,
    act: (page) => menuButton(page).tap(),
    expectDone: (page) => expect(page.getByRole('banner').getByRole('link', { name: 'FAQs' })).toBeVisible(),
  },
  'C177 swiping the pictures': {
    path: '/painting-services',
    act: (page) =>
      page
        .getByRole('img', { name: texts.paintJobs.images.at(-1)?.src.alt ?? 'missing' })
        .evaluate((picture) => picture.scrollIntoView({ inline: 'center', behavior: 'instant' })),
    expectDone: (page) => {
      const { length } = texts.paintJobs.images;
      return expect(page.getByText(`Picture ${length} of ${length}`)).toBeVisible();
    },
  },
  'C123 filling in half an enquiry': {
    path: '/contact?service=Painting',
    act: async (page) => {
      await page.getByLabel('Email').fill('sara@gmail.con');
      await fieldOf(page, 'Service').selectOption('Plumbing');
      await fieldOf(page, 'Message').pressSequentially('The tap');
    },
    expectDone: async (page) => {
      await expect(fieldOf(page, 'Service')).toHaveValue('Plumbing');
      await expect(fieldOf(page, 'Message')).toHaveValue('The tap');
      await expect(fieldOf(page, 'Message')).toBeFocused();
      await expect(page.getByText('Did you mean sara@gmail.com?')).toBeVisible();
    },
  },
};

/** Actions that need React. The page replays them after hydration. */
const replayed: Record<string, FirstAction> = {
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
      // In the values, months count from 0. In the names, the year is missing before hydration.
      await page.getByRole('combobox', { name: 'First month' }).selectOption('4');
    },
    expectDone: (page) => expect(page.getByRole('row', { name: /^May \d+ AC service, 5.units$/ })).toBeVisible(),
  },
  'C133 sending an enquiry': {
    path: '/contact',
    act: sendEnquiry,
    expectDone: async (page) => {
      await expect(thanksHeading(page)).toBeFocused();
      // Browsers list a request shortly after its response.
      const sent = () => page.evaluate((path) => performance.getEntriesByName(location.origin + path).length, sendPath);
      await expect.poll(sent).toBe(1);
    },
  },
};

async function openUntilPainted(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

test.beforeEach(async ({ page }) => {
  await page.route(`**${sendPath}`, (route) => route.fulfill({ body: 'OK' }));
});

for (const [name, { path, isOnPhone, act, expectDone }] of Object.entries({ ...kept, ...replayed }))
  test(`${name} before the scripts have loaded happens once, after hydration`, {
    tag: isOnPhone ? '@phone' : [],
  }, async ({ page }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await openUntilPainted(page, path);
    await act(page);
    scripts.resolve();
    await waitForHydration(page);
    await expectDone(page);
  });

for (const [name, { path, act, expectDone }] of Object.entries(replayed))
  test(`${name} during the start of a slow phone happens once`, { tag: '@full' }, async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // Delays in milliseconds: before `load`, while scripts load, and during hydration.
    for (const delay of [0, 300, 1000])
      await test.step(`${delay} ms after the first paint`, async () => {
        await openUntilPainted(page, path);
        // A fixed wait, because the test is about the time of the action.
        await page.waitForTimeout(delay);
        await act(page);
        await waitForHydration(page);
        await expectDone(page);
        // Removes the draft that the form has stored.
        await page.evaluate(() => sessionStorage.clear());
      });
  });

test('N13 the browser posts the enquiry when scripts cannot load; the button shows that it was pressed', async ({
  page,
  browserErrors,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/contact');
  await sendEnquiry(page);
  await expect(sendButton(page)).toBeDisabled();
  await expect(thanksHeading(page)).toBeVisible();
  // Chromium reports each script that failed to load, and preloaded data that no script has used.
  expectOnlyErrors(browserErrors, /net::ERR_FAILED/, /was preloaded using link preload but not used/);
});
