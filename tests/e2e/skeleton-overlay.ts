import { expect, type Page } from '@playwright/test';

export async function waitForSkeletonEnd(page: Page) {
  await expect(page.locator('[data-skeleton]')).toBeHidden();
}
