import type { Page } from '@playwright/test';
import { landings } from '#content/landings/index.ts';
import { expect, openHydrated, test } from './test.ts';

const path = '/hvac-maintenance-services';
const reasonsHeading = landings.find(({ slug }) => `/${slug}` === path)?.reasons.heading ?? 'missing';
const reasons = (page: Page) => page.getByRole('region', { name: reasonsHeading });
const pause = (page: Page) => page.getByRole('button', { name: 'Pause the video' });

/** Returns a list to which the paths of all requested videos are added. */
function recordVideos(page: Page): string[] {
  const videos: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/videos/')) videos.push(pathname);
  });
  return videos;
}

test('C152 the video loops silently, can be paused by keyboard, and pauses out of view, where a second one loads', async ({
  page,
}) => {
  const videos = recordVideos(page);
  await openHydrated(page, path);
  const video = page.locator('video').first();
  await expect(video).toHaveCSS('opacity', '1');
  const state = () =>
    video.evaluate(({ muted, loop, playsInline, paused }: HTMLVideoElement) => ({ muted, loop, playsInline, paused }));
  expect(await state()).toEqual({ muted: true, loop: true, playsInline: true, paused: false });
  await expect(video).toHaveAttribute('aria-hidden', 'true');

  await pause(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Play the video' })).toBeFocused();
  expect((await state()).paused).toBe(true);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await state()).paused).toBe(false);
  expect(new Set(videos), 'C157').toEqual(new Set(['/videos/hvac.webm']));

  await reasons(page).scrollIntoViewIfNeeded();
  await expect(reasons(page).getByRole('button', { name: 'Pause the video' })).toBeVisible();
  expect(videos).toContain('/videos/why-hvac.webm');
  await expect.poll(async () => (await state()).paused).toBe(true);
});

test('W13 under reduced motion no video is loaded', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const videos = recordVideos(page);
  await openHydrated(page, path);
  await reasons(page).scrollIntoViewIfNeeded();
  await expect(reasons(page).getByRole('img')).toBeVisible();
  await expect(page.locator('video')).toBeHidden();
  expect(videos).toEqual([]);
});
