import type { CDPSession, Page } from '@playwright/test';
import { paintJobs } from '#content/lists.ts';
import { notFoundPath, pagePaths } from '#content/paths.ts';
import { formStates, forms } from './form-states.ts';
import { searchedWord } from './searched-word.ts';
import { expect, failedSend, forgive, notFoundStatus, openHydrated, test } from './test.ts';
import { titleOf } from './titles.ts';

const widths = [390, 768, 1366];

/** Adds the file with all styles to the page, as its scripts do. */
async function addFile(page: Page) {
  await page.evaluate(() => {
    const template = document.querySelector<HTMLTemplateElement>('body > template');
    document.head.append(template?.content.querySelector('link[rel=stylesheet]') ?? '');
  });
  const isThere = () =>
    page.evaluate(() => Boolean(document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.sheet));
  await expect.poll(isThere).toBe(true);
}

/** Opens everything that can be opened, and forces hover, press and focus on all elements. */
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

/**
 * All computed values, of every element and its pseudo-elements, that change when one of the two style sheets is turned
 * off.
 */
const changesBy = (page: Page, changing: 'file' | 'own styles') =>
  page.evaluate((changing) => {
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

    const own = document.querySelector<HTMLStyleElement>('#page-styles')?.sheet;
    const taken: string[] = [];
    /** Turns off the page's own styles except the fonts, because other fonts would change every width. */
    const takeOwn = () => {
      for (const [at, rule] of Array.from(own?.cssRules ?? [], (rule, at) => [at, rule] as const).reverse()) {
        if (rule instanceof CSSFontFaceRule || rule instanceof CSSLayerStatementRule) continue;
        taken.unshift(rule.cssText);
        own?.deleteRule(at);
      }
    };
    const putBackOwn = () => {
      for (const rule of taken.splice(0)) own?.insertRule(rule, own.cssRules.length);
    };
    const apply = (isOn: boolean) => {
      if (changing === 'file') file.disabled = !isOn;
      else if (isOn) putBackOwn();
      else takeOwn();
    };

    const stopAnimations = () => {
      for (const animation of document.getAnimations()) {
        animation.pause();
        animation.currentTime = 0;
      }
    };
    const isDrawn = (element: Element, part: string) =>
      part === '::placeholder' ? 'placeholder' in element : getComputedStyle(element, part).content !== 'none';
    /** Closed content may have no layout yet, so its sizes are compared only where it is open. */
    const value = (element: Element, computed: string) =>
      element.checkVisibility() ? computed : computed.replace(/[\d.]+px/g, 'px');
    const read = (isOn: boolean) => {
      apply(isOn);
      stopAnimations();
      const values = new Map<string, string>();
      for (const [at, element] of document.querySelectorAll('html, body, body *').entries())
        for (const part of ['', '::before', '::after', '::placeholder']) {
          if (part && !isDrawn(element, part)) continue;
          const style = getComputedStyle(element, part);
          const text = compared.map((name) => `${name}: ${value(element, style.getPropertyValue(name))}`).join('\n');
          values.set(`${at} ${element.localName}.${element.className}${part}`, text);
        }
      return values;
    };
    const [without, both] = [read(false), read(true)];

    const differing = new Set([...without.keys(), ...both.keys()].filter((key) => without.get(key) !== both.get(key)));
    return Array.from(differing, (key) => {
      const before = new Set(without.get(key)?.split('\n'));
      return `${key} has with the ${changing} ${both
        .get(key)
        ?.split('\n')
        .filter((value) => !before.has(value))}`;
    });
  }, changing);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [...pagePaths, notFoundPath])
    test(`${path} looks the same with its own styles as with those of the whole site`, {
      tag: path === '/painting-services' ? [] : '@full',
    }, async ({ page, context, complaints }) => {
      await page.goto(path);
      await addFile(page);
      const expectNoChange = async (state: string) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 });
          expect.soft((await changesBy(page, 'file')).slice(0, 20), `${state} at ${width} pixels`).toEqual([]);
        }
      };
      await expectNoChange('as it comes');
      await page.emulateMedia({ media: 'print' });
      expect.soft((await changesBy(page, 'file')).slice(0, 20), 'on paper').toEqual([]);
      await page.emulateMedia({ media: 'screen' });
      await reachEveryState(page, await context.newCDPSession(page));
      await expectNoChange('open, hovered, focused and pressed');
      // The browser reports the status 404 as an error.
      if (path === notFoundPath) forgive(complaints, notFoundStatus);
    });
});

/** States that only scripts can show, besides those of the forms. */
const scriptedStates: Record<string, { path: string; reach: (page: Page) => Promise<void> }> = {
  'with the menu open': {
    path: '/',
    reach: async (page) => {
      const menu = page.getByRole('button', { name: 'Menu' });
      if (await menu.isVisible()) await menu.click();
      await page.locator('summary', { hasText: 'Services' }).click();
      await expect(page.getByRole('link', { name: titleOf('duct-cleaning') }).first()).toBeVisible();
    },
  },
  'after a change of page': {
    path: '/',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Contact us' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    },
  },
  'with answers found': {
    path: '/faqs',
    reach: async (page) => {
      await page.getByRole('searchbox').fill(searchedWord);
      await expect(page.getByRole('status')).toContainText('found');
    },
  },
  'with nothing found': {
    path: '/faqs',
    reach: async (page) => {
      await page.getByRole('searchbox').fill('zeppelin');
      await expect(page.getByRole('status')).toContainText('No answer');
    },
  },
  'with another subject': {
    path: '/faqs',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Painting/ }).click();
      await expect(page.getByRole('button', { pressed: true })).toHaveText(/^Painting/);
    },
  },
  'with another number': {
    path: '/services/ac-maintenance',
    reach: (page) => page.getByRole('button', { name: 'One unit more' }).click(),
  },
  'with another plan': {
    path: '/services/maintenance-packages',
    reach: async (page) => {
      await page.getByRole('button', { name: 'One unit more' }).click();
      await page.getByRole('combobox', { name: 'First month' }).selectOption('March');
    },
  },
  'with its pictures turning': {
    path: '/painting-services',
    reach: async (page) => {
      const row = page.getByRole('region', { name: 'Pictures of paint jobs' });
      await row.scrollIntoViewIfNeeded();
      await expect(row.locator('li')).toHaveCount(paintJobs.length * 3);
    },
  },
  'with its video playing': {
    path: '/hvac-maintenance-services',
    reach: async (page) => {
      if ((page.viewportSize()?.width ?? 0) >= 768)
        await expect(page.getByRole('button', { name: 'Pause the video' })).toBeVisible();
    },
  },
};

for (const form of forms)
  for (const [state, reach] of Object.entries(formStates))
    scriptedStates[`with a form ${state}, ${form.path}`] = { path: form.path, reach: (page) => reach(page, form) };

for (const [state, { path, reach }] of Object.entries(scriptedStates))
  test(`${path} ${state} looks the same with its own styles and without`, {
    tag: '@full',
  }, async ({ page, complaints }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await openHydrated(page, path);
      await reach(page);
      expect.soft((await changesBy(page, 'own styles')).slice(0, 20), `at ${width} pixels`).toEqual([]);
    }
    // The browser reports the request that this state lets fail.
    forgive(complaints, ...failedSend);
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
