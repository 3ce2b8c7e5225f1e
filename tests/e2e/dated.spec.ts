import { landings } from '#content/landings/index.ts';
import { periodOf } from '#content/periods.ts';
import { watchLayoutShifts } from './layout-shifts.ts';
import { expect, test } from './test.ts';

const landing = landings.find(({ offer, order }) => offer && !order.includes('offer'));
const offer = landing?.offer?.text ?? '';
const notice = 'Streets are flooded: visits move to the next day.';

const attributes = (days: Parameters<typeof periodOf>[0]) =>
  Object.entries(periodOf(days))
    .map(([name, time]) => ` data-${name}="${time}"`)
    .join('');

for (const { now, isOfferShown, isNoticeShown } of [
  { now: '2027-03-09T21:00+04:00', isOfferShown: true, isNoticeShown: false },
  { now: '2027-03-10T00:00+04:00', isOfferShown: true, isNoticeShown: true },
  { now: '2027-03-12T00:00+04:00', isOfferShown: false, isNoticeShown: false },
])
  test(`at ${now}, the page shows what is dated for that day, before the scripts and without a layout shift`, async ({
    page,
  }) => {
    const path = `/${landing?.slug}`;
    await page.clock.setFixedTime(now);
    await page.route(path, async (route) => {
      const response = await route.fetch();
      const html = (await response.text())
        .replace(/<template id="deferred-scripts">.*?<\/template>/s, '')
        .replace(
          new RegExp(`<p([^>]*)>${RegExp.escape(offer.replaceAll('&', '&amp;'))}`),
          `<p$1${attributes({ lastDay: '2027-03-11' })}>${offer}`,
        )
        .replace(
          '<main',
          `<p hidden${attributes({ firstDay: '2027-03-10', lastDay: '2027-03-11' })}>${notice}</p><main`,
        );
      await route.fulfill({ response, body: html });
    });
    const layoutShifts = await watchLayoutShifts(page);
    await page.goto(path);
    await expect(page.getByText(offer, { exact: true })).toBeVisible({ visible: isOfferShown });
    await expect(page.getByText(notice)).toBeVisible({ visible: isNoticeShown });
    expect(await layoutShifts()).toEqual([]);
  });
