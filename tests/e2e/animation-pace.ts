import type { Page } from '@playwright/test';

/** A second is shorter than a busy machine takes to look: animations a thousand times slower, or as they are. */
export async function paceOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  return (pace: 'slow' | 'real') =>
    session.send('Animation.setPlaybackRate', { playbackRate: pace === 'slow' ? 0.001 : 1 });
}
