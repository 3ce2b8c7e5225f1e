import type { Page } from '@playwright/test';

/**
 * Returns a function that slows animations down a thousand times, or restores their speed. On a busy machine an
 * animation could otherwise end before the test checks it.
 */
export async function animationSpeedOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  return (speed: 'slow' | 'real') =>
    session.send('Animation.setPlaybackRate', { playbackRate: speed === 'slow' ? 0.001 : 1 });
}
