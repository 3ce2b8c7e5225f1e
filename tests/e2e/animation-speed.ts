import type { Page } from '@playwright/test';

/** Slows animations down a thousand times, because a busy machine may take longer to look than an animation lasts. */
export async function animationSpeedOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  return (speed: 'slow' | 'real') =>
    session.send('Animation.setPlaybackRate', { playbackRate: speed === 'slow' ? 0.001 : 1 });
}
