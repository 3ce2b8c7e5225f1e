import { JSDOM } from 'jsdom';
import { transform } from 'lightningcss';

const classSelector = /\.(-?[_a-z][\w-]*)/gi;
const declaredVariable = /(--[\w-]+):/g;
const readVariable = /var\((--[\w-]+)/g;
const declaredAnimation = /@keyframes ([\w-]+)/g;

/**
 * Returns the part of a stylesheet that can apply to a page before its scripts run. Removes rules with classes that no
 * element has, then custom properties and keyframes that no rule uses. Rules keep their order, and all other selectors
 * are kept, so the page looks as with the full stylesheet.
 */
export function pageStyles(stylesheet: string, html: string): string {
  const elements = Array.from(JSDOM.fragment(html).querySelectorAll('[class]'));
  const present = new Set(elements.flatMap(({ classList }) => Array.from(classList)));
  let css = withoutSymbols(
    stylesheet,
    firstGroups(stylesheet, classSelector).filter((name) => !present.has(name)),
  );
  for (let before = ''; before !== css; ) {
    before = css;
    css = withoutSymbols(css, unreadNames(css));
  }
  return css;
}

/**
 * Custom properties and keyframes that nothing uses. Removing one can make another unused, so the caller repeats this.
 */
function unreadNames(css: string): string[] {
  const read = new Set(firstGroups(css, readVariable));
  const variables = firstGroups(css, declaredVariable).filter((name) => !read.has(name));
  const animations = firstGroups(css, declaredAnimation).filter((name) => css.split(name).length === 2);
  return [...variables, ...animations];
}

function withoutSymbols(css: string, unusedSymbols: string[]): string {
  const code = new TextEncoder().encode(css);
  return new TextDecoder().decode(transform({ filename: 'page.css', code, minify: true, unusedSymbols }).code);
}

function firstGroups(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group = '']) => group);
}
