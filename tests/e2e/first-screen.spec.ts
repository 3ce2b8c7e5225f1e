import { agreementPath, servicePath } from '#content/service-paths.ts';
import { services } from '#content/services/index.ts';
import { texts } from '#content/texts.ts';
import { expect, openHydrated, test } from './test.ts';

const { servicePage, agreementPage } = texts;

for (const { path, enquire, prices } of [
  ...services.map(({ slug, facts }) => ({
    path: servicePath(slug),
    enquire: servicePage.enquire,
    prices: facts.map(({ value }) => value),
  })),
  { path: agreementPath, enquire: agreementPage.enquire, prices: [agreementPage.priced] },
])
  test(`A10 on a laptop the first screen of ${path} shows the link to the form and the price`, {
    tag: '@full',
  }, async ({ page }) => {
    await openHydrated(page, path);
    await expect(page.getByRole('link', { name: enquire }).first()).toBeInViewport({ ratio: 1 });
    for (const price of prices)
      await expect(page.getByText(price, { exact: true }).first()).toBeInViewport({ ratio: 1 });
  });
