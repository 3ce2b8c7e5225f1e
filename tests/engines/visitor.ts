import { expect, vi } from 'vitest';
import type { Tab } from './support/tab.ts';

/** XPath for elements by the names that a visitor sees. */
export const button = (name: string) => `//button[normalize-space()='${name}' or @aria-label='${name}']`;
export const link = (name: string, within = '') => `${within}//a[normalize-space()='${name}']`;
export const field = (label: string) => `//*[@id=//label[normalize-space()='${label}']/@for]`;
export const summary = (text: string) => `//summary[contains(., '${text}')]`;

/** Retries an expectation until it passes, as long as a slow machine needs. */
export const eventually = <Result>(check: () => Promise<Result>) =>
  vi.waitFor(check, { timeout: 20_000, interval: 200 });

export const hydrated = (tab: Tab) =>
  eventually(async () =>
    expect(await tab.evaluate(() => document.documentElement.dataset.hydrated !== undefined)).toBe(true),
  );

export async function openHydrated(tab: Tab, address: string) {
  await tab.goto(address);
  // Discards what Firefox reports about prefetches of the previous page, which were interrupted when it was left.
  await tab.browserErrors();
  await hydrated(tab);
}

/** Whether the skeleton covers the page. */
export const isCovered = (tab: Tab) =>
  tab.evaluate(() => {
    const cover = document.querySelector('[data-skeleton]');
    return cover !== null && getComputedStyle(cover).visibility !== 'hidden';
  });

/** The visible text of the first element that matches a selector; empty if it is hidden. */
export const shownText = (tab: Tab, selector: string) =>
  tab.evaluate((css) => document.querySelector<HTMLElement>(css)?.innerText ?? '', selector);

export const expectText = (tab: Tab, selector: string, text: string) =>
  eventually(async () => expect(await shownText(tab, selector)).toContain(text));

export const expectPath = (tab: Tab, path: string) =>
  eventually(async () => expect(new URL(await tab.address()).pathname).toBe(path));

/** How many elements that match a selector are displayed. */
export const shownCount = (tab: Tab, selector: string) =>
  tab.evaluate(
    (css) => [...document.querySelectorAll(css)].filter((element) => element.checkVisibility()).length,
    selector,
  );

export const focusedText = (tab: Tab) => tab.evaluate(() => document.activeElement?.textContent ?? '');

export const overflow = (tab: Tab) =>
  tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Marks the document, so that a full page load can be distinguished from a navigation inside the site. */
export async function markDocument(tab: Tab) {
  await tab.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  return async () =>
    expect(await tab.evaluate(() => document.documentElement.hasAttribute('data-same-document'))).toBe(true);
}

export async function fillInEnquiry(tab: Tab, name: string) {
  await tab.type(field('Name'), name);
  await tab.type(field('Email'), 'sara@example.com');
  await tab.type(field('Phone'), '050 123 4567');
  await tab.choose(field('Service'), 'Plumbing');
  await tab.type(field('Message'), 'The AC in the bedroom drips.');
}
