import { expect, type Page } from '@playwright/test';
import { business } from '#content/business.ts';
import { formatAed } from '#content/prices.ts';
import { findLayoutFaults } from './layout-faults.ts';

/** Unusually long facts of a company, with the shorter texts that they replace. */
const longTexts: [string, string][] = [
  [business.phone.display, '+971 4 000 0000 extension 123456'],
  [business.email, 'enquiries-and-complaints@maintenance-of-homes-and-villas.example'],
  [business.productName, 'Instandhaltungsdienstleistungen International'],
  [business.address.street, 'Office 1204-1209, Mohammed Abdulrahman Business Tower'],
  [formatAed(business.prices.acService), 'AED 1,234,567.89'],
];

type ReadingCondition = { width: number; hasLargeText?: true; hasLongTexts?: true };

export const readingConditions: Record<string, ReadingCondition> = {
  '320 pixels with text at 200 %': { width: 320, hasLargeText: true },
  '360 pixels with text at 200 %': { width: 360, hasLargeText: true },
  'text at 200 % on a phone': { width: 390, hasLargeText: true },
  'text at 200 % on a desk': { width: 1366, hasLargeText: true },
  // This condition changes the text of the page, so it must come last.
  'long names and numbers at 320 pixels': { width: 320, hasLongTexts: true },
};

/**
 * Sets the browser's default font size to 16 px or 32 px, like the browser's settings. Lasts until the next
 * navigation.
 */
export async function setTextSize(page: Page, isLarge: boolean) {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', {
    fontSizes: isLarge ? { standard: 32, fixed: 26 } : { standard: 16, fixed: 13 },
  });
  await page.waitForFunction(
    (size) => getComputedStyle(document.documentElement).fontSize === size,
    isLarge ? '32px' : '16px',
  );
  await session.detach();
}

export async function applyReadingCondition(page: Page, { width, hasLargeText, hasLongTexts }: ReadingCondition) {
  await page.setViewportSize({ width, height: 800 });
  await setTextSize(page, hasLargeText ?? false);
  if (hasLongTexts) await page.evaluate(lengthen, longTexts);
}

function lengthen(replacements: [string, string][]) {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const [short, long] of replacements) text.nodeValue = text.nodeValue?.replaceAll(short, long) ?? '';
}

/**
 * Expects that no text is cut off or beyond the edge of the window, in all reading conditions or only in the given
 * ones.
 */
export async function expectReadable(page: Page, what: string, only = Object.keys(readingConditions)) {
  for (const name of only) {
    await applyReadingCondition(page, readingConditions[name] as ReadingCondition);
    expect.soft(await findLayoutFaults(page), `${what}: ${name}`).toEqual([]);
  }
}
