import { costsOf } from '#content/prices.ts';
import { faqs } from '#content/questions.ts';
import { agreementPath, servicePath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

test('N13 the cost is a table of one to five units', async ({ page }) => {
  await page.goto(servicePath('ac-maintenance'));
  const calculator = page.getByRole('region', { name: 'What will it cost?' });
  const rows = calculator.getByRole('row');
  await expect(rows).toHaveCount(5);
  const cost = costsOf('acUnits', { one: '', many: '' })[2]?.total;
  await expect(rows.nth(2)).toHaveText(`3 AC units${cost}3 hours`);
  await expect(calculator.getByRole('button')).toHaveCount(0);
});

test('N09 the plan of the agreement is an example year', async ({ page }) => {
  await page.goto(agreementPath);
  const plan = page.getByRole('region', { name: texts.agreementPage.planner.heading });
  await expect(plan.getByRole('row')).toHaveCount(6);
  await expect(plan.getByRole('button')).toHaveCount(0);
});

test('N13 all questions are visible, and an answer opens', async ({ page }) => {
  const [first] = faqs;
  await page.goto('/faqs');
  await expect(page.locator('details:visible[id]')).toHaveCount(faqs.length);
  await expect(page.getByRole('group', { name: 'Topics' }).getByRole('button')).toHaveCount(0);
  await page.getByRole('heading', { name: first?.question ?? 'missing' }).click();
  await expect(page.getByText(first?.answer ?? 'missing')).toBeVisible();
});

test('the call bar of a phone is visible', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('complementary', { name: texts.headerAndFooter.quickContact })).toBeInViewport();
});
