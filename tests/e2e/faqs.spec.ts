import type { Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { faqTypes } from '#content/model/faq.ts';
import { faqs } from '#content/questions.ts';
import { servicePath } from '#content/service-paths.ts';
import { services } from '#content/services/index.ts';
import { texts } from '#content/texts.ts';
import { searchedWord } from './searched-word.ts';
import { titleOf } from './service-titles.ts';
import { expect, expectAccessible, openHydrated, test } from './test.ts';

const categories = faqTypes.map((title) => ({ title, questions: faqs.filter(({ faq_type }) => faq_type === title) }));

/**
 * A word whose first five letters occur once on all service pages, and in no question, answer or `words` of the search.
 * Returned with its page and line. Throws if there is none.
 */
function wordOfOnePage() {
  const pages = services.map(({ title, slug, lead, signs, features, additional_features: more = [], prepare }) => ({
    title,
    path: servicePath(slug),
    lines: [lead, ...signs, ...features, ...more, ...prepare],
  }));
  const elsewhere = JSON.stringify([faqs, texts.faqsPage.filter.words]).toLowerCase();
  const everywhere = JSON.stringify(pages).toLowerCase();
  for (const { title, path, lines } of pages)
    for (const line of lines)
      for (const typed of line.toLowerCase().match(/\p{L}{6,}/gu) ?? []) {
        const beginning = typed.slice(0, 5);
        if (!elsewhere.includes(beginning) && everywhere.split(beginning).length === 2)
          return { typed, title, path, line };
      }
  throw new Error('Every word of the service pages is in an answer, or twice on these pages.');
}

const buttons = (page: Page) => page.getByRole('group', { name: 'Topics' }).getByRole('button');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search all questions' });
const question = (page: Page, id: string) => page.locator(`details[id="${id}"]`);

test('C106 exactly one category is selected, first of all Air Conditioning', async ({ page }) => {
  await openHydrated(page, '/faqs');
  const pressed = page.getByRole('button', { pressed: true });
  await expect(pressed).toHaveText(/^Air Conditioning/);
  for (const { title, questions } of categories) {
    await buttons(page).filter({ hasText: title }).click();
    await expect(pressed).toHaveCount(1);
    await expect(pressed).toHaveText(`${title} (${questions.length})`);
    await expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
    await expect(page.locator('details:visible[id]')).toHaveCount(questions.length);
  }
});

test('C107 questions are headings that open by mouse and keyboard and close again', async ({ page }) => {
  await openHydrated(page, '/faqs');
  const [first, second] = categories[0]?.questions ?? [];
  if (!first || !second) throw new Error('The first category needs two questions.');
  await expect(page.getByRole('heading', { level: 3, name: first.question })).toBeVisible();
  await expect(page.getByText(first.answer)).toBeHidden();
  await page.getByRole('heading', { name: first.question }).click();
  await expect(page.getByText(first.answer)).toBeVisible();

  await question(page, second.id).locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(second.answer)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText(second.answer)).toBeHidden();
});

test.describe('N08 the address of a question', () => {
  const last = faqs.at(-1);
  if (!last) throw new Error('There are no questions.');

  test('opens its category and its answer on the first load', async ({ page }) => {
    await openHydrated(page, `/faqs#${last.id}`);
    await expect(page.getByText(last.answer)).toBeVisible();
    await expect(page.getByRole('button', { pressed: true })).toHaveText(new RegExp(`^${last.faq_type}`));
    await expect(question(page, last.id).locator('summary')).toBeFocused();
    await expect(page.getByRole('heading', { name: last.question })).toBeInViewport();
  });

  test('opens its answer when the hash changes on the open page; the link below the answer sets the hash', async ({
    page,
  }) => {
    await openHydrated(page, '/faqs');
    await page.evaluate((id) => {
      location.hash = id;
    }, last.id);
    await expect(page.getByText(last.answer)).toBeVisible();
    await page.getByRole('link', { name: `${texts.faqsPage.answerLink} (${last.question})` }).click();
    await expect(page).toHaveURL(`/faqs#${last.id}`);
  });

  test('changes nothing when the hash is unknown', async ({ page }) => {
    await openHydrated(page, '/faqs#no-such-question');
    await expect(page.getByRole('button', { pressed: true })).toHaveText(/^Air Conditioning/);
  });
});

test.describe("N08 the browser's own search", () => {
  test('shows a hidden category when the browser finds text in it', async ({ page }) => {
    await openHydrated(page, '/faqs');
    const painting = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Painting', exact: true, includeHidden: true }) })
      .last();
    await expect(painting).toHaveAttribute('hidden', 'until-found');
    // Browsers dispatch this event when find-in-page finds text in the section.
    await painting.dispatchEvent('beforematch');
    await expect(page.getByRole('button', { pressed: true })).toHaveText(/^Painting/);
    await expect(painting).not.toHaveAttribute('hidden');
  });
});

test.describe('N08 the search over all categories', () => {
  const asked = faqs.at(-1)?.question ?? 'missing';

  test('shows matching answers of all categories, and their number', async ({ page }) => {
    await openHydrated(page, '/faqs');
    await search(page).fill(searchedWord);
    await expect(page.getByRole('heading', { name: asked })).toBeVisible();
    const count = await page.locator('details:visible[id]').count();
    await expect(page.getByRole('status')).toHaveText(new RegExp(`^${count} answers?( and|$)`));
    await search(page).fill('');
    await expect(page.getByRole('status')).toBeEmpty();
    await expect(page.getByRole('button', { pressed: true })).toHaveText(/^Air Conditioning/);
  });

  test('lists the best answer first', async ({ page }) => {
    await openHydrated(page, '/faqs');
    await search(page).fill(asked);
    await expect(page.locator('details:visible[id]').first()).toHaveAttribute('id', faqs.at(-1)?.id ?? 'missing');
  });

  test('says that the answers contain only some of the words', async ({ page }) => {
    await openHydrated(page, '/faqs');
    await search(page).fill(`${searchedWord} zeppelin`);
    await expect(page.getByRole('status')).toHaveText(/^\d+ answers? with some of these words/);
  });

  test('offers the form and the phone when nothing is found', { tag: '@both' }, async ({ page }) => {
    await openHydrated(page, '/faqs');
    await search(page).fill('zeppelin');
    await expect(page.getByRole('status')).toHaveText(texts.faqsPage.filter.noMatch);
    await expect(page.locator('details:visible[id]')).toHaveCount(0);
    const call = page
      .getByRole('link', { name: `Call ${business.phone.display}`, exact: true })
      .filter({ visible: true });
    const ask = page.getByRole('link', { name: 'Send your question' });
    await expect(ask).toHaveAttribute('href', '/contact?message=zeppelin');
    const main = page.getByRole('main');
    const [callBox, askBox] = [await main.locator(call).boundingBox(), await main.locator(ask).boundingBox()];
    if (!callBox || !askBox) throw new Error('One of the two ways is not shown.');
    const apart = Math.max(askBox.x - callBox.x - callBox.width, askBox.y - callBox.y - callBox.height);
    expect(apart).toBeGreaterThanOrEqual(8);
    expect(Math.min(callBox.height, askBox.height)).toBeGreaterThanOrEqual(44);
    await expectAccessible(page);
  });

  test('lists service pages that contain the words, with the matching line', { tag: '@both' }, async ({ page }) => {
    await openHydrated(page, '/faqs');
    const { typed, title, path, line } = wordOfOnePage();
    await search(page).fill(typed);
    const { pages } = texts.faqsPage.filter;
    await expect(page.getByRole('status')).toHaveText(`1 ${pages.one}`);
    const found = page.getByRole('region', { name: pages.heading }).getByRole('link');
    await expect(found).toContainText([title]);
    await expect(found).toContainText([line]);
    await expectAccessible(page);
    await found.click();
    await expect(page).toHaveURL(path);
  });

  test('shows how many answers and service pages it has found', async ({ page }) => {
    await openHydrated(page, '/faqs');
    const { results, pages, and } = texts.faqsPage.filter;
    await search(page).fill(titleOf('plumbing'));
    const found = page.getByRole('region', { name: pages.heading }).getByRole('link');
    await expect(found).not.toHaveCount(0);
    const countText = (count: number, { one, many }: { one: string; many: string }) =>
      `${count} ${count === 1 ? one : many}`;
    const answers = countText(await page.locator('details:visible[id]').count(), results);
    await expect(page.getByRole('status')).toHaveText(`${answers} ${and} ${countText(await found.count(), pages)}`);
  });

  test('C106 exactly one category is selected during a search: that of the first answer', async ({ page }) => {
    await openHydrated(page, '/faqs');
    const pressed = page.getByRole('button', { pressed: true });
    const lastOnes = categories.flatMap(({ title, questions }) => {
      const last = questions.at(-1);
      return last ? [{ typed: last.question, title }] : [];
    });
    // The search finds no answer for these words, so the category from before the search is selected again.
    const withoutAnswer = [wordOfOnePage().typed, 'zeppelin'].map((typed) => ({ typed, title: faqTypes[0] }));
    for (const { typed, title } of [...lastOnes.slice(-2), ...withoutAnswer]) {
      await search(page).fill(typed);
      await expect(page.getByRole('status')).not.toBeEmpty();
      await expect(pressed).toHaveCount(1);
      await expect(pressed).toHaveText(new RegExp(`^${title} `));
    }
  });

  test('C106 on a phone, the selected category is scrolled into view', { tag: '@phone' }, async ({ page }) => {
    const last = faqs.at(-1);
    if (!last) throw new Error('There are no questions.');
    await openHydrated(page, '/faqs');
    await search(page).fill(last.question);
    const pressed = page.getByRole('button', { pressed: true });
    await expect(pressed).toHaveText(new RegExp(`^${last.faq_type}`));
    await expect(pressed).toBeInViewport({ ratio: 0.95 });
  });

  test('ends when a category is chosen', async ({ page }) => {
    await openHydrated(page, '/faqs');
    await search(page).fill(searchedWord);
    await buttons(page).filter({ hasText: 'Painting' }).click();
    await expect(search(page)).toHaveValue('');
    await expect(page.getByRole('button', { pressed: true })).toHaveText(/^Painting/);
  });
});

test('N13 without scripts, all categories are visible and an answer opens', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/faqs');
  await expect(page.locator('details:visible[id]')).toHaveCount(faqs.length);
  await expect(buttons(page)).toHaveCount(0);
  await page.getByRole('heading', { name: faqs.at(-1)?.question ?? '' }).click();
  await expect(page.getByText(faqs.at(-1)?.answer ?? '')).toBeVisible();
  await context.close();
});

test('N08 before hydration only the first category is visible', async ({ page }) => {
  // Script requests never complete, so the page does not hydrate.
  await page.route('**/assets/*.js', () => {});
  await page.goto('/faqs', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 2, name: 'Air Conditioning' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Painting' })).toBeHidden();
});
