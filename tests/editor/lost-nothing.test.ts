import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { business, communities } from '#content/business.ts';
import { newPlace, type Owner, type Place, shown } from './owner.ts';

const file = 'content/business.yaml';
const entry = 'singleton/business';

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

const phoneIn = (one: Owner) => one.fields.getByRole('textbox', { name: 'Phone' });
const typedByHand = '+971 4 999 9999';
/** The line of the file with the phone number. */
const phoneLine = /^phone: .*$/m;

test('a change of the file by hand appears in the fields while nothing unsaved is typed there', async () => {
  await owner.open(entry);
  await shown(phoneIn(owner)).toHaveValue(business.phone.display);
  place.change(file, phoneLine, `phone: ${typedByHand}`);
  await shown(phoneIn(owner)).toHaveValue(typedByHand);
});

test('a change of the file by hand does not close the dialog in which a new entry is typed', async () => {
  await owner.open('singleton/communities');
  await owner.fields.getByRole('button', { name: 'Add' }).click();
  const dialog = owner.fields.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Al Barsha');
  place.change('content/communities.yaml', communities.at(-1) ?? '', 'Somewhere else');
  // The fields are told before the preview.
  await shown(owner.preview.getByText('Somewhere else').first()).toBeAttached();
  await shown(dialog.getByRole('textbox')).toHaveValue('Al Barsha');
});

test('one field is typed here and another changed by hand: both are shown, and both are kept', async () => {
  await owner.open(entry);
  await owner.type('Email', 'new@ghaf-home.example');
  place.change(file, phoneLine, `phone: ${typedByHand}`);
  await owner.save();

  const dialog = owner.fields.getByRole('dialog');
  await shown(dialog).toContainText('This was changed elsewhere too');
  await shown(dialog.getByRole('group', { name: 'Phone' })).toContainText(typedByHand);
  await shown(dialog.getByRole('group', { name: 'Email' })).toContainText('new@ghaf-home.example');
  expect(place.read(file)).not.toContain('new@ghaf-home.example');
  await dialog.getByRole('button', { name: 'Save this' }).click();

  await shown(phoneIn(owner)).toHaveValue(typedByHand);
  expect(place.read(file)).toContain(`phone: ${typedByHand}`);
  expect(place.read(file)).toContain('email: new@ghaf-home.example');
});

test('two windows change the same field: the owner chooses one, and the other is an earlier version', async () => {
  const second = await place.secondWindow(owner);
  await owner.open(entry);
  await shown(phoneIn(owner)).toBeVisible();
  await second.open(entry);
  await second.type('Phone', '+971 4 111 1111');
  // This is typed before the other window has saved.
  await owner.type('Phone', '+971 4 222 2222');
  await second.saved();
  await owner.save();

  const phone = owner.fields.getByRole('dialog').getByRole('group', { name: 'Phone' });
  await shown(phone).toContainText('+971 4 222 2222');
  await shown(phone).toContainText('+971 4 111 1111');
  const goOn = owner.fields.getByRole('button', { name: 'Save this' });
  await shown(goOn).toBeDisabled();
  await phone.getByRole('radio').first().check();
  await goOn.click();
  await shown(owner.fields.getByText('Saved', { exact: true }).first()).toBeVisible();
  expect(place.read(file)).toContain('phone: +971 4 222 2222');

  await owner.page.getByRole('banner').getByRole('button', { name: 'Earlier versions' }).click();
  await shown(owner.page.getByRole('dialog')).toContainText('+971 4 222 2222 → +971 4 111 1111');
});

test('a draft of an older version is not restored without a question', async () => {
  await owner.open(entry);
  await owner.type('Phone', '+971 4 333 3333');
  await shown(owner.fields.getByText('Unsaved')).toBeVisible();
  place.change(file, phoneLine, `phone: ${typedByHand}`);
  await owner.open(entry);

  const dialog = owner.fields.getByRole('dialog');
  await shown(dialog).toContainText('You typed this earlier and did not save it');
  await shown(dialog.getByRole('group', { name: 'Phone' })).toContainText('+971 4 333 3333');
  await shown(dialog.getByRole('group', { name: 'Phone' })).toContainText(typedByHand);

  // The owner does not choose yet: the fields show the file, and the question comes again later.
  await dialog.getByRole('button', { name: 'Not now' }).click();
  await shown(phoneIn(owner)).toHaveValue(typedByHand);
  await owner.open(entry);
  await dialog.getByRole('radio', { name: '+971 4 333 3333' }).check();
  await dialog.getByRole('button', { name: 'Go on with this' }).click();
  await shown(phoneIn(owner)).toHaveValue('+971 4 333 3333');
  expect(place.read(file)).toContain(typedByHand);
  await owner.saved();
  expect(place.read(file)).toContain('phone: +971 4 333 3333');
});

test('a draft is deleted when the owner chooses the saved values', async () => {
  await owner.open(entry);
  await owner.type('Phone', '+971 4 333 3333');
  await shown(owner.fields.getByText('Unsaved')).toBeVisible();
  place.change(file, phoneLine, `phone: ${typedByHand}`);
  await owner.open(entry);
  const dialog = owner.fields.getByRole('dialog');
  await dialog.getByRole('radio', { name: typedByHand }).check();
  await dialog.getByRole('button', { name: 'Go on with this' }).click();
  await shown(phoneIn(owner)).toHaveValue(typedByHand);
  await owner.open(entry);
  await shown(phoneIn(owner)).toHaveValue(typedByHand);
  await shown(owner.fields.getByRole('dialog')).toHaveCount(0);
});

test('putting back an earlier version undoes the last save, and can be undone as well', async () => {
  const before = String(business.prices.acService);
  const after = String(business.prices.acService + 1);
  await owner.open(entry);
  await owner.type('One AC service, per unit', after);
  await owner.saved();
  const versions = owner.page.getByRole('dialog');
  await owner.page.getByRole('banner').getByRole('button', { name: 'Earlier versions' }).click();
  await versions
    .getByRole('listitem')
    .filter({ hasText: `${after} → ${before}` })
    .getByRole('button')
    .first()
    .click();
  await shown(owner.fields.getByLabel('One AC service, per unit')).toHaveValue(before);
  expect(place.read(file)).toContain(`acService: ${before}`);

  await owner.page.getByRole('banner').getByRole('button', { name: 'Earlier versions' }).click();
  await versions
    .getByRole('listitem')
    .filter({ hasText: `${before} → ${after}` })
    .getByRole('button')
    .first()
    .click();
  await shown(owner.fields.getByLabel('One AC service, per unit')).toHaveValue(after);
});

test('the browser asks before it closes a window with unsaved text, and the text is there when the window opens again', async () => {
  await owner.open(entry);
  await owner.type(/^Short name/, 'Ghaff');
  await shown(owner.fields.getByText('Unsaved')).toBeVisible();
  const asked = owner.page.waitForEvent('dialog');
  await owner.page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await owner.open(entry);
  await shown(owner.fields.getByRole('textbox', { name: 'Short name', exact: true })).toHaveValue('Ghaff');
});

test('when the editor was ended in the terminal, saving says so, and what was typed is kept', async () => {
  await owner.open(entry);
  await owner.type(/^Short name/, 'Ghaff');
  await place.stop();
  await owner.save();
  await shown(owner.fields.getByText('start it again there with “npm run edit”')).toBeVisible();
  await shown(owner.fields.getByRole('textbox', { name: 'Short name', exact: true })).toHaveValue('Ghaff');
  await place.start();
});
