import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { newPlace, type Owner, type Place, shown } from './owner.ts';

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

test('Save moves to the first invalid field, opens its entry and says how many are invalid; the file stays', async () => {
  const path = 'content/questions/plumbing.yaml';
  const before = place.read(path);
  await owner.open('questions/plumbing');
  await owner.entry(parse(before).questions[0].question).click();
  // The button appears with the first result of the check, which has the names of all values.
  await shown(owner.fields.getByRole('button', { name: 'Insert a value' }).first()).toBeVisible();
  await owner.field('Answer').fill('Short.');
  await owner.field('Question').fill('Eh?');
  await owner.fields.locator('summary').filter({ hasText: 'Eh?' }).click();
  await owner.save();
  await shown(owner.fields.getByText('Not saved: 2 fields are wrong')).toBeVisible();
  await shown(owner.field('Question')).toBeFocused();
  await owner.field('Answer').fill('An hour of our work costs {price.handyman} in all of Dubai.');
  await shown(owner.fields.getByText('names {price.handyman}, which does not exist')).toBeVisible();
  expect(place.read(path)).toBe(before);
});

test.each([
  ['Monday', '20:00–18:00', 'closes at 18:00, though it opens at 20:00'],
  ['One AC service, per unit', 'about 350', 'should be a number'],
])('the field %s says what is wrong with “%s” when it is left', async (label, typed, says) => {
  await owner.open('business');
  await owner.type(label, typed);
  await shown(owner.fields.getByText(says)).toBeVisible();
  await shown(owner.field(label)).toHaveValue(typed);
});

test('the editor starts with a wrong price, too few testimonials and an unreadable file, and each can be fixed there', async () => {
  await place.stop();
  const landing = 'content/landings/hvac-maintenance-services.yaml';
  const whole = place.read(landing);
  const data = parse(whole);
  data.testimonials.items.length = 2;
  place.write(landing, stringify(data));
  const right = String(parse(place.read('content/business.yaml')).prices.acService);
  place.change('content/business.yaml', `acService: ${right}`, 'acService: -5');
  place.change('content/pages/contact.yaml', 'heading:', 'heading: [');
  await place.start();

  owner = await place.newWindow('without scripts');
  await owner.open('business');
  const problem = (text: string) => owner.found.getByRole('listitem').filter({ hasText: text });
  await shown(owner.page.getByText('The preview is not there yet')).toBeVisible();
  await problem('One AC service, per unit is -5').getByRole('button', { name: 'Open' }).click();
  await shown(owner.field('One AC service, per unit')).toBeFocused();
  await owner.type('One AC service, per unit', right);
  await owner.saved();
  await shown(problem('is -5')).toHaveCount(0);
  for (const text of ['cannot be read from line', 'has 2 entries, and needs at least 3']) {
    await problem(text).getByRole('button', { name: 'Open' }).click();
    await owner.action('Earlier versions');
    await owner.dialog.getByRole('button', { name: 'Put this back' }).first().click();
    await shown(problem(text)).toHaveCount(0);
  }
  expect(parse(place.read(landing))).toEqual(parse(whole));
  await shown(owner.preview.locator('body')).toContainText('HVAC');
});

test('while the check is slow, text and photos are saved, and the last state counts', async () => {
  const check = place.read('scripts/check.ts');
  await place.stop();
  // Makes the check wait while the file `wait` exists.
  const slow = `
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
while (existsSync('wait')) await setTimeout(20);
`;
  place.write('scripts/check.ts', slow + check);
  place.write('wait', '');
  await place.start();
  await owner.open('pages/about');
  await owner.type('Heading', 'Saved at once');
  await owner.saved();
  await owner.open('pages/home');
  const photo = { name: 'photo.heic', mimeType: 'image/heic', buffer: readFileSync('tests/editor/iphone.heic') };
  await owner.fields.locator('input[type=file]').first().setInputFiles(photo);
  await shown(owner.fields.locator('img[data-name=photo]')).toBeVisible();
  place.change('content/business.yaml', /acService: .*/, 'acService: -7');
  await shown(owner.found).toContainText('The content is being checked');
  place.remove('wait');
  await shown(owner.found).toContainText('One AC service, per unit is -7');
  await place.stop();
  place.write('scripts/check.ts', check);
  await place.start();
});

test('a sample that is true is confirmed with one button', async () => {
  await owner.open('business');
  const samples = owner.found.locator('[data-kind=sample]');
  await samples.getByText('Samples to replace').click();
  const sample = samples.getByRole('listitem').filter({ hasText: 'Company name' });
  owner.page.once('dialog', (dialog) => dialog.accept('Noor'));
  await sample.getByRole('button', { name: 'Yes, this is true' }).click();
  await shown(sample).toHaveCount(0);
  expect(parse(place.read('content/confirmed.yaml')).confirmed).toEqual([
    { what: 'companyName', date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), by: 'Noor' },
  ]);
});

test('the editor shows titles of fields, never their keys or the codes of requirements', async () => {
  for (const file of ['landings/painting-services', 'services/plumbing', 'pages/home']) {
    await owner.open(file);
    const text = await owner.fields.innerText();
    expect(text, file).not.toMatch(/§|\bC\d{3}\b|\.yaml|trustAndBrands|nearBanner|docs\//);
  }
});
