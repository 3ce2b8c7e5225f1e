import type { Page } from '@playwright/test';
import { landings } from '#content/landings/index.ts';
import { animationsEnded, expect, expectOnlyErrors, hydrated, openHydrated, test } from './test.ts';

const path = '/hvac-maintenance-services';

/** Returns a list to which the paths of all requested videos are added. */
function recordVideos(page: Page): string[] {
  const videos: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/videos/')) videos.push(pathname);
  });
  return videos;
}

const reasonsHeading = landings.find(({ slug }) => `/${slug}` === path)?.reasons.heading ?? 'missing';
const pause = (page: Page) => page.getByRole('button', { name: 'Pause the video' });

test.describe('on a device that may play videos', () => {
  test('C152 the video loops silently and can be paused by keyboard', async ({ page }) => {
    const videos = recordVideos(page);
    await openHydrated(page, path);
    const video = page.locator('video').first();
    await expect(video).toHaveCSS('opacity', '1');
    expect(
      await video.evaluate(({ muted, loop, playsInline, paused }: HTMLVideoElement) => ({
        muted,
        loop,
        playsInline,
        paused,
      })),
    ).toEqual({
      muted: true,
      loop: true,
      playsInline: true,
      paused: false,
    });
    await expect(video).toHaveAttribute('aria-hidden', 'true');

    await pause(page).focus();
    await page.keyboard.press('Enter');
    const play = page.getByRole('button', { name: 'Play the video' });
    await expect(play).toBeFocused();
    expect(await video.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);
    await page.keyboard.press('Space');
    await expect.poll(() => video.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(false);
    // So far, only the video in the first view has been requested.
    expect(new Set(videos)).toEqual(new Set(['/videos/hvac.webm']));
  });

  test('C157 the second video loads when it is near the window and pauses out of view', async ({ page }) => {
    const videos = recordVideos(page);
    await openHydrated(page, path);
    await expect(pause(page)).toBeVisible();
    expect(videos.some((video) => video.includes('why-hvac'))).toBe(false);
    const reasons = page.getByRole('region', { name: reasonsHeading });
    await reasons.scrollIntoViewIfNeeded();
    await expect(reasons.getByRole('button', { name: 'Pause the video' })).toBeVisible();
    expect(videos).toContain('/videos/why-hvac.webm');
    const first = page.locator('video').first();
    await expect.poll(() => first.evaluate(({ paused }: HTMLVideoElement) => paused)).toBe(true);
  });

  test('V5 the video is requested after the page has loaded, and the poster stays the largest paint', {
    tag: '@both',
  }, async ({ page }) => {
    await page.addInitScript(() => {
      const paints: string[] = [];
      Object.assign(window, { paints });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) paints.push((entry as PerformanceEntry & { url: string }).url);
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    await openHydrated(page, path);
    await expect(pause(page)).toBeVisible();
    await animationsEnded(page);
    const paints = await page.evaluate(() => (window as unknown as { paints: string[] }).paints);
    expect(paints.at(-1)).toMatch(/\/images\/[a-z-]+-poster\./);
    const { loaded, video } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const videos = performance.getEntriesByType('resource').filter(({ name }) => name.includes('/videos/'));
      return { loaded: navigation?.loadEventStart ?? 0, video: Math.min(...videos.map(({ startTime }) => startTime)) };
    });
    expect(loaded).toBeGreaterThan(0);
    expect(video).toBeGreaterThan(loaded);
  });

  test('A60 if the video cannot be loaded, the poster is shown without a pause button', async ({
    page,
    browserErrors,
  }) => {
    await page.route('**/videos/**', (route) => route.abort());
    await openHydrated(page, path);
    // NETWORK_NO_SOURCE: the browser has tried all sources of the video.
    await expect
      .poll(() =>
        page
          .locator('video')
          .first()
          .evaluate((video: HTMLVideoElement) => video.networkState),
      )
      .toBe(3);
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible();
    await expect(page.locator('video').first()).toHaveCSS('opacity', '0');
    await expect(pause(page)).toHaveCount(0);
    // Chromium reports the videos that failed to load.
    expectOnlyErrors(browserErrors, /ERR_FAILED/);
  });
});

test.describe('on a device that must not load videos', () => {
  const expectNoVideo = async (page: Page, videos: string[]) => {
    const reasons = page.getByRole('region', { name: reasonsHeading });
    await reasons.scrollIntoViewIfNeeded();
    await expect(reasons.getByRole('img')).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    expect(videos).toEqual([]);
  };

  test('W13 loads no video under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const videos = recordVideos(page);
    await openHydrated(page, path);
    await expectNoVideo(page, videos);
  });

  for (const [who, connection] of [
    ['a visitor who saves data', { saveData: true, effectiveType: '4g' }],
    ['a visitor on a 3g line', { saveData: false, effectiveType: '3g' }],
  ] as const)
    test(`V5 loads no video for ${who}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => value });
      }, connection);
      const videos = recordVideos(page);
      await page.goto(path);
      // With Save-Data, the page hydrates on the first interaction.
      await page.keyboard.press('Tab');
      await hydrated(page);
      await expectNoVideo(page, videos);
    });
});
