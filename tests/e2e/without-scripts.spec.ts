import { faqs } from '#content/questions.ts';
import { agreementPath, servicePath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { callBar, expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

for (const [path, region, rows] of [
  [servicePath('ac-maintenance'), 'What will it cost?', 5],
  [agreementPath, texts.agreementPage.planner.heading, 6],
] as const)
  test(`N13 ${path} has a table instead of buttons that need scripts`, async ({ page }) => {
    await page.goto(path);
    const part = page.getByRole('region', { name: region });
    await expect(part.getByRole('row')).toHaveCount(rows);
    await expect(part.getByRole('button')).toBeHidden();
  });

test('N13 all questions are visible, and an answer opens', async ({ page }) => {
  const [first] = faqs;
  await page.goto('/faqs');
  await expect(page.locator('details:visible[id]')).toHaveCount(faqs.length);
  await expect(page.getByRole('group', { name: 'Topics' }).getByRole('button')).toBeHidden();
  await page.getByRole('heading', { name: first?.question ?? 'missing' }).click();
  await expect(page.getByText(first?.answer ?? 'missing')).toBeVisible();
});

test('the call bar of a phone is visible', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/contact');
  await expect(callBar(page)).toBeInViewport();
});
