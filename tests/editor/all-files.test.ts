import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPlace, type Owner, type Place, shown } from './owner.ts';

let place: Place;
let owner: Owner;

beforeAll(async () => {
  place = await newPlace();
  await place.start();
  owner = await place.newWindow();
  await owner.open('business');
});

afterAll(() => place?.close());

test('every file opens, and undoing an edit leaves nothing to save', async () => {
  const links = owner.page.getByRole('navigation', { name: 'Pages' }).getByRole('link');
  const titles = await links.allInnerTexts();
  expect(titles.length).toBeGreaterThan(40);
  for (const [index, title] of titles.entries()) {
    await links.nth(index).click();
    await shown(owner.fields.getByRole('heading', { level: 1 })).toContainText(title);
    const first = owner.fields.getByRole('textbox').first();
    if ((await first.count()) === 0) continue;
    const before = await first.inputValue();
    await first.fill(`${before}x`);
    await shown(owner.fields.getByText('Not saved yet'), title).toBeVisible();
    await first.fill(before);
    await shown(owner.fields.getByText('Not saved yet'), title).toHaveCount(0);
  }
});
