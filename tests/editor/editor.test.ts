import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { business, communities } from '#content/business.ts';
import { formatPriceWithTotal } from '#content/prices.ts';
import { texts } from '#content/texts.ts';
import { newPlace, type Owner, type Place, shown } from './owner.ts';

const businessFile = 'content/business.yaml';
const contactFile = 'content/pages/contact.yaml';
const acPrice = 'One AC service, per unit';

/** Code that makes a module wait while the file `wait` exists. Meanwhile the file `waits` exists too. */
const waiting = `
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
while (existsSync('wait')) {
  writeFileSync('waits', '');
  await setTimeout(20);
}
`;

let place: Place;
let owner: Owner;

beforeAll(async () => {
  place = await newPlace();
  await place.start();
});

afterAll(() => place?.close());

beforeEach(async () => {
  owner = await place.newWindow('without scripts');
});

afterEach(async () => {
  await owner.page.context().close();
  place.restore();
});

const heading = () => owner.preview.getByRole('heading', { level: 1 });
/** Finds a sentence among the results of the content check. */
const problem = (text: string) => owner.found.getByRole('listitem').filter({ hasText: text });

test('every file opens, and undoing an edit leaves nothing to save', async () => {
  await owner.open('business');
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
    await shown(owner.fields.getByText('Not saved yet'), title).toBeHidden();
  }
});

test('a new question gets an id from its words, changes no other line of the file, and appears in the preview', async () => {
  const path = 'content/questions/plumbing.yaml';
  const before = place.read(path).split('\n');
  await owner.open('questions/plumbing');
  await owner.action('Add');
  await owner.type('Question', 'Do you repair garden taps?');
  await owner.type('Answer', 'Yes. Tell us where the tap is, and whether it drips or does not close.');
  await owner.saved();
  const after = place.read(path).split('\n');
  expect(before.filter((line) => !after.includes(line))).toEqual([]);
  expect(after.filter((line) => !before.includes(line))).toEqual([
    '  - question: Do you repair garden taps?',
    '    answer: Yes. Tell us where the tap is, and whether it drips or does not close.',
    '    id: plumbing-do-you-repair-garden-taps',
  ]);
  await shown(owner.preview.getByText('Do you repair garden taps?').first()).toBeAttached();
});

test('an entry of a list is moved by choosing its position', async () => {
  const [first = '', second = ''] = communities;
  await owner.open('communities');
  await owner.fields.getByRole('combobox', { name: `Position of ${first}`, exact: true }).selectOption('2');
  const names = owner.fields.getByRole('list', { name: 'Communities' }).getByRole('textbox');
  await shown(names.first()).toHaveValue(second);
  await shown(names.nth(1)).toHaveValue(first);
});

describe('pictures', () => {
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } }).jpeg();
  const upload = (name: string, buffer: Buffer) =>
    owner.fields.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/jpeg', buffer });

  test('a rotated photo is turned upright, and needs a new description before it can be saved', async () => {
    await owner.open('pages/home');
    await upload('IMG 0042.JPG', await photo(3000, 4000).withMetadata({ orientation: 6 }).toBuffer());
    await shown(owner.fields.locator('img[data-name=img-0042]')).toBeVisible();
    await owner.save();
    await shown(owner.fields.getByText('This is empty: fill it in.')).toBeVisible();
    await shown(owner.field('What is seen in it')).toBeFocused();
    await owner.type('What is seen in it', 'A teal wall in a bright room by the sea');
    await owner.saved();
    const picture = owner.preview.locator('img[src*="/images/img-0042."]').first();
    await shown.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(Number(await picture.getAttribute('width'))).toBeGreaterThan(Number(await picture.getAttribute('height')));
  });

  test('a HEIC photo of a client is cropped to a square; a small or damaged one is refused with the reason', async () => {
    await owner.open('clients');
    await owner.entry(texts.clients.clients[0]?.image.alt ?? '').click();
    await upload('small.jpg', await photo(90, 60).toBuffer());
    await shown(owner.fields.getByRole('alert')).toContainText('This photo is 90 × 60 pixels');
    const heic = readFileSync('tests/editor/iphone.heic');
    await upload('a.heic', heic.subarray(0, 400));
    await shown(owner.fields.getByRole('alert')).toContainText('This file cannot be read as a photo.');
    await upload('Küche.HEIC', heic);
    await shown(owner.fields.locator('img[data-name=kueche][data-square]')).toBeVisible();
  });
});

test('a duplicated service gets its address and titles from its new name, and can be deleted unlike the original', async () => {
  const remove = owner.fields.getByRole('button', { name: 'Delete' });
  await owner.open('services/handyman');
  await shown(remove).toBeHidden();
  await owner.action('Duplicate');
  await owner.dialog.getByRole('textbox', { name: 'Name' }).fill('Maintenance packages');
  await shown(owner.dialog).toContainText('There is one with this address already');
  await owner.name('Pool Cleaning');
  await shown(owner.field('Title')).toHaveValue('Pool Cleaning');
  await owner.saved();
  await shown(remove).toBeVisible();
  await shown(owner.found).toContainText('Pool Cleaning');
  await shown(owner.preview.getByRole('heading', { level: 1, name: 'Pool Cleaning' })).toBeVisible();
  expect(parse(place.read('content/services/pool-cleaning.yaml')).serviceType).toBe('Pool Cleaning');
});

test.each(['Home', 'Services'])('a new landing page cannot be called %s', async (name) => {
  await owner.open('business');
  await owner.page.getByRole('button', { name: 'New landing page' }).click();
  await owner.dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await shown(owner.dialog).toContainText('There is one with this address already');
});

test('a new offer can contain its amount, and a new name keeps its file; the check says where a deleted one is used', async () => {
  await owner.open('business');
  await owner.page.getByRole('button', { name: 'New offer' }).click();
  await owner.name('Summer 2027');
  await owner.type('Amount in AED', '40');
  await owner.type('Offer', 'Save {offer.summer-2027.amount}');
  await owner.type('Terms', 'Valid until 31 December 2026, permit 1234567');
  await owner.saved();
  await owner.type('Name', 'Winter');
  await owner.saved();
  expect(parse(place.read('content/offers/summer-2027.yaml')).name).toBe('Winter');
  await owner.open('offers/ac');
  await owner.deletePage();
  await shown(owner.found).toContainText('leads to “ac”, which does not exist');
});

test('the preview shows the last valid content while a file is invalid, also if it loads then; later the valid one', async () => {
  const renderer = 'site/entry.server.tsx';
  await place.stop();
  place.write('site/wait.ts', waiting);
  place.write(renderer, `import './wait.ts';\n${place.read(renderer)}`);
  await place.start();
  await owner.open('pages/about');
  await shown(heading()).toHaveText(texts.about.heading);
  place.write('wait', '');
  place.change(businessFile, /acService: .*/, 'acService: 7');
  await shown.poll(() => existsSync(join(place.folder, 'waits'))).toBe(true);
  place.change(contactFile, 'heading:', 'heading: [');
  place.remove('wait');
  await shown(owner.found).toContainText('cannot be read from line');
  await owner.open('pages/about');
  await shown(heading()).toHaveText(texts.about.heading);
  place.change(contactFile, /^heading: .*$/m, 'heading: Write or call');
  await owner.open('pages/contact');
  await shown(heading()).toHaveText('Write or call');
});

test('a click in the preview opens the field of a heading, a price or a picture; without “Click to edit”, links work', async () => {
  owner = await place.newWindow('whole');
  const page = owner.page.getByRole('region', { name: 'Preview' }).getByRole('status');
  await owner.open('services/ac-maintenance');
  await heading().click();
  await shown(owner.field('Title')).toBeFocused();
  await owner.preview.locator('main img').first().click();
  await shown(owner.fields.locator('[data-field=heroImage] button').first()).toBeFocused();
  await owner.preview.getByText(formatPriceWithTotal(business.prices.acService)).first().click();
  await shown(owner.field(acPrice)).toBeFocused();
  await shown(page).toHaveText('/services/ac-maintenance');
  const pages = owner.page.getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: 'Handyman', exact: true }).first().click();
  await shown(page).toHaveText('/services/handyman');
  await owner.page.getByRole('button', { name: 'Click to edit' }).click();
  await owner.preview.getByRole('link', { name: 'FAQs' }).last().click();
  await shown(page).toHaveText('/faqs');
});

test('“Find a word” lists the fields that contain it, and opens the chosen one', async () => {
  await owner.open('business');
  await owner.page.getByRole('searchbox', { name: 'Find a word' }).fill('booster pumps');
  await owner.page.getByRole('button', { name: 'Find', exact: true }).click();
  const found = owner.page.getByRole('region', { name: 'Fields with “booster pumps”' });
  await found.getByRole('button', { name: /^Plumbing › Lead/ }).click();
  await shown(owner.field('Lead')).toBeFocused();
});

test('“Insert a value” inserts at the cursor, and the line below shows the text as visitors read it', async () => {
  await owner.open('pages/contact');
  const intro = owner.field('Intro');
  await intro.fill('Call  now.');
  await intro.evaluate((field: HTMLTextAreaElement) => field.setSelectionRange(5, 5));
  const group = owner.fields.locator('[data-field=intro]');
  await group.getByRole('button', { name: 'Insert a value' }).click();
  await owner.dialog.getByRole('button', { name: 'The phone number' }).click();
  await shown(intro).toHaveValue('Call {phone} now.');
  await shown(group.getByText(`Visitors read: Call ${business.phone.display} now.`)).toBeVisible();
});

test('Save moves to the first invalid field, opens its entry and says how many are invalid; the file stays', async () => {
  const path = 'content/questions/plumbing.yaml';
  const before = place.read(path);
  await owner.open('questions/plumbing');
  await owner.entry(parse(before).questions[0].question).click();
  // The button appears with the first result of the check, which contains the names of all placeholders.
  await shown(owner.fields.getByRole('button', { name: 'Insert a value' }).first()).toBeVisible();
  await owner.field('Answer').fill('An hour of our work costs {price.handyman} in all of Dubai.');
  await owner.field('Question').fill('Eh?');
  await owner.fields.locator('summary').filter({ hasText: 'Eh?' }).click();
  await owner.save();
  await shown(owner.fields.getByText('Not saved: 2 fields are wrong')).toBeVisible();
  await shown(owner.field('Question')).toBeFocused();
  await shown(owner.fields.getByText('names {price.handyman}, which does not exist')).toBeVisible();
  expect(place.read(path)).toBe(before);
});

test('the editor starts with a wrong price and an unreadable file, and both can be fixed there', async () => {
  await place.stop();
  place.change(businessFile, /acService: .*/, 'acService: -5');
  place.change(contactFile, 'heading:', 'heading: [');
  await place.start();
  await owner.open('business');
  await shown(owner.page.getByText('The preview is not there yet')).toBeVisible();
  await problem(`${acPrice} is -5`).getByRole('button', { name: 'Open' }).click();
  await shown(owner.field(acPrice)).toBeFocused();
  await owner.type(acPrice, String(business.prices.acService));
  await owner.saved();
  await shown(problem('is -5')).toBeHidden();
  await problem('cannot be read from line').getByRole('button', { name: 'Open' }).click();
  await owner.action('Earlier versions');
  await owner.dialog.getByRole('button', { name: 'Put this back' }).first().click();
  await shown(heading()).toHaveText(texts.contact.heading);
});

test('while the check is slow, texts are saved, and the last state counts', async () => {
  const check = place.read('scripts/check.ts');
  await place.stop();
  place.write('scripts/check.ts', waiting + check);
  place.write('wait', '');
  await place.start();
  await owner.open('pages/about');
  await owner.type('Heading', 'Saved at once');
  await owner.saved();
  place.change(businessFile, /acService: .*/, 'acService: -7');
  await shown(owner.found).toContainText('The content is being checked');
  place.remove('wait');
  await shown(problem(`${acPrice} is -7`)).toBeVisible();
});

test('a sample that is true is confirmed with one button', async () => {
  await owner.open('business');
  const samples = owner.found.locator('[data-kind=sample]');
  await samples.getByText('Samples to replace').click();
  const sample = samples.getByRole('listitem').filter({ hasText: 'Company name' });
  owner.page.once('dialog', (dialog) => dialog.accept('Noor'));
  await sample.getByRole('button', { name: 'Yes, this is true' }).click();
  await shown(sample).toBeHidden();
  expect(parse(place.read('content/confirmed.yaml')).confirmed).toEqual([
    { what: 'companyName', date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), by: 'Noor' },
  ]);
});
