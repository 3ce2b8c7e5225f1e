import type { Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { faqTypes } from '#content/model/faqs-page.ts';
import { faqs } from '#content/questions.ts';
import { servicePath } from '#content/service-paths.ts';
import { services } from '#content/services/index.ts';
import { texts } from '#content/texts.ts';
import { searchedWord } from './searched-word.ts';
import { boxOf, expect, expectAccessible, expectOnlyErrors, footerLink, jumpTo, openHydrated, test } from './test.ts';

const [first, last, lastPage] = [faqs[0], faqs.at(-1), services.at(-1)];
if (!first || !last || !lastPage) throw new Error('There are no questions or no services.');

const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Topics' }).getByRole('button', { name: new RegExp(`^${name} `) });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true, includeHidden: true });
const pressed = (page: Page) => page.getByRole('button', { pressed: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search all questions' });
const status = (page: Page) => page.getByRole('status');
const answers = (page: Page) => page.locator('details:visible[id]');
const question = (page: Page, id: string) => page.locator(`details[id="${id}"]`);

test('C106 exactly one category is selected, first of all Air Conditioning, readable below the pointer, and its heading is in view; questions open and close by keyboard', async ({
  page,
}) => {
  await openHydrated(page, '/faqs');
  await expect(pressed(page)).toHaveText(/^Air Conditioning/);
  await question(page, first.id).locator('summary').press('Enter');
  await expect(page.getByText(first.answer), 'C107').toBeVisible();
  await pressed(page).hover();
  await expectAccessible(page);
  await question(page, first.id).locator('summary').press('Enter');
  await expect(page.getByText(first.answer)).toBeHidden();
  await jumpTo(page, 900);
  await category(page, 'Payments').click();
  await expect(heading(page, 'Payments')).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 400 });
  for (const title of faqTypes) {
    await category(page, title).click();
    const { length } = faqs.filter(({ faq_type }) => faq_type === title);
    await expect(pressed(page), 'C105').toHaveText([`${title} (${length})`]);
    await expect(answers(page)).toHaveCount(length);
    await expect(heading(page, title)).toBeInViewport();
  }
});

test('N08 the address of a question opens its category and its answer below the header, on the first load and on the open page, and the browser’s own search shows a hidden category; Back opens an opened answer again', async ({
  page,
}) => {
  await openHydrated(page, `/faqs#${last.id}`);
  await expect(page.getByText(last.answer)).toBeVisible();
  await expect(pressed(page)).toHaveText(new RegExp(`^${last.faq_type}`));
  const summary = question(page, last.id).locator('summary');
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  const header = await boxOf(page.getByRole('banner'));
  expect((await boxOf(summary)).y).toBeGreaterThanOrEqual(header.height);
  await page.evaluate((id) => {
    location.hash = id;
  }, first.id);
  await expect(page.getByText(first.answer)).toBeVisible();
  // Browsers dispatch this event when find-in-page finds text in the section.
  await heading(page, 'Painting').dispatchEvent('beforematch');
  await expect(pressed(page)).toHaveText(/^Painting/);
  const answer = answers(page).nth(1);
  await answer.click();
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(answer).toHaveAttribute('open');
  await expect(answer).toBeInViewport();
});

test('N08 the search shows matching answers of all categories and their number, is kept on Back and reload, also after a link to a question, marks the sentence with the words, and ends with the choice of a category, which a reload keeps', async ({
  page,
}) => {
  await openHydrated(page, `/faqs#${first.id}`);
  await search(page).fill(searchedWord);
  await expect(question(page, last.id)).toBeVisible();
  const count = await answers(page).count();
  await expect(status(page)).toHaveText(new RegExp(`^${count} answers?( and|$)`));
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(search(page)).toHaveValue(searchedWord);
  await page.reload();
  await expect(status(page)).not.toBeEmpty();

  // The best answer is the one that contains the whole sentence.
  const [sentence = ''] = last.answer.split(/(?<=\.) /);
  await search(page).fill(sentence);
  await expect(question(page, last.id).locator('mark')).toHaveText(sentence);
  await expect(pressed(page)).toHaveText(new RegExp(`^${last.faq_type} `));
  await expectAccessible(page);
  // In the tab order, the search field comes before the categories.
  await page.keyboard.press('Tab');
  await expect(category(page, 'Air Conditioning')).toBeFocused();
  await category(page, 'Painting').click();
  await page.reload();
  await expect(pressed(page)).toHaveText(/^Painting/);
});

test('N08 the search lists service pages that contain the words, with the matching line, on phones right below it, and offers the form and the phone when nothing has all words', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await openHydrated(page, '/faqs');
  await search(page).fill('zeppelin');
  await expect(status(page)).toHaveText(`${texts.faqsPage.empty}. ${texts.faqsPage.filter.noMatch}`);
  await expect(answers(page)).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: `Call ${business.phone.display}` }).first()).toBeVisible();
  await expectAccessible(page);
  await search(page).fill(`zeppelin ${searchedWord}`);
  await expect(answers(page)).not.toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Send your question' })).toHaveAttribute(
    'href',
    `/contact?chosen=zeppelin+${searchedWord}`,
  );

  const [line = ''] = lastPage.features;
  await search(page).fill(line);
  const found = page.getByRole('region', { name: texts.faqsPage.filter.pages.heading }).getByRole('link').first();
  await expect(found).toContainText(lastPage.title);
  await expect(found).toContainText(line);
  await expectAccessible(page);
  await expect(category(page, 'Air Conditioning')).toBeVisible({ visible: !isMobile });
  await found.click();
  await expect(page).toHaveURL(servicePath(lastPage.slug));
});

test('N08 a search whose script cannot load logs nothing and works on the next key press; a category that is chosen while it still loads stays chosen', async ({
  page,
  browserErrors,
}) => {
  const script = '**/assets/search-*.js';
  const loading = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    await loading.promise;
    await route.continue();
  });
  await page.route(script, (route) => route.abort(), { times: 1 });
  await openHydrated(page, '/faqs');
  const failed = page.waitForEvent('requestfailed');
  await search(page).focus();
  await failed;
  await search(page).pressSequentially(searchedWord);
  await category(page, 'Painting').click();
  const came = page.waitForResponse(script);
  loading.resolve();
  await (await came).finished();
  // Imports the script of the search again, and waits for a frame, so that the page has been painted with the
  // script's result.
  await page.evaluate(async (address) => {
    await import(address);
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  }, (await came).url());
  await expect(pressed(page)).toHaveText(/^Painting/);
  await search(page).fill(searchedWord);
  await expect(status(page)).not.toBeEmpty();
  expectOnlyErrors(browserErrors, /net::ERR_FAILED/);
});
