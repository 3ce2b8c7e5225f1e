import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { confirmedByOwner } from '#content/check/confirmations.ts';
import { fixedTexts, isIn } from '#content/fixed-texts.ts';
import { currentSite } from '../../server/static-site/releases.ts';
import { all, pageAt } from './built-pages.ts';

/**
 * All texts of a page that visitors read or hear, including alternative texts, labels, placeholders, title and
 * description.
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
  return [...elements, ...page.title.split(' - ')];
}

const textsByPath = new Map<string, string[]>();

function cachedTextsAt(path: string): string[] {
  const texts = textsByPath.get(path) ?? textsAt(path);
  textsByPath.set(path, texts);
  return texts;
}

/** The contents of the built HTML, script and data files. They include texts that appear only after an action. */
function laterTexts(): string[] {
  return globSync('**/*.{html,js,json,data}', { cwd: currentSite() }).map((file) =>
    readFileSync(join(currentSite(), file), 'utf8'),
  );
}

const confirmed = confirmedByOwner();

describe.each(fixedTexts)('$requirement “$text”', ({ requirement, text, page }) => {
  test(`is on ${page ?? 'some page'}`, ({ skip }) => {
    if (confirmed.has(requirement)) skip(`The owner has confirmed another text for ${requirement}.`);
    const isThere =
      page === undefined ? laterTexts().some((file) => file.includes(text)) : isIn(cachedTextsAt(page), text);
    expect(isThere).toBe(true);
  });
});
