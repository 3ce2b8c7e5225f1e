import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { business } from '#content/business.ts';
import { newPlace, type Owner, type Place, shown } from './owner.ts';

const file = 'content/business.yaml';
const about = 'content/pages/about.yaml';
const winter = 'content/offers/winter.yaml';

let place: Place;
let owner: Owner;

beforeAll(async () => {
  place = await newPlace();
  await place.start();
});

afterAll(() => place?.close());

beforeEach(async () => {
  owner = await place.newWindow();
});

afterEach(async () => {
  await owner.page.context().close();
  place.restore();
});

const heading = () => owner.field('Heading');
const phone = () => owner.field('Phone');
const savedWord = () => owner.fields.getByText('Saved', { exact: true });
const typedByHand = '+971 4 999 9999';
const phoneByHand = () => place.change(file, /^phone: .*$/m, `phone: ${typedByHand}`);
/** The options for a field in the dialog of a conflict: both of its values. */
const conflict = (where: string) => owner.dialog.getByRole('group', { name: where });
const saveThis = () => owner.dialog.getByRole('button', { name: 'Save this' });

/** Opens an offer that no page uses, so that it can be deleted. */
async function openNewOffer() {
  place.write(winter, 'name: winter\namount: 30\ntext: Save {offer.winter.amount}\nterms: One visit.\n');
  await owner.open('offers/winter');
}

/**
 * Delays the responses from a URL until the returned function is called. That function resolves when the page has
 * received them.
 */
async function holdAnswers(address: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await owner.page.route(address, async (route) => {
    const response = await route.fetch();
    await promise;
    await route.fulfill({ response });
  });
  return async () => {
    const answered = owner.page.waitForResponse(address);
    resolve();
    await (await answered).finished();
  };
}

describe('text typed while the editor waits for an answer', () => {
  test('after Ctrl+S, also in a file that was left and opened again, stays in the field and remains a draft', async () => {
    await owner.open('pages/about');
    const release = await holdAnswers('**/api/save');
    await heading().fill('One.');
    const sent = owner.page.waitForRequest('**/api/save');
    // Moves the focus out of the fields.
    await owner.fields.getByRole('heading', { level: 1 }).click();
    await owner.page.keyboard.press('Control+s');
    await sent;
    await owner.page.getByRole('link', { name: 'Communities' }).click();
    await owner.page.goBack();
    await shown(heading()).toHaveValue('One.');
    await heading().fill('One. Two.');
    await release();
    await shown(owner.fields.getByText('Not saved yet')).toBeVisible();
    await shown(heading()).toHaveValue('One. Two.');
    expect(parse(place.read(about)).heading).toBe('One.');
    await owner.open('pages/about');
    await owner.saved();
    expect(parse(place.read(about)).heading).toBe('One. Two.');
  });

  test('after a change elsewhere is not replaced by the text of the file, which appears in fields without typed text', async () => {
    await owner.open('pages/about');
    place.change(about, /^heading: .*$/m, 'heading: From a text editor');
    await shown(heading()).toHaveValue('From a text editor');
    const release = await holdAnswers('**/api/file');
    const asked = owner.page.waitForRequest('**/api/file');
    place.change(about, /^heading: .*$/m, 'heading: Written elsewhere');
    await asked;
    await heading().fill('Typed here');
    await release();
    await shown(owner.fields.getByText('Not saved yet')).toBeVisible();
    await shown(heading()).toHaveValue('Typed here');
  });

  test('after “Discard what I typed” stays in the field', async () => {
    await owner.open('pages/about');
    const before = await heading().inputValue();
    await heading().fill('A first try');
    await owner.page.route('**/api/file', () => {});
    await owner.action('Discard what I typed');
    await shown(heading()).toHaveValue(before, { timeout: 1000 });
    await heading().fill('A second try');
    await shown(owner.fields.getByText('Not saved yet')).toBeVisible();
    await shown(heading()).toHaveValue('A second try');
  });
});

describe('conflicts', () => {
  test('changes of two fields, one here and one elsewhere, are both shown, and both are saved if the owner chooses them', async () => {
    await owner.open('business');
    await owner.type('Email', 'new@ghaf-home.example');
    phoneByHand();
    await owner.save();
    await shown(conflict('Company › Phone')).toContainText(typedByHand);
    await shown(conflict('Company › Email')).toContainText('new@ghaf-home.example');
    expect(place.read(file)).not.toContain('new@ghaf-home.example');
    await conflict('Company › Phone').getByText(typedByHand).click();
    await conflict('Company › Email').getByText('new@ghaf-home.example').click();
    await saveThis().click();
    await shown(phone()).toHaveValue(typedByHand);
    await shown(savedWord()).toBeVisible();
    expect(parse(place.read(file))).toMatchObject({ phone: typedByHand, email: 'new@ghaf-home.example' });
  });

  test('when two windows change the same field, the owner chooses a value or decides later; the other one is kept', async () => {
    const second = await place.newWindow();
    await owner.open('business');
    await second.open('business');
    await second.type('Phone', '+971 4 111 1111');
    // The owner types this before the other window saves.
    await owner.type('Phone', '+971 4 222 2222');
    await second.saved();
    await second.page.context().close();
    await owner.save();
    await saveThis().click();
    // The browser asks for a choice.
    await shown(owner.dialog.locator(':invalid').first()).toBeVisible();
    await owner.dialog.getByRole('button', { name: 'Not now' }).click();
    // The draft outlives the window.
    await owner.open('business');
    await shown(phone()).toHaveValue('+971 4 222 2222');
    await owner.save();
    await shown(conflict('Company › Phone')).toContainText('+971 4 111 1111');
    await conflict('Company › Phone').getByText('+971 4 222 2222').click();
    await saveThis().click();
    await shown(savedWord()).toBeVisible();
    expect(parse(place.read(file)).phone).toBe('+971 4 222 2222');
    await owner.action('Earlier versions');
    await shown(owner.dialog).toContainText('+971 4 222 2222 → +971 4 111 1111');
  });

  test('saving a page that was deleted elsewhere warns once, and a second press restores it', async () => {
    await openNewOffer();
    await owner.type('Amount in AED', '77');
    place.remove(winter);
    await owner.save();
    await shown(owner.fields.getByRole('alert')).toContainText('This was deleted elsewhere');
    await owner.saved();
    expect(parse(place.read(winter)).amount).toBe(77);
  });
});

test('the next window has the unsaved text of a closed one, and Discard removes it', async () => {
  await owner.open('business');
  await owner.type('Short name', 'Ghaff');
  await owner.page.close();
  owner = await place.secondWindow(owner);
  await owner.open('business');
  await shown(owner.field('Short name')).toHaveValue('Ghaff');
  const mark = owner.page.getByRole('navigation').getByTitle('Not saved yet');
  await shown(mark).toBeVisible();
  await owner.action('Discard what I typed');
  await shown(owner.field('Short name')).toHaveValue(business.shortName);
  await shown(mark).toBeHidden();
});

test('after the editor has exited, it asks to start it again, and keeps the typed text', async () => {
  const company = owner.page.getByRole('link', { name: /^Company/ });
  await owner.open('business');
  await owner.type('Short name', 'Ghaff');
  await place.stop();
  await owner.save();
  await shown(owner.fields.getByRole('alert')).toContainText('start it again');
  await shown(owner.field('Short name')).toHaveValue('Ghaff');
  // The files cannot be read, and the draft is still there.
  await owner.page.getByRole('link', { name: 'Communities' }).click();
  await company.click();
  await shown(owner.fields).toContainText('start it again');
  await owner.page.getByRole('link', { name: 'Communities' }).click();
  await shown(company.getByTitle('Not saved yet')).toBeVisible();
  await place.start();
});

test('a page that was changed elsewhere cannot be deleted; a deleted page is listed, and can be restored with its text', async () => {
  await openNewOffer();
  await owner.deletePage(() => place.change(winter, /^amount: .*$/m, 'amount: 88'));
  await shown(owner.field('Amount in AED')).toHaveValue('88');
  await shown(owner.fields.getByRole('alert')).toContainText('Nothing was deleted: after you had opened this');
  const before = place.read(winter);
  expect(parse(before).amount).toBe(88);
  await owner.open('offers/winter');
  await owner.deletePage();
  await shown(owner.fields).toContainText('This page was deleted.');
  await owner.page.getByRole('button', { name: 'Deleted pages' }).click();
  await owner.page.getByRole('button', { name: 'Bring back Offer “winter”' }).click();
  await shown(owner.fields.getByRole('heading', { level: 1 })).toHaveText('Offer “winter”');
  expect(place.read(winter)).toBe(before);
});
