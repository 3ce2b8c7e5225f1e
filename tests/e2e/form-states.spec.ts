import { faultsInForcedColours, faultsInPrint, movingElements } from './css-media-faults.ts';
import { formStates, forms } from './form-states.ts';
import { expectReadable } from './reading-conditions.ts';
import { expect, expectAccessible, expectOnlyErrors, openHydrated, sendFailureMessages, test } from './test.ts';

for (const form of forms)
  for (const [state, reach] of Object.entries(formStates))
    test.describe(`the form of ${form.path} ${state}`, { tag: '@full' }, () => {
      test.beforeEach(async ({ page, browserErrors }) => {
        await page.setViewportSize({ width: 390, height: 800 });
        await openHydrated(page, form.path);
        await reach(page, form);
        // In some states a request fails on purpose, and the browser reports it.
        expectOnlyErrors(browserErrors, ...sendFailureMessages);
      });

      test.describe('without movement', () => {
        test.use({ contextOptions: { reducedMotion: 'reduce' } });

        test('W1 is readable in every reading condition, has no animation and no accessibility violation', async ({
          page,
        }) => {
          expect.soft(await movingElements(page)).toEqual([]);
          await expectAccessible(page);
          await expectReadable(page, state);
        });
      });

      test.describe('in forced colours', () => {
        test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

        test('W1 every control has a border and a focus outline', async ({ page }) => {
          expect(await faultsInForcedColours(page)).toEqual([]);
        });
      });

      test('is not fixed, faded out or closed in print', async ({ page }) => {
        await page.emulateMedia({ media: 'print' });
        expect(await faultsInPrint(page)).toEqual([]);
      });
    });
