import { business } from '#content/business.ts';
import { expect, test } from '../test.ts';
import { outOfRoomAt } from './room.ts';
import { everyState, openState } from './states.ts';

/** Longer than any company is likely to have them. */
const long = {
  [business.productName]: 'Al Maktoum International Residences Property Maintenance and Facilities Management',
  [business.phone.display]: '+971 (0) 4 000 0000 00 extension 12345',
  [business.email]: 'enquiries.for.maintenance@al-maktoum-international-residences-and-villas.example',
};

test.skip(({ isMobile }) => isMobile, 'sets its own widths');

test.afterEach(({ complaints }) => {
  // The state of a failed enquiry puts its cause there; other tests watch the rest.
  complaints.splice(0);
});

for (const state of everyState)
  test(`W16 has room: ${state.name}`, async ({ page }) => {
    await openState(page, state);
    const problems = await outOfRoomAt(page, [320], 'as it is');

    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    problems.push(...(await outOfRoomAt(page, [390, 1366], 'text of 200 %')));
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));

    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    problems.push(...(await outOfRoomAt(page, [320, 1366], 'from right to left')));
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'ltr'));

    await page.evaluate((words) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        for (const [short, replacement] of Object.entries(words))
          if (node.nodeValue?.includes(short)) node.nodeValue = node.nodeValue.replaceAll(short, replacement);
    }, long);
    problems.push(...(await outOfRoomAt(page, [320, 390, 992, 1366], 'long names and numbers')));
    expect(problems).toEqual([]);
  });
