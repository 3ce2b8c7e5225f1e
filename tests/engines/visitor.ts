import { expect, vi } from 'vitest';
import type { Tab } from './support/tab.ts';

/** XPath expressions for elements by their visible or accessible names. */
export const button = (name: string) => `//button[normalize-space()='${name}' or @aria-label='${name}']`;
export const link = (name: string, within = '') => `${within}//a[normalize-space()='${name}']`;
export const field = (label: string) => `//*[@id=//label[normalize-space()='${label}']/@for]`;
export const summary = (text: string) => `//summary[contains(., '${text}')]`;

/** Retries an expectation for up to 20 seconds. */
export const eventually = <Result>(check: () => Promise<Result>) =>
  vi.waitFor(check, { timeout: 20_000, interval: 200 });

export const hydrated = (tab: Tab) =>
  eventually(async () =>
    expect(await tab.evaluate(() => document.documentElement.dataset.hydrated !== undefined)).toBe(true),
  );

export async function openHydrated(tab: Tab, address: string) {
  await tab.goto(address);
  // Discards all messages so far, because Firefox reports prefetches that the navigation has cancelled.
  await tab.browserErrors();
  await hydrated(tab);
}

export const isCovered = (tab: Tab) =>
  tab.evaluate(() => {
    const cover = document.querySelector('[data-skeleton]');
    return cover !== null && getComputedStyle(cover).visibility !== 'hidden';
  });

/** The `innerText` of the first match, without hidden text such as a closed answer; empty if nothing matches. */
export const shownText = (tab: Tab, selector: string) =>
  tab.evaluate((css) => document.querySelector<HTMLElement>(css)?.innerText ?? '', selector);

export const expectText = (tab: Tab, selector: string, text: string) =>
  eventually(async () => expect(await shownText(tab, selector)).toContain(text));

export const expectPath = (tab: Tab, path: string) =>
  eventually(async () => expect(new URL(await tab.address()).pathname).toBe(path));

/** The number of matching elements that are rendered. Counts elements with `visibility: hidden` too. */
export const shownCount = (tab: Tab, selector: string) =>
  tab.evaluate(
    (css) => [...document.querySelectorAll(css)].filter((element) => element.checkVisibility()).length,
    selector,
  );

export const focusedText = (tab: Tab) => tab.evaluate(() => document.activeElement?.textContent ?? '');

export const overflow = (tab: Tab) =>
  tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Marks the document. The returned function fails if a full page load has replaced it. */
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
