import { expect, type Page } from '@playwright/test';

/** The placeholder of a service page has had its second. */
export async function settled(page: Page) {
  await expect(page.locator('[data-skeleton]')).toBeHidden();
}
