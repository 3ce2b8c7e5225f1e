import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { texts } from '#content/texts.ts';
import { currentSite } from '../../server/static-site/releases.ts';
import { all, normalize, pageAt } from './built-pages.ts';

/**
 * Returns all texts of a page that visitors read or hear, including alternative texts, labels, placeholders, title
 * and description.
 */
function textsAt(path: string): string[] {
  const page = pageAt(path);
  const attributes = ['alt', 'aria-label', 'placeholder', 'content'];
  const elements = all(page, ':not(script, style, template)').flatMap((element) => [
    element.textContent ?? '',
    // If a nested element adds words for screen readers, the first child is the text without these words.
    element.firstChild?.textContent ?? '',
    ...attributes.flatMap((name) => element.getAttribute(name)?.split(', ') ?? []),
  ]);
  return [...elements, ...page.title.split(' - ')].map(normalize);
}

/**
 * Whether one of the shown texts contains the fixed text. A fixed text of one or two words must be the whole shown
 * text, unless it contains a digit or a dash, or starts with a lower-case letter.
 */
function isIn(shown: readonly string[], text: string): boolean {
  return text.split(' ').length > 2 || /\d|–|^[a-z]/.test(text)
    ? shown.some((one) => one.includes(text))
    : shown.includes(text);
}

/**
 * Returns the contents of the built HTML, script and data files. They include texts that visitors see only after an
 * action.
 */
function laterTexts(): string[] {
  return globSync('**/*.{html,js,json,data}', { cwd: currentSite() }).map((file) =>
    readFileSync(join(currentSite(), file), 'utf8'),
  );
}

/** The fixed texts by page and by row of docs/requirements.md. `later` is not a page: see `laterTexts`. */
const fixedTexts: Record<string, Record<string, string[]>> = parse(
  readFileSync(join(import.meta.dirname, 'fixed-texts.yaml'), 'utf8'),
);
const rows = Object.entries(fixedTexts).flatMap(([page, ofPage]) =>
  Object.entries(ofPage).map(([row, prescribed]) => ({ page, row, prescribed })),
);
const confirmed = texts.confirmed.confirmed.map(({ what }) => what);

test.for(rows)('$row the texts of the specification are on $page', ({ page, row, prescribed }, { skip }) => {
  if (confirmed.includes(row)) skip(`The owner has confirmed other texts for ${row}.`);
  const shown = page === 'later' ? [] : textsAt(page);
  const missing = prescribed.filter((text) =>
    page === 'later' ? !laterTexts().some((file) => file.includes(text)) : !isIn(shown, text),
  );
  const hint = `If the owner wants other texts, confirm ${row} in content/confirmed.yaml.`;
  expect(missing, hint).toEqual([]);
});
