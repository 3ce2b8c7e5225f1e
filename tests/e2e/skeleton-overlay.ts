import { expect, type Page } from '@playwright/test';

/** Waits until the skeleton overlay of a service page has gone. */
export async function skeletonGone(page: Page) {
  await expect(page.locator('[data-skeleton]')).toBeHidden();
}
