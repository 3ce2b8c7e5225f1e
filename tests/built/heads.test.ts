import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { notFoundPath, pagePaths } from '#content/paths.ts';
import { texts } from '#content/texts.ts';
import { all, builtFile, hrefs, pageAt } from './built-pages.ts';

const meta = (path: string, name: string) =>
  pageAt(path).querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';

describe.each(pagePaths)('the head of %s', (path) => {
  test('C028 has robots, texts.home.keywords and a canonical address', () => {
    expect(meta(path, 'robots')).toBe('index, follow');
    expect(meta(path, 'keywords')).toBe(texts.home.keywords.join(', '));
    expect(hrefs(pageAt(path), 'link[rel="canonical"]')).toEqual([`${business.siteOrigin}${path}`]);
  });

  test('C029 has a description, which is used for sharing too', () => {
    expect(meta(path, 'description')).not.toBe('');
    expect(meta(path, 'og:title')).toBe(pageAt(path).title);
    expect(meta(path, 'og:description')).toBe(meta(path, 'description'));
  });

  test('C031 names a sharing card of 1200 by 630 pixels', async () => {
    const card = builtFile(new URL(meta(path, 'og:image')).pathname);
    expect(await sharp(card).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });
});

test('C034 titles are unique, and titles of inner pages begin with the company name', () => {
  const titles = pagePaths.map((path) => pageAt(path).title);
  expect(new Set(titles).size).toBe(pagePaths.length);
  expect(titles[0]).toBe(texts.home.title);
  for (const title of titles.slice(1)) expect(title).toMatch(new RegExp(`^${RegExp.escape(business.productName)} - `));
});

test('C036 the not-found page has a title and no canonical address', () => {
  expect(pageAt(notFoundPath).title).toBe(texts.notFound.meta.title);
  expect(hrefs(pageAt(notFoundPath), 'link[rel="canonical"]')).toEqual([]);
});

test('G3 the site map lists all pages, and robots.txt contains the address of the site map', () => {
  const map = new DOMParser().parseFromString(builtFile('sitemap.xml').toString(), 'text/xml');
  expect(all(map, 'loc').map(({ textContent }) => textContent)).toEqual(
    pagePaths.map((path) => `${business.siteOrigin}${path}`),
  );
  const robots = builtFile('robots.txt').toString();
  expect(robots).toContain('Allow: /');
  expect(robots).toContain(`Sitemap: ${business.siteOrigin}/sitemap.xml`);
});

test('the manifest and all icons in it and in the head exist', () => {
  const manifest: { icons: { src: string }[] } = JSON.parse(builtFile('site.webmanifest').toString());
  const icons = hrefs(pageAt('/'), 'link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]');
  for (const icon of [...icons, ...manifest.icons.map(({ src }) => src)]) expect(builtFile(icon)).not.toHaveLength(0);
});
