import { expect, type Page } from '@playwright/test';

export async function skeletonGone(page: Page) {
  await expect(page.locator('[data-skeleton]')).toBeHidden();
}
