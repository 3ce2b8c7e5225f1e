import { periodOf } from '#content/periods.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { expect, test } from './test.ts';

const { from, until } = periodOf({ firstDay: '2027-03-10', lastDay: '2027-03-11' });
const notice = 'Streets are flooded: visits move to the next day.';
const offer = 'Ten per cent off.';
const dated = `<p hidden data-from="${from}" data-until="${until}">${notice}</p><p data-until="${until}">${offer}</p>`;

for (const { now, isNoticeShown, isOfferShown } of [
  { now: '2027-03-09T21:00+04:00', isNoticeShown: false, isOfferShown: true },
  { now: '2027-03-10T00:00+04:00', isNoticeShown: true, isOfferShown: true },
  { now: '2027-03-12T00:00+04:00', isNoticeShown: false, isOfferShown: false },
])
  test(`at ${now}, the page shows what is dated for that day, before the scripts and without a layout shift`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(now);
    await page.route('/about', async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace(/<template id="deferred-scripts">.*?<\/template>/s, '')
        .replace('<main', `${dated}<main`);
      await route.fulfill({ response, body: html });
    });
    const moved = await watchLayoutShifts(page);
    await page.goto('/about');
    await expect(page.getByText(notice)).toBeVisible({ visible: isNoticeShown });
    await expect(page.getByText(offer)).toBeVisible({ visible: isOfferShown });
    expect(await moved()).toEqual([]);
  });
