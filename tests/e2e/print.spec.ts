import { business } from '#content/business.ts';
import { landings } from '#content/landings/index.ts';
import { agreementPath } from '#content/service-paths.ts';
import { services } from '#content/services/index.ts';
import { unlessSample } from './templates.ts';
import { expect, openHydrated, test } from './test.ts';

const sheets: [string, number][] = [
  ['/', 2],
  ['/contact', 1],
  [agreementPath, 1],
  // The self-checks need a third sheet.
  ...services.map(({ slug, selfChecks }): [string, number] => [`/services/${slug}`, selfChecks ? 3 : 2]),
  // More than four testimonials or the self-checks need a third sheet.
  ...landings.map(({ slug, testimonials, isUrgent }): [string, number] => [
    `/${slug}`,
    testimonials.items.length > 4 || isUrgent ? 3 : 2,
  ]),
];

for (const [path, most] of sheets)
  test(`in print, ${path} takes at most ${most} sheets`, { tag: unlessSample(path) }, async ({ page }) => {
    await openHydrated(page, path);
    const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } });
    const count = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    expect(count).toBeLessThanOrEqual(most);
  });

for (const path of ['/services/plumbing', '/painting-services', '/contact', agreementPath])
  test(`in print, ${path} shows the phone number, the email address, the address of the page and the year`, async ({
    page,
  }) => {
    await openHydrated(page, path);
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    const head = page.locator('[data-print="head"]');
    for (const words of [business.phone.display, business.email, path, String(new Date().getFullYear())])
      await expect(head).toContainText(words);
    for (const role of ['button', 'textbox', 'combobox'] as const) await expect(page.getByRole(role)).toHaveCount(0);
    for (const name of ['Enquire Now', 'Ask for a price'])
      await expect(page.getByRole('link', { name }).filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(page.getByText('Explore Other Services')).toBeHidden();
    await expect(page.locator('main svg:visible')).toHaveCount(0);
  });
