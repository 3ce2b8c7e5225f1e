import type { Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { faqTypes } from '#content/model/faqs-page.ts';
import { faqs } from '#content/questions.ts';
import { servicePath } from '#content/service-paths.ts';
import { services } from '#content/services/index.ts';
import { texts } from '#content/texts.ts';
import { searchedWord } from './searched-word.ts';
import { expect, expectAccessible, expectOnlyErrors, openHydrated, test } from './test.ts';

const categories = faqTypes.map((title) => ({ title, questions: faqs.filter(({ faq_type }) => faq_type === title) }));

/** A sentence that only one answer contains, and a line that only one service page contains. */
const [onlyAnswer, onlyPage] = [faqs.at(-1), services.at(-1)];
if (!onlyAnswer || !onlyPage) throw new Error('There are no questions or no services.');
const [sentence = ''] = onlyAnswer.answer.split(/(?<=\.) /);

const buttons = (page: Page) => page.getByRole('group', { name: 'Topics' }).getByRole('button');
const pressed = (page: Page) => page.getByRole('button', { pressed: true });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search all questions' });
const answers = (page: Page) => page.locator('details:visible[id]');
const question = (page: Page, id: string) => page.locator(`details[id="${id}"]`);

test('C106 exactly one category is selected, first of all Air Conditioning', async ({ page }) => {
  await openHydrated(page, '/faqs');
  await expect(pressed(page)).toHaveText(/^Air Conditioning/);
  for (const { title, questions } of categories) {
    await buttons(page).filter({ hasText: title }).click();
    await expect(pressed(page)).toHaveCount(1);
    await expect(pressed(page)).toHaveText(`${title} (${questions.length})`);
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    await expect(answers(page)).toHaveCount(questions.length);
  }
});

test('C107 questions are headings that open by mouse and keyboard and close again', async ({ page }) => {
  await openHydrated(page, '/faqs');
  const [first, second] = categories[0]?.questions ?? [];
  if (!first || !second) throw new Error('The first category needs two questions.');
  await expect(page.getByText(first.answer)).toBeHidden();
  await page.getByRole('heading', { level: 3, name: first.question }).click();
  await expect(page.getByText(first.answer)).toBeVisible();

  await question(page, second.id).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(second.answer)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(second.answer)).toBeHidden();
});

test('N08 the address of a question opens its category and its answer below the header, on the first load and on the open page, and the browser’s own search shows a hidden category', async ({
  page,
}) => {
  const [first = onlyAnswer] = faqs;
  await openHydrated(page, `/faqs#${onlyAnswer.id}`);
  await expect(page.getByText(onlyAnswer.answer)).toBeVisible();
  await expect(pressed(page)).toHaveText(new RegExp(`^${onlyAnswer.faq_type}`));
  await expect(question(page, onlyAnswer.id).locator('summary')).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const summary = await question(page, onlyAnswer.id).boundingBox();
  expect(summary?.y).toBeGreaterThanOrEqual(header?.height ?? Number.NaN);
  await expect(page.getByRole('heading', { name: onlyAnswer.question })).toBeInViewport();
  await page.evaluate((id) => {
    location.hash = id;
  }, first.id);
  await expect(page.getByText(first.answer)).toBeVisible();
  await question(page, first.id).getByRole('link', { name: texts.faqsPage.answerLink }).click();
  await expect(page).toHaveURL(`/faqs#${first.id}`);
  // Browsers dispatch this event when find-in-page finds text in the section.
  await page.getByRole('heading', { name: 'Painting', exact: true, includeHidden: true }).dispatchEvent('beforematch');
  await expect(pressed(page)).toHaveText(/^Painting/);
});

test.describe('N08 the search over all categories', () => {
  test('shows matching answers of all categories, their number, and whether they have all words, until a category is chosen', async ({
    page,
  }) => {
    await openHydrated(page, '/faqs');
    await search(page).fill(searchedWord);
    await expect(page.getByRole('heading', { name: onlyAnswer.question })).toBeVisible();
    const count = await answers(page).count();
    await expect(page.getByRole('status')).toHaveText(new RegExp(`^${count} answers?( and|$)`));
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL('/about');
    await page.goBack();
    await expect(search(page), 'the search is kept').toHaveValue(searchedWord);
    await expect(page.getByRole('status')).not.toBeEmpty();
    await search(page).fill(`${searchedWord} zeppelin`);
    await expect(page.getByRole('status')).toHaveText(/^\d+ answers? with some of these words/);
    await search(page).fill('');
    await expect(page.getByRole('status')).toBeEmpty();
    await expect(pressed(page)).toHaveText(/^Air Conditioning/);
    await search(page).fill(searchedWord);
    await buttons(page).filter({ hasText: 'Painting' }).click();
    await expect(search(page)).toHaveValue('');
    await expect(pressed(page)).toHaveText(/^Painting/);
  });

  test('offers the form and the phone when nothing is found', { tag: '@both' }, async ({ page }) => {
    await openHydrated(page, '/faqs');
    await search(page).fill('zeppelin');
    await expect(page.getByRole('status')).toHaveText(`${texts.faqsPage.empty}. ${texts.faqsPage.filter.noMatch}`);
    await expect(answers(page)).toHaveCount(0);
    const ask = page.getByRole('link', { name: 'Send your question' });
    await expect(ask).toHaveAttribute('href', '/contact?message=zeppelin');
    const call = page.getByRole('main').getByRole('link', { name: `Call ${business.phone.display}` });
    await expect(call.first()).toBeVisible();
    await expectAccessible(page);
  });

  test('lists service pages that contain the words, with the matching line, on phones right below the search', {
    tag: '@both',
  }, async ({ page, isMobile }) => {
    await openHydrated(page, '/faqs');
    const [line = ''] = onlyPage.features;
    await search(page).fill(line);
    const found = page.getByRole('region', { name: texts.faqsPage.filter.pages.heading }).getByRole('link').first();
    await expect(found).toContainText(onlyPage.title);
    await expect(found).toContainText(line);
    await expectAccessible(page);
    await expect(buttons(page).first()).toBeVisible({ visible: !isMobile });
    await found.click();
    await expect(page).toHaveURL(servicePath(onlyPage.slug));
  });

  test('opens the only answer, selects its category, marks the sentence that matches, and closes the answer after the search', async ({
    page,
  }) => {
    await openHydrated(page, '/faqs');
    await search(page).fill(sentence);
    const answer = question(page, onlyAnswer.id);
    await expect(answer).toHaveAttribute('open');
    await expect(answer.locator('mark')).toHaveText(sentence);
    await expectAccessible(page);
    await expect(pressed(page)).toHaveText(new RegExp(`^${onlyAnswer.faq_type} `));
    await search(page).fill('');
    await expect(answer).not.toHaveAttribute('open');
    // The keyboard reaches the search before the categories.
    await page.keyboard.press('Tab');
    await expect(buttons(page).first()).toBeFocused();
  });

  test('a category that is chosen while the search still loads stays chosen', async ({ page }) => {
    const loaded = Promise.withResolvers<void>();
    await page.route('**/assets/search-*.js', async (route) => {
      await loaded.promise;
      await route.continue();
    });
    await openHydrated(page, '/faqs');
    await search(page).fill(searchedWord);
    await buttons(page).filter({ hasText: 'Painting' }).click();
    const came = page.waitForResponse('**/assets/search-*.js');
    loaded.resolve();
    await (await came).finished();
    // The same script once more: it has run, and the page has been painted with its result.
    await page.evaluate(async (script) => {
      await import(script);
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    }, (await came).url());
    await expect(pressed(page)).toHaveText(/^Painting/);
    await expect(answers(page)).toHaveCount(
      categories.find(({ title }) => title === 'Painting')?.questions.length ?? 0,
    );
  });

  test('a search whose script cannot load logs nothing, and works on the next key press', async ({
    page,
    browserErrors,
  }) => {
    await page.route('**/assets/search-*.js', (route) => route.abort());
    await openHydrated(page, '/faqs');
    const failed = page.waitForEvent('requestfailed');
    await search(page).focus();
    await failed;
    await page.unroute('**/assets/search-*.js');
    expectOnlyErrors(browserErrors, /net::ERR_FAILED/);
    await search(page).pressSequentially(searchedWord);
    await expect(answers(page)).not.toHaveCount(0);
  });
});

test('N13 without scripts, all categories are visible and an answer opens', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  await page.goto('/faqs');
  await expect(answers(page)).toHaveCount(faqs.length);
  await expect(buttons(page)).toHaveCount(0);
  await page.getByRole('heading', { name: onlyAnswer.question }).click();
  await expect(page.getByText(onlyAnswer.answer)).toBeVisible();
  await page.close();
});
