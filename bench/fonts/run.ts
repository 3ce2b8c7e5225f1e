/**
 * `npm run bench:fonts` (after `npm run build`): how well the fonts that stand in until ours have come keep their places.
 * First how wide ours are in their measure, on the pages' own words; then what breaks into another number of lines in
 * the first view of a page: each such text would move what is below it. A family that this machine lacks is named;
 * Debian's packages are fonts-liberation (as wide as Arial), fonts-roboto-unhinted and fonts-dejavu.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { pagePaths } from '#content/paths.ts';
import { findWholeChromium } from '../../scripts/test/find-chromium.ts';
import { currentSite } from '../../server/static-site/releases.ts';
import { serve } from '../pages/serve.ts';
import { markdown, median } from '../pages/table.ts';

const widths = [360, 375, 384, 390, 393, 402, 412, 414, 428, 430, 768, 1366, 1920];
const height = 850;
/** As in `site/design/tokens/type.css`. */
const fallbackFonts = ['Arial', 'Roboto', 'DejaVu'];

const site = await serve(currentSite());
const browser = await chromium.launch({ executablePath: findWholeChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const ratios = new Map<string, number[]>();
const moved: string[] = [];
try {
  const present = await standInsOf(browser, site.origin);
  for (const name of fallbackFonts) if (!present.includes(name)) console.log(`${name}: not on this machine, left out.`);
  for (const path of pagePaths) {
    const page = await opened(browser, site.origin + path);
    for (const name of present) {
      for (const [kind, values] of Object.entries(await widthRatios(page, name)))
        ratios.set(`${name}, ${kind}`, [...(ratios.get(`${name}, ${kind}`) ?? []), ...values]);
      for (const width of widths) {
        await page.setViewportSize({ width, height });
        const ours = await heights(page);
        const theirs = await withFallback(page, name, () => heights(page));
        for (const [text, ourHeight] of Object.entries(ours)) {
          const theirHeight = theirs[text] ?? ourHeight;
          if (Math.abs(ourHeight - theirHeight) > 2)
            moved.push(`${path} at ${width} as ${name}: ${text}: ${theirHeight} → ${ourHeight}`);
        }
      }
    }
    await page.close();
  }
} finally {
  await browser.close();
  await site.stop();
}

const rows = Array.from(ratios, ([key, values]) => [
  key,
  ...[median(values), Math.min(...values), Math.max(...values)].map((value) => value.toFixed(3)),
]);
console.log(markdown(['words in', 'ours ÷ fallback', 'least', 'most'], rows));
console.log(`${moved.join('\n')}\n${moved.length} texts in the first view break into another number of lines.`);

async function opened(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height } });
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

async function standInsOf(browser: Browser, origin: string): Promise<string[]> {
  const page = await opened(browser, origin);
  const families = await page.evaluate(async () => {
    const found = [];
    for (const face of document.fonts) {
      const isThere = await face.load().then(
        () => true,
        () => false,
      );
      if (isThere) found.push(face.family.replaceAll('"', ''));
    }
    return found;
  });
  await page.close();
  return fallbackFonts.filter(
    (name) => families.includes(`Display as ${name}`) && families.includes(`Text as ${name}`),
  );
}

/** The width of each heading and paragraph on one line, in our font divided by that in the fallback font. */
function widthRatios(page: Page, name: string): Promise<Record<string, number[]>> {
  return page.evaluate((name) => {
    const widthIn = (element: Element, family: string) => {
      const line = document.createElement('span');
      line.textContent = element.textContent;
      const { fontWeight } = getComputedStyle(element);
      line.style.cssText = `position: absolute; white-space: nowrap; font: ${fontWeight} 100px ${family}`;
      document.body.append(line);
      const { width } = line.getBoundingClientRect();
      line.remove();
      return width;
    };
    const ratiosOf = (selector: string, family: string) =>
      Array.from(document.querySelectorAll(selector))
        .filter(({ textContent }) => textContent.trim().length > 8)
        .map((element) => widthIn(element, `"${family}"`) / widthIn(element, `"${family} as ${name}"`));
    return {
      'page headings': ratiosOf('h1', 'Display'),
      headings: ratiosOf('h2', 'Display'),
      text: ratiosOf('main p', 'Text'),
    };
  }, name);
}

/** Of every text that begins in the first view, by its place and first words, in px. */
function heights(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() => {
    const holdsText = ({ childNodes }: Element) =>
      Array.from(childNodes).some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const entries = Array.from(document.querySelectorAll('header *, main *'))
      .map((element, place) => ({ element, place, box: element.getBoundingClientRect() }))
      .filter(({ element, box }) => box.height > 0 && box.top < innerHeight && holdsText(element))
      .map(({ element, place, box }) => [
        `${place} ${element.localName} “${element.textContent.trim().slice(0, 40)}”`,
        Math.round(box.height),
      ]);
    return Object.fromEntries(entries);
  });
}

async function withFallback<Value>(page: Page, name: string, look: () => Promise<Value>): Promise<Value> {
  const set = (families: Record<string, string>) =>
    page.evaluate((families) => {
      for (const [property, family] of Object.entries(families))
        document.documentElement.style.setProperty(property, family);
    }, families);
  await set({ '--family-display': `"Display as ${name}"`, '--family-text': `"Text as ${name}"` });
  const value = await look();
  await set({ '--family-display': '', '--family-text': '' });
  return value;
}
