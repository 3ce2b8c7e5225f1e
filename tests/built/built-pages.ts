import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '#content/paths.ts';
import { redirectFor } from '#content/redirects.ts';
import { currentSite } from '../../server/static-site/releases.ts';

const folder = currentSite();

export function builtFile(address: string): Buffer {
  const path = join(folder, address);
  if (!existsSync(path)) throw new Error(`${path} is not there. Run npm run build first.`);
  return readFileSync(path);
}

export function htmlOf(path: string): string {
  return builtFile(join(path, 'index.html')).toString();
}

const documents = new Map<string, Document>();

/** Parses a built page without its styles. They would have no effect, because jsdom ignores rules in cascade layers. */
export function pageAt(path: string): Document {
  const known = documents.get(path);
  if (known) return known;
  const html = htmlOf(path).replace(/<style.*?<\/style>/gs, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  documents.set(path, page);
  return page;
}

/** Removes word joiners, trims, and replaces each run of white space with one space. */
export function normalize(text: string): string {
  return text.replaceAll('\u2060', '').replace(/\s+/g, ' ').trim();
}

/**
 * The text of an element without `<script>`, `<style>`, `<template>` and `<noscript>`, as `normalize` returns it.
 * Throws if there is no element.
 */
export function textOf(element: Element | null | undefined): string {
  if (!element) throw new Error('There is no such element.');
  const copy = element.cloneNode(true) as Element;
  for (const unseen of copy.querySelectorAll('script, style, template, noscript')) unseen.remove();
  return normalize(copy.textContent ?? '');
}

type Root = Document | Element;

export const all = (root: Root, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
export const textsIn = (root: Root, selector: string) => all(root, selector).map(textOf);

export function one(root: Root, selector: string, text?: string): HTMLElement {
  const [found, ...others] = all(root, selector).filter((element) => !text || textOf(element) === text);
  if (!found) throw new Error(`There is no ${selector} ${text ?? ''}`);
  if (others.length > 0) throw new Error(`There is more than one ${selector} ${text ?? ''}`);
  return found;
}

/**
 * Finds the first element with this accessible name: its `aria-label`, the element that labels it, or its caption.
 * Throws if there is none.
 */
export function findByName(root: Root, selector: string, name: string | RegExp): HTMLElement {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  const found = all(root, selector).find((element) => matches(nameOf(element)));
  if (!found) throw new Error(`There is no ${selector} with the name ${name}`);
  return found;
}

function nameOf(element: Element): string {
  const label = element.ownerDocument.getElementById(element.getAttribute('aria-labelledby') ?? '');
  const caption = label ?? element.querySelector('caption');
  return element.getAttribute('aria-label') ?? (caption ? textOf(caption) : '');
}

export const hrefs = (root: Root, selector = 'a[href]') =>
  all(root, selector).map((link) => link.getAttribute('href') ?? '');

/** The `href` of the first link that contains this text. Throws if there is none. */
export function hrefOf(root: Root, name: string): string {
  const link = all(root, 'a[href]').find((element) => textOf(element).includes(name));
  if (!link) throw new Error(`There is no link “${name}”`);
  return link.getAttribute('href') ?? '';
}

/** The page at a path, after redirects. Undefined for an unknown path. */
export function targetOf(pathname: string): Document | undefined {
  const path = redirectFor(pathname) ?? pathname;
  return pagePaths.includes(path) ? pageAt(path) : undefined;
}

type StructuredData = { '@type': string; [property: string]: unknown };

export function structuredDataOf(page: Document): StructuredData[] {
  return all(page, 'script[type="application/ld+json"]').flatMap(
    ({ textContent }) => JSON.parse(textContent ?? '')['@graph'],
  );
}
