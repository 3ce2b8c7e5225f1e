import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect as see } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { business, communities } from '#content/business.ts';
import { newPlace, type Owner, type Place, shown } from './owner.ts';

const file = 'content/business.yaml';

let place: Place;
let owner: Owner;

beforeAll(async () => {
  place = await newPlace();
  await place.start();
});

afterAll(() => place?.close());

beforeEach(async () => {
  owner = await place.newWindow('none');
});

afterEach(async () => {
  await owner.page.context().close();
  place.restore();
});

const phoneIn = (one: Owner) => one.field('Phone');
const typedByHand = '+971 4 999 9999';
const phoneLine = /^phone: .*$/m;
/** Adds an offer that no page uses, so that it can be deleted. */
function addOffer() {
  place.write(
    'content/offers/winter.yaml',
    'name: winter\namount: 30\ntext: Save {offer.winter.amount}\nterms: One visit.\n',
  );
}

const dialogOf = (one: Owner) => one.page.getByRole('dialog');

test('a change made in a text editor appears in the fields when they have no unsaved text', async () => {
  await owner.open('business');
  await shown(phoneIn(owner)).toHaveValue(business.phone.display);
  place.change(file, phoneLine, `phone: ${typedByHand}`);
  await shown(phoneIn(owner)).toHaveValue(typedByHand);
});

test('a change made in a text editor keeps a new entry that is not saved yet', async () => {
  await owner.open('communities');
  await owner.fields.getByRole('button', { name: 'Add' }).click();
  await owner.field(`Community ${communities.length + 1}`).fill('Al Barsha');
  const noticed = owner.page.waitForResponse('**/api/state');
  place.change('content/communities.yaml', communities.at(-1) ?? '', 'Somewhere else');
  await noticed;
  await shown(owner.field(`Community ${communities.length + 1}`)).toHaveValue('Al Barsha');
});

describe('text typed while the editor waits for an answer', () => {
  /** Holds back the answers of an address until the returned function is called. */
  async function holdAnswers(address: string) {
    const { promise, resolve } = Promise.withResolvers<void>();
    await owner.page.route(address, async (route) => {
      const response = await route.fetch();
      await promise;
      await route.fulfill({ response });
    });
    return resolve;
  }

  const heading = () => owner.field('Heading');
  const about = 'content/pages/about.yaml';

  test('after Ctrl+S stays in the field and remains a draft', async () => {
    await owner.open('pages/about');
    const release = await holdAnswers('**/api/save');
    await heading().fill('One.');
    const sent = owner.page.waitForRequest('**/api/save');
    await heading().press('Control+s');
    await sent;
    await heading().pressSequentially(' Two.');
    const answered = owner.page.waitForResponse('**/api/save');
    release();
    await (await answered).finished();
    await shown(owner.fields.getByText('Not saved yet')).toBeVisible();
    await shown(heading()).toHaveValue('One. Two.');
    expect(parse(place.read(about)).heading).toBe('One.');
    await owner.open('pages/about');
    await shown(heading()).toHaveValue('One. Two.');
    await owner.saved();
    expect(parse(place.read(about)).heading).toBe('One. Two.');
  });

  test('after a change elsewhere is not replaced by the text of the file', async () => {
    await owner.open('pages/about');
    const release = await holdAnswers('**/api/file?*');
    const asked = owner.page.waitForRequest('**/api/file?*');
    place.change(about, /^heading: .*$/m, 'heading: Written elsewhere');
    await asked;
    await heading().fill('Typed here');
    const answered = owner.page.waitForResponse('**/api/file?*');
    release();
    await (await answered).finished();
    await shown(owner.fields.getByText('Not saved yet')).toBeVisible();
    await shown(heading()).toHaveValue('Typed here');
  });

  test('after “Discard what I typed” stays in the field', async () => {
    await owner.open('pages/about');
    const before = await heading().inputValue();
    await heading().fill('A first try');
    await holdAnswers('**/api/file?*');
    await owner.fields.getByRole('button', { name: 'Discard what I typed' }).click();
    await shown(heading()).toHaveValue(before, { timeout: 1000 });
    await heading().fill('A second try');
    await shown(owner.fields.getByText('Not saved yet')).toBeVisible();
    await shown(heading()).toHaveValue('A second try');
  });
});

test('a save is answered while the check of the whole content is still running', async () => {
  const check = place.read('scripts/check.ts');
  onTestFinished(() => {
    rmSync(join(place.folder, 'wait'));
    place.write('scripts/check.ts', check);
  });
  place.write('wait', '');
  const slow = `
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
while (existsSync('wait')) await setTimeout(20);
`;
  place.write('scripts/check.ts', slow + check);
  await owner.open('pages/about');
  await owner.type('Heading', 'Saved at once');
  await owner.save();
  await shown(owner.found).toContainText('The content is being checked');
  await see(owner.fields.getByText('Saved', { exact: true })).toBeVisible({ timeout: 5000 });
});

describe('conflicts', () => {
  test('changes of two different fields, one in the editor and one in a text editor, are both shown and both saved', async () => {
    await owner.open('business');
    await owner.type('Email', 'new@ghaf-home.example');
    place.change(file, phoneLine, `phone: ${typedByHand}`);
    await owner.save();

    const dialog = dialogOf(owner);
    await shown(dialog).toContainText('This was changed elsewhere too');
    await shown(dialog.getByRole('group', { name: 'Company › Phone' })).toContainText(typedByHand);
    await shown(dialog.getByRole('group', { name: 'Company › Email' })).toContainText('new@ghaf-home.example');
    expect(place.read(file)).not.toContain('new@ghaf-home.example');
    await dialog.getByRole('button', { name: 'Save this' }).click();

    await shown(phoneIn(owner)).toHaveValue(typedByHand);
    await shown(owner.fields.getByText('Saved', { exact: true })).toBeVisible();
    expect(place.read(file)).toContain(`phone: ${typedByHand}`);
    expect(place.read(file)).toContain('email: new@ghaf-home.example');
  });

  test('when two windows change the same field, the owner chooses one value, and the other is an earlier version', async () => {
    const second = await place.newWindow('none');
    await owner.open('business');
    await second.open('business');
    await second.type('Phone', '+971 4 111 1111');
    // The owner types this before the other window saves.
    await owner.type('Phone', '+971 4 222 2222');
    await second.saved();
    await owner.save();

    const phone = dialogOf(owner).getByRole('group', { name: 'Company › Phone' });
    await shown(phone).toContainText('+971 4 222 2222');
    await shown(phone).toContainText('+971 4 111 1111');
    const goOn = dialogOf(owner).getByRole('button', { name: 'Save this' });
    await shown(goOn).toBeDisabled();
    await phone.getByText('+971 4 222 2222').click();
    await goOn.click();
    await shown(owner.fields.getByText('Saved', { exact: true })).toBeVisible();
    expect(place.read(file)).toContain('phone: +971 4 222 2222');

    await owner.fields.getByRole('button', { name: 'Earlier versions' }).click();
    await shown(dialogOf(owner)).toContainText('+971 4 222 2222 → +971 4 111 1111');
    await second.page.context().close();
  });

  test('saving a page that was deleted elsewhere warns once, and a second press restores it', async () => {
    const path = 'content/offers/winter.yaml';
    addOffer();
    await owner.open('offers/winter');
    await owner.type('Amount in AED', '77');
    const requests: string[] = [];
    owner.page.on('request', (request) => requests.push(request.url()));
    rmSync(join(place.folder, path));
    await owner.save();
    await shown(owner.fields.getByRole('alert')).toContainText('This was deleted elsewhere');
    await owner.save();
    await shown(owner.fields.getByText('Saved', { exact: true })).toBeVisible();
    expect(parse(place.read(path)).amount).toBe(77);
    expect(requests.filter((url) => url.endsWith('/api/save'))).toHaveLength(2);
  });

  test('a page that was changed elsewhere cannot be deleted', async () => {
    const path = 'content/offers/winter.yaml';
    addOffer();
    await owner.open('offers/winter');
    // Prevents this window from noticing the change.
    await owner.page.route('**/api/state', () => {});
    await owner.page.route('**/api/file?*', () => {});
    place.change(path, /^amount: .*$/m, 'amount: 88');
    await owner.fields.getByRole('button', { name: 'Delete' }).click();
    await dialogOf(owner).getByRole('button', { name: 'Delete' }).click();
    await shown(owner.fields.getByRole('alert')).toContainText('Nothing was deleted: after you had opened this');
    expect(parse(place.read(path)).amount).toBe(88);
  });
});

describe('drafts', () => {
  test('a draft keeps its text when the file changes, and saving asks which value to keep', async () => {
    await owner.open('business');
    await owner.type('Phone', '+971 4 333 3333');
    await shown(owner.fields.getByText('Not saved yet')).toBeVisible();
    place.change(file, phoneLine, `phone: ${typedByHand}`);
    await owner.open('business');
    await shown(phoneIn(owner)).toHaveValue('+971 4 333 3333');
    await owner.save();

    const phone = dialogOf(owner).getByRole('group', { name: 'Company › Phone' });
    await shown(phone).toContainText('+971 4 333 3333');
    await shown(phone).toContainText(typedByHand);
    // The owner postpones the decision: nothing is saved, and the typed value is kept.
    await dialogOf(owner).getByRole('button', { name: 'Not now' }).click();
    await shown(phoneIn(owner)).toHaveValue('+971 4 333 3333');
    expect(place.read(file)).toContain(typedByHand);
    await owner.save();
    await phone.getByText('+971 4 333 3333').click();
    await dialogOf(owner).getByRole('button', { name: 'Save this' }).click();
    await shown(owner.fields.getByText('Saved', { exact: true })).toBeVisible();
    expect(place.read(file)).toContain('phone: +971 4 333 3333');
  });

  test('choosing the saved value removes the draft', async () => {
    await owner.open('business');
    await owner.type('Phone', '+971 4 333 3333');
    place.change(file, phoneLine, `phone: ${typedByHand}`);
    await owner.open('business');
    await owner.save();
    await dialogOf(owner).getByText(typedByHand).click();
    await dialogOf(owner).getByRole('button', { name: 'Save this' }).click();
    await shown(phoneIn(owner)).toHaveValue(typedByHand);
    await owner.open('business');
    await shown(phoneIn(owner)).toHaveValue(typedByHand);
    await shown(owner.fields.getByText('Not saved yet')).toHaveCount(0);
  });

  test('the browser warns before closing a window with unsaved text, and the text is restored in the next window', async () => {
    await owner.open('business');
    await owner.type('Short name', 'Ghaff');
    const asked = owner.page.waitForEvent('dialog');
    await owner.page.close({ runBeforeUnload: true });
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    owner = await place.secondWindow(owner);
    await owner.open('business');
    await shown(owner.field('Short name')).toHaveValue('Ghaff');
    await shown(owner.fields.getByText('Not saved yet')).toBeVisible();
    await owner.fields.getByRole('button', { name: 'Discard what I typed' }).click();
    await shown(owner.field('Short name')).toHaveValue(business.shortName);
  });

  test('saving after the editor has exited asks to start it again, and keeps the typed text', async () => {
    await owner.open('business');
    await owner.type('Short name', 'Ghaff');
    await place.stop();
    await owner.save();
    await shown(owner.fields.getByRole('alert')).toContainText('start it again');
    await shown(owner.field('Short name')).toHaveValue('Ghaff');
    await place.start();
  });
});

test('putting back an earlier version undoes the last save, and can be undone as well', async () => {
  const before = String(business.prices.acService);
  const after = String(business.prices.acService + 1);
  const price = 'One AC service, per unit';
  await owner.open('business');
  await owner.type(price, after);
  await owner.saved();
  for (const [now, then] of [
    [after, before],
    [before, after],
  ]) {
    await owner.fields.getByRole('button', { name: 'Earlier versions' }).click();
    const version = dialogOf(owner)
      .getByRole('listitem')
      .filter({ hasText: `${now} → ${then}` });
    await version.getByRole('button').first().click();
    await shown(owner.field(price)).toHaveValue(then ?? '');
    expect(place.read(file)).toContain(`acService: ${then}`);
  }
});

test('a deleted page is listed and can be restored with its text', async () => {
  const path = 'content/offers/winter.yaml';
  addOffer();
  const before = place.read(path);
  await owner.open('offers/winter');
  await owner.fields.getByRole('button', { name: 'Delete' }).click();
  await shown(dialogOf(owner)).toContainText('“Deleted pages” at the end of the list on the left brings it back');
  await dialogOf(owner).getByRole('button', { name: 'Delete' }).click();
  await owner.page.getByRole('button', { name: 'Bring back Offer “winter”' }).click();
  await shown(owner.fields.getByRole('heading', { level: 1 })).toHaveText('Offer “winter”');
  expect(place.read(path)).toBe(before);
});
