import type { CDPSession, Page } from '@playwright/test';
import { notFoundPath, pagePaths } from '#content/paths.ts';
import { unlessSample } from './templates.ts';
import { expect, openHydrated, test } from './test.ts';

const widths = [390, 768, 1366];

/** Brings the file with all styles into the page, as its scripts would. */
async function addFile(page: Page) {
  await page.evaluate(() => {
    const template = document.querySelector<HTMLTemplateElement>('body > template');
    document.head.append(template?.content.querySelector('link[rel=stylesheet]') ?? '');
  });
  const isThere = () =>
    page.evaluate(() => Boolean(document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet));
  await expect.poll(isThere).toBe(true);
}

/** Everything that opens is open, and everything is hovered, pressed and focused at once. */
async function reachEveryState(page: Page, devtools: CDPSession) {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.showPopover();
    for (const hidden of document.querySelectorAll('[hidden]')) hidden.removeAttribute('hidden');
  });
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: 'body *' });
  const forcedPseudoClasses = ['hover', 'active', 'focus', 'focus-visible', 'focus-within'];
  await Promise.all(nodeIds.map((nodeId) => devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })));
}

/** What the file changes: the values of every element, and of what is drawn before, after and in it. */
const changesByFile = (page: Page) =>
  page.evaluate(() => {
    const file = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet;
    if (!file) throw new Error('The file with all styles is missing.');

    const properties = new Set<string>();
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if ('style' in rule) for (const name of rule.style as CSSStyleDeclaration) properties.add(name);
        if ('cssRules' in rule) collect(rule.cssRules as CSSRuleList);
      }
    };
    collect(file.cssRules);
    const compared = Array.from(properties).filter((name) => !name.startsWith('--'));

    const stopAnimations = () => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
      }
    };
    const isDrawn = (element: Element, part: string) =>
      part === '::placeholder' ? 'placeholder' in element : getComputedStyle(element, part).content !== 'none';
    const read = (withFile: boolean) => {
      file.disabled = !withFile;
      stopAnimations();
      const values = new Map<string, string>();
      for (const [at, element] of document.querySelectorAll('html, body, body *').entries())
        for (const part of ['', '::before', '::after', '::placeholder']) {
          if (part && !isDrawn(element, part)) continue;
          const style = getComputedStyle(element, part);
          const text = compared.map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n');
          values.set(`${at} ${element.localName}.${element.className}${part}`, text);
        }
      return values;
    };
    const [own, all] = [read(false), read(true)];

    const differing = new Set([...own.keys(), ...all.keys()].filter((key) => own.get(key) !== all.get(key)));
    return Array.from(differing, (key) => {
      const before = new Set(own.get(key)?.split('\n'));
      return `${key} has with the file ${all
        .get(key)
        ?.split('\n')
        .filter((value) => !before.has(value))}`;
    });
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [...pagePaths, notFoundPath])
    test(`${path} looks the same with its own styles as with those of the whole site`, {
      tag: unlessSample(path),
    }, async ({ page, context, complaints }) => {
      await page.goto(path);
      await addFile(page);
      const expectNoChange = async (state: string) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft((await changesByFile(page)).slice(0, 20), `${state} at ${width} pixels`).toEqual([]);
        }
      };
      await expectNoChange('as it comes');
      await page.emulateMedia({ media: 'print' });
      expect.soft((await changesByFile(page)).slice(0, 20), 'on paper').toEqual([]);
      await page.emulateMedia({ media: 'screen' });
      await reachEveryState(page, await context.newCDPSession(page));
      await expectNoChange('open, hovered, focused and pressed');
      // The browser reports the status 404 as an error.
      if (path === notFoundPath) complaints.splice(0);
    });
});

test('the styles of all that scripts may show come once, and before the page hydrates', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.documentElement.dataset.hydrated === undefined) return;
      const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
      document.documentElement.dataset.testStyles = link?.sheet ? 'there' : 'missing';
      observer.disconnect();
    }).observe(document, { attributes: true, subtree: true });
  });
  const scriptsCame = page.waitForResponse(/\/entry\.client/);
  const files: string[] = [];
  await page.route('**/style-*.css', async (route) => {
    files.push(route.request().url());
    await scriptsCame;
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    await route.continue();
  });
  await openHydrated(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-test-styles', 'there');

  await page.getByRole('link', { name: 'Contact us' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(page.url()).toContain('/contact');
  expect(files).toHaveLength(1);
});
