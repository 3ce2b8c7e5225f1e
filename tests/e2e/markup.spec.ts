import { HtmlValidate } from 'html-validate';
import { notFoundPath, pagePaths } from '#content/paths.ts';
import { redirectFor } from '#content/redirects.ts';
import { expect, openHydrated, test } from './test.ts';

/** What the HTML standard demands; no matters of taste. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

async function complaintsAbout(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

for (const path of [...pagePaths, notFoundPath]) {
  test(`W14 ${path} is valid HTML, as it is sent`, async ({ request }) => {
    expect(await complaintsAbout(await (await request.get(path)).text())).toEqual([]);
  });
}

for (const path of ['/services/painting', '/services/maintenance-packages', '/faqs']) {
  test(`W14 ${path} is valid HTML once it has come alive`, async ({ page }) => {
    await openHydrated(page, path);
    expect(
      await complaintsAbout(`<!DOCTYPE html>${await page.locator('html').evaluate((root) => root.outerHTML)}`),
    ).toEqual([]);
  });
}

test('G4 every link inside the site leads to a page, and every hash to something on it', async ({ request }) => {
  const pages = new Map<string, string>();
  for (const path of pagePaths) pages.set(path, await (await request.get(path)).text());
  const broken: string[] = [];
  for (const [path, html] of pages) {
    for (const [, link = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      if (/^(tel:|mailto:)/.test(link)) continue;
      const { pathname, hash } = new URL(link, `http://site${path}`);
      const target = pages.get(redirectFor(pathname) ?? pathname);
      const isThere = target !== undefined && (hash === '' || target.includes(`id="${hash.slice(1)}"`));
      if (!isThere) broken.push(`${path}: ${link}`);
    }
  }
  expect(broken).toEqual([]);
});

for (const path of pagePaths) {
  test(`W14 ${path} has one main heading, and no level is jumped`, async ({ page }) => {
    await page.goto(path);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
    expect(jumps).toEqual([]);
  });
}
