import type { Page } from '@playwright/test';

/** Slows animations down a thousand times, because a busy machine may take longer to look than an animation lasts. */
export async function paceOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  return (pace: 'slow' | 'real') =>
    session.send('Animation.setPlaybackRate', { playbackRate: pace === 'slow' ? 0.001 : 1 });
}
