import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { business, communities } from '#content/business.ts';
import { price } from '#content/prices.ts';
import { texts } from '#content/texts.ts';
import { newPlace, type Owner, type Place, shown } from './owner.ts';

let place: Place;
let owner: Owner;
/** Requests to other machines. */
let foreign: string[];

beforeAll(async () => {
  place = await newPlace();
  await place.start();
});

afterAll(() => place?.close());

beforeEach(async () => {
  foreign = [];
  owner = await place.newWindow('without scripts');
  owner.page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && hostname !== '127.0.0.1') foreign.push(request.url());
  });
});

afterEach(async () => {
  await owner.page.context().close();
  place.restore();
  expect(foreign).toEqual([]);
});

const plumbing = parse(readFileSync('content/services/plumbing.yaml', 'utf8'));
const { questions } = parse(readFileSync('content/questions/plumbing.yaml', 'utf8'));
const heading = () => owner.preview.getByRole('heading', { level: 1 });
const shownPage = () => owner.page.getByRole('region', { name: 'Preview' }).getByRole('status');

test('saving an answer updates the preview and changes one line of the file', async () => {
  const path = 'content/questions/plumbing.yaml';
  const before = place.read(path).split('\n');
  await owner.open('questions/plumbing');
  await owner.entry(questions[0].question).click();
  await owner.type('Answer', 'Close the stop valve, then call us.');
  await owner.saved();
  const added = place
    .read(path)
    .split('\n')
    .filter((line) => !before.includes(line));
  expect(added).toEqual(['    answer: Close the stop valve, then call us.']);
  await shown(owner.preview.getByText('Close the stop valve, then call us.').first()).toBeAttached();
});

describe('lists', () => {
  const names = () => owner.fields.getByRole('list', { name: 'Communities' }).getByRole('textbox');
  const valuesOf = async () => Promise.all((await names().all()).map((one) => one.inputValue()));
  const [first, second, ...others] = communities;

  test('an entry is moved by choosing its position', async () => {
    await owner.open('communities');
    await owner.fields.getByRole('combobox', { name: `Position of ${first}`, exact: true }).selectOption('2');
    await expect.poll(valuesOf).toEqual([second, first, ...others]);
  });

  test('a new question gets an id from its words; a question that is asked already is reported', async () => {
    await owner.open('questions/plumbing');
    await owner.action('Add');
    await owner.type('Question', 'Do you repair garden taps?');
    await owner.type('Answer', 'Yes. Tell us where the tap is, and whether it drips or does not close.');
    await owner.saved();
    expect(place.read('content/questions/plumbing.yaml')).toContain('id: plumbing-do-you-repair-garden-taps');
    await owner.type('Question', questions[1].question);
    await owner.saved();
    await shown(owner.found).toContainText(`asks “${questions[1].question}”, which “Questions: Plumbing” asks already`);
  });
});

describe('pictures', () => {
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } }).jpeg();
  const upload = (name: string, buffer: Buffer) =>
    owner.fields.locator('input[type=file]').first().setInputFiles({ name, mimeType: 'image/jpeg', buffer });

  test('a rotated photo is turned upright, and needs a new description before it can be saved', async () => {
    await owner.open('pages/home');
    const seen = owner.field('What is seen in it');
    await upload('IMG 0042.JPG', await photo(3000, 4000).withMetadata({ orientation: 6 }).toBuffer());
    await shown(owner.fields.locator('img[data-name=img-0042]')).toBeVisible();
    await owner.save();
    await shown(owner.fields.getByText('This is empty: fill it in.')).toBeVisible();
    await shown(seen).toBeFocused();
    await owner.type('What is seen in it', 'A teal wall in a bright room by the sea');
    await owner.saved();
    const picture = owner.preview.locator('img[src*="/images/img-0042."]').first();
    await shown(picture).toBeVisible();
    await shown
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth), 'the picture is loaded')
      .toBeGreaterThan(0);
    expect(Number(await picture.getAttribute('width'))).toBeGreaterThan(Number(await picture.getAttribute('height')));
  });

  test('a HEIC photo is accepted; a small or damaged one is refused with the reason', async () => {
    await owner.open('pages/home');
    await upload('small.jpg', await photo(900, 600).toBuffer());
    await shown(owner.fields.getByRole('alert')).toContainText('This photo is 900 × 600 pixels');
    const heic = readFileSync('tests/editor/iphone.heic');
    await upload('a.heic', heic.subarray(0, 400));
    await shown(owner.fields.getByRole('alert')).toContainText('This file cannot be read as a photo.');
    await upload('Küche.HEIC', heic);
    await shown(owner.fields.locator('img[data-name=kueche]')).toBeVisible();
  });

  test('a photo for a client is cropped to a square', async () => {
    await owner.open('clients');
    await owner.entry(texts.clients.clients[0]?.image.alt ?? '').click();
    await upload('Villa.jpg', await photo(1500, 1100).toBuffer());
    await shown(owner.fields.locator('img[data-name=villa][data-square]')).toBeVisible();
  });
});

describe('new pages', () => {
  test('a duplicated service gets its address and titles from its new name', async () => {
    await owner.open('services/handyman');
    await owner.action('Duplicate');
    await owner.dialog.getByRole('textbox', { name: 'Name' }).fill('Pool Cleaning');
    await shown(owner.dialog).toContainText('/services/pool-cleaning');
    await owner.dialog.getByRole('button', { name: 'Go on' }).click();
    await shown(owner.field('Title')).toHaveValue('Pool Cleaning');
    await owner.saved();
    await shown(owner.found).toContainText('Pool Cleaning');
    expect(parse(place.read('content/services/pool-cleaning.yaml')).serviceType).toBe('Pool Cleaning');
    await shown(owner.preview.getByRole('heading', { level: 1, name: 'Pool Cleaning' })).toBeVisible();
  });

  test('the texts of a new offer can contain its amount, and renaming it keeps its file', async () => {
    await owner.open('business');
    await owner.page.getByRole('button', { name: 'New offer' }).click();
    await owner.dialog.getByRole('textbox', { name: 'Name' }).fill('Summer 2027');
    await owner.dialog.getByRole('button', { name: 'Go on' }).click();
    await owner.type('Amount in AED', '40');
    await owner.type('Offer', 'Save {offer.summer-2027.amount}');
    await owner.type('Terms', 'Valid until 31 December 2026, permit 1234567');
    await owner.saved();
    await owner.type('Name', 'Winter');
    await owner.saved();
    expect(parse(place.read('content/offers/summer-2027.yaml')).name).toBe('Winter');
  });

  test('a service of the specification cannot be deleted; of an offer in use, the check says where', async () => {
    await owner.open('services/plumbing');
    await shown(owner.fields.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await owner.open('offers/ac');
    await owner.deletePage();
    await shown(owner.found).toContainText('leads to “ac”, which does not exist');
  });
});

describe('the preview', () => {
  test('shows the last valid content while a file is invalid, and updates once it is valid', async () => {
    const contact = 'content/pages/contact.yaml';
    const right = place.read(contact);
    await owner.open('pages/about');
    await shown(heading()).toHaveText(texts.about.heading);
    place.change(contact, 'heading:', 'heading: [');
    await shown(owner.found).toContainText('cannot be read from line');
    await owner.open('pages/about');
    await shown(heading()).toHaveText(texts.about.heading);
    place.write(contact, right.replace(/^heading: .*$/m, 'heading: Write or call'));
    await owner.open('pages/contact');
    await shown(heading()).toHaveText('Write or call');
  });

  test('a click on a heading, a price and a picture opens its field', async () => {
    owner = await place.newWindow('whole');
    await owner.open('pages/about');
    await heading().click();
    await shown(owner.field('Heading')).toBeFocused();
    await owner.open('services/ac-maintenance');
    await owner.preview.getByText(price(business.prices.acService)).first().click();
    await shown(owner.field('One AC service, per unit')).toBeFocused();
    await owner.open('services/plumbing');
    await owner.preview.locator('main img').first().click();
    await shown(owner.fields.locator('[data-field=heroImage] button').first()).toBeFocused();
  });

  test('stays on its page after a click, shows the page of a chosen file, and follows links with “Click to edit” off', async () => {
    await owner.open('pages/home');
    await owner.preview.getByText(plumbing.home.description).first().click();
    await shown(owner.fields.getByRole('heading', { level: 1 })).toHaveText('Plumbing');
    await shown(shownPage()).toHaveText('/');
    const pages = owner.page.getByRole('navigation', { name: 'Pages' });
    await pages.getByRole('link', { name: 'Handyman', exact: true }).first().click();
    await shown(shownPage()).toHaveText('/services/handyman');
    await owner.page.getByRole('button', { name: 'Click to edit' }).click();
    await owner.preview.getByRole('link', { name: 'FAQs' }).last().click();
    await shown(shownPage()).toHaveText('/faqs');
  });
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
  await intro.press('Home');
  for (let count = 0; count < 5; count += 1) await intro.press('ArrowRight');
  const group = owner.fields.locator('[data-field=intro]');
  await group.getByRole('button', { name: 'Insert a value' }).click();
  await owner.dialog.getByRole('button', { name: 'The phone number' }).click();
  await shown(intro).toHaveValue('Call {phone} now.');
  await shown(group.getByText(`Visitors read: Call ${business.phone.display} now.`)).toBeVisible();
});
