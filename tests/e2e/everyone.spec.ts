import type { Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { notFoundPath, pagePaths } from '#content/paths.ts';
import { layoutFaults } from './layout-faults.ts';
import { expect, openHydrated, test } from './test.ts';

/** Every page as the people meet it who need it otherwise. The widths are set here, so one project is enough. */
const pages = [...pagePaths, notFoundPath];

/** What an owner with a long name, a long number and a long address would have in the business file. */
const longTexts: [string, string][] = [
  [business.phone.display, '+971 4 000 0000 extension 123456'],
  [business.email, 'enquiries-and-complaints@maintenance-of-homes-and-villas.example'],
  [business.productName, 'Instandhaltungsdienstleistungen International'],
  [business.address.street, 'Office 1204-1209, Mohammed Abdulrahman Business Tower'],
  [`AED ${business.prices.acService}`, 'AED 1,234,567.89'],
];

type Look = { width: number; letters?: '200%'; direction?: 'rtl'; hasLongTexts?: true };

const looks: Record<string, Look> = {
  '320 pixels': { width: 320 },
  'letters twice as large on a phone': { width: 390, letters: '200%' },
  'letters twice as large on a desk': { width: 1366, letters: '200%' },
  'right to left on a phone': { width: 390, direction: 'rtl' },
  'right to left on a desk': { width: 1366, direction: 'rtl' },
  // The last two change the words and cannot be undone.
  'long names and numbers at 320 pixels': { width: 320, hasLongTexts: true },
  'long names and numbers on a desk': { width: 1366, hasLongTexts: true },
};

async function show(page: Page, { width, letters, direction, hasLongTexts }: Look) {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate(
    ([size, dir]) => {
      document.documentElement.style.fontSize = size;
      document.documentElement.dir = dir;
    },
    [letters ?? '', direction ?? 'ltr'] as const,
  );
  if (hasLongTexts) await page.evaluate(lengthen, longTexts);
}

function lengthen(replacements: [string, string][]) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const [short, long] of replacements) text.nodeValue = text.nodeValue?.replaceAll(short, long) ?? '';
}

async function expectReadable(page: Page, what: string, only = Object.keys(looks)) {
  for (const name of only) {
    await show(page, looks[name] as Look);
    expect.soft(await layoutFaults(page), `${what}: ${name}`).toEqual([]);
  }
}

test.describe('in every look nothing scrolls sideways and no words are lost', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of pages)
    test(`W9 W10 ${path}`, async ({ page, complaints }) => {
      await openHydrated(page, path);
      if (path === '/faqs')
        await page.locator('main details').evaluateAll((all) => {
          for (const one of all) (one as HTMLDetailsElement).open = true;
        });
      await expectReadable(page, path);
      // The document of this address answers with status 404.
      if (path === notFoundPath) complaints.splice(0);
    });

  test('W9 W10 the open menu of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await openHydrated(page, '/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page
      .getByRole('navigation', { name: /^Main$/ })
      .getByText('Services', { exact: true })
      .click();
    const phones = Object.keys(looks).filter((name) => (looks[name]?.width ?? 0) < 992);
    await expectReadable(page, 'menu', phones);
  });

  test('W9 no more than 3 of 5 parts of a phone are under bars that stay, with large letters', async ({ page }) => {
    for (const path of ['/', '/painting-services']) {
      await openHydrated(page, path);
      await show(page, { width: 390, letters: '200%' });
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll('body *')]
          .filter((one) => ['fixed', 'sticky'].includes(getComputedStyle(one).position) && one.checkVisibility())
          .map((one) => one.getBoundingClientRect())
          .filter(({ top, bottom }) => bottom > 0 && top < innerHeight && (top <= 0 || bottom >= innerHeight))
          .reduce((sum, { height }) => sum + height, 0),
      );
      expect.soft(covered, path).toBeLessThan(0.6 * 800);
    }
  });
});

test.describe('right to left', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('W11 every page is its own mirror image', async ({ page, complaints }) => {
    test.setTimeout(120_000);
    // Boxes only: where a line of English breaks is another matter.
    const measure = () => {
      const boxes = 'header img, header svg, main img, main button, main select, main textarea, main section, main h1';
      return [...document.querySelectorAll(boxes)]
        .filter((one) => one.checkVisibility())
        .map((one) => {
          const { left, right } = one.getBoundingClientRect();
          return { what: `${one.tagName} ${one.className} ${one.textContent?.slice(0, 30)}`, left, right };
        });
    };
    for (const path of pages) {
      await openHydrated(page, path);
      const before = await page.evaluate(measure);
      await show(page, { width: 1366, direction: 'rtl' });
      const after = await page.evaluate(measure);
      const width = await page.evaluate(() => document.documentElement.clientWidth);
      const same = before.filter(({ left, right }, index) => {
        const other = after[index];
        return !other || Math.abs(width - right - other.left) > 3 || Math.abs(width - left - other.right) > 3;
      });
      expect
        .soft(
          same.map(({ what }) => what),
          path,
        )
        .toEqual([]);
    }
    complaints.splice(0);
  });
});
