import type { Page } from '@playwright/test';
import { faqs } from '#content/faqs.ts';
import { enquiryForm } from '#content/forms.ts';
import { notFoundPath, pagePaths } from '#content/paths.ts';
import { sendPath } from '#contract/email-wire.ts';
import { hydrated } from '../test.ts';

export type State = { name: string; path: string; arrange?: (page: Page) => Promise<void> };

const sendButton = (page: Page) => page.getByRole('button', { name: enquiryForm.submit });

async function sendEnquiry(page: Page) {
  await page.getByLabel('Name').fill('Sara');
  await page.getByLabel('E-mail').fill('sara@example.com');
  await page.getByLabel('Phone', { exact: true }).fill('050 123 4567');
  await page.getByRole('combobox', { name: 'Service' }).selectOption('Plumbing');
  await page.getByLabel('Message').fill('A leak.');
  await sendButton(page).click();
}

/** What a visitor can bring a page to, beside the way in which it opens. */
const states: State[] = [
  {
    name: 'the answers are open',
    path: '/faqs',
    arrange: (page) =>
      page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
      }),
  },
  {
    name: 'the search has found something',
    path: '/faqs',
    arrange: (page) => page.getByRole('searchbox').fill(faqs[0]?.question.split(' ').at(-1) ?? ''),
  },
  {
    name: 'the form has errors',
    path: '/contact',
    arrange: async (page) => {
      await sendButton(page).click();
      await page.getByRole('heading', { name: 'Please check these fields' }).waitFor();
    },
  },
  {
    name: 'the enquiry has failed',
    path: '/contact',
    arrange: async (page) => {
      await page.route(`**${sendPath}`, (route) => route.fulfill({ status: 503, body: 'later' }));
      await sendEnquiry(page);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'the enquiry is thanked for',
    path: '/contact',
    arrange: async (page) => {
      await page.route(`**${sendPath}`, (route) => route.fulfill({ status: 200, body: 'OK' }));
      await sendEnquiry(page);
      await page.getByRole('heading', { name: enquiryForm.thanks.title }).waitFor();
    },
  },
  {
    name: 'the Services menu is open',
    path: '/about',
    arrange: (page) =>
      page.evaluate(() => {
        document.querySelector<HTMLElement>('#site-menu')?.showPopover();
        document.querySelector('header details')?.setAttribute('open', '');
      }),
  },
];

export const pageStates: State[] = [...pagePaths, notFoundPath].map((path) => ({ name: path, path }));

/** Every page as it opens, and every state that a visitor can bring one to. */
export const everyState: State[] = [
  ...pageStates,
  ...states.map((state) => ({ ...state, name: `${state.path}, ${state.name}` })),
];

export async function openState(page: Page, { path, arrange }: State) {
  await page.goto(path);
  if (!arrange) return;
  await hydrated(page);
  await arrange(page);
}
