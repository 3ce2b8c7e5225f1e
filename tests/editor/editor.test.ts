import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { business, communities } from '#content/business.ts';
import { price } from '#content/prices.ts';
import { texts } from '#content/texts.ts';
import { currentSite } from '../../server/static-site/releases.ts';
import { newService } from './new-pages.ts';
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
  owner = await place.newWindow();
  owner.page.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()) && !/^\w+:\/\/127\.0\.0\.1:/.test(request.url()))
      foreign.push(request.url());
  });
});

afterEach(async () => {
  await owner.page.context().close();
  place.restore();
  expect(foreign).toEqual([]);
});

/** The data of a content file in the project itself. */
const inFile = (file: string) => parse(readFileSync(`content/${file}.yaml`, 'utf8'));

function changedLines(before: string, after: string): string[] {
  const old = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !old.has(line));
}

type Change = { file: string; change: () => Promise<unknown>; seen: string | RegExp; lines: string[] };

const newPrice = business.prices.acService + 1;
const longName = 'Al Noor & Sons Technical Services and Building Maintenance L.L.C.';
const newAmount: number = inFile('offers/ac').amount + 1;

const everydayChanges: Record<string, Change> = {
  'a price': {
    file: 'business',
    change: () => owner.type('One AC service, per unit', String(newPrice)),
    seen: /.*/,
    lines: [`  acService: ${newPrice}`],
  },
  'the phone number': {
    file: 'business',
    change: () => owner.type('Phone', '+971 4 111 2233'),
    seen: '+971 4 111 2233',
    lines: ['phone: +971 4 111 2233'],
  },
  'a long legal name': {
    file: 'business',
    change: () => owner.type('Legal name', longName),
    // The full stop at the end of the name also ends the sentence, so there is only one.
    seen: new RegExp(`${longName.replaceAll('.', '\\.')}(?!\\.)`),
    lines: [`legalName: ${longName}`],
  },
  'an opening hour': {
    file: 'business',
    change: () => owner.type('Sunday', '09:00–20:00'),
    seen: 'Sunday 9:00\u2060–\u206020:00',
    lines: ['  Sunday: 09:00–20:00'],
  },
  'an offer': {
    file: 'offers/ac',
    change: () => owner.type('Amount in AED', String(newAmount)),
    seen: /.*/,
    lines: [`amount: ${newAmount}`],
  },
  'an answer': {
    file: 'questions/plumbing',
    change: async () => {
      await owner.entry(inFile('questions/plumbing').questions[0].question).click();
      await owner.type('Answer', 'Close the stop valve, then call us.');
    },
    seen: 'Close the stop valve, then call us.',
    lines: ['    answer: Close the stop valve, then call us.'],
  },
  'a text of a service': {
    file: 'services/plumbing',
    change: () =>
      owner.type('Lead', 'Leaks, blocked drains, water heaters and pumps. We find the cause before we open a wall.'),
    seen: 'Leaks, blocked drains, water heaters and pumps. We find the cause before we open a wall.',
    lines: ['lead: Leaks, blocked drains, water heaters and pumps. We find the cause before we open a wall.'],
  },
  'a testimonial': {
    file: 'landings/hvac-maintenance-services',
    change: async () => {
      await owner.entry(inFile('landings/hvac-maintenance-services').testimonials.items[0].text).click();
      await owner.type('Words', 'Two ducted units replaced while we lived in the house.');
    },
    seen: 'Two ducted units replaced while we lived in the house.',
    lines: ['    - text: Two ducted units replaced while we lived in the house.'],
  },
};

test.each(Object.entries(everydayChanges))(
  'saving %s updates the preview and changes one line of the file',
  async (_, { file, change, seen, lines }) => {
    const path = `content/${file}.yaml`;
    const before = place.read(path);
    await owner.open(file);
    await change();
    await owner.saved();
    expect(changedLines(before, place.read(path))).toEqual(lines);
    await shown(owner.preview.getByText(seen).first()).toBeAttached();
  },
);

describe('lists', () => {
  const names = () => owner.fields.getByRole('list', { name: 'Communities' }).getByRole('textbox');
  const valuesOf = async () => Promise.all((await names().all()).map((one) => one.inputValue()));

  test('an entry can be moved with the keyboard', async () => {
    await owner.open('communities');
    await owner.fields.getByRole('button', { name: `Move ${communities[0]}`, exact: true }).press('ArrowDown');
    await owner.page.keyboard.press('ArrowDown');
    const [first, second, third, ...others] = communities;
    await expect.poll(valuesOf).toEqual([second, third, first, ...others]);
    await owner.saved();
    expect(parse(place.read('content/communities.yaml')).communities).toEqual(await valuesOf());
  });

  test('an entry can be moved by dragging', async () => {
    await owner.open('communities');
    const handle = owner.fields.getByRole('button', { name: `Move ${communities[0]}`, exact: true });
    await handle.dragTo(names().nth(3), { targetPosition: { x: 60, y: 30 } });
    await expect.poll(valuesOf).not.toEqual(communities);
    expect((await valuesOf()).indexOf(communities[0] ?? '')).toBeGreaterThan(1);
  });

  test('a new question gets an id from its words and is in the preview; a duplicate question is reported', async () => {
    const { questions } = inFile('questions/plumbing');
    await owner.open('questions/plumbing');
    await owner.fields.getByRole('button', { name: 'Add' }).click();
    await owner.type('Question', 'Do you repair garden taps?');
    await owner.type('Answer', 'Yes. Tell us where the tap is, and whether it drips or does not close.');
    await shown(owner.fields.getByRole('textbox', { name: 'Address' })).toHaveCount(0);
    await owner.saved();
    expect(place.read('content/questions/plumbing.yaml')).toContain('id: plumbing-do-you-repair-garden-taps');
    await shown(owner.preview.getByText('Do you repair garden taps?').first()).toBeAttached();

    await owner.type('Question', questions[1].question);
    await owner.saved();
    await shown(owner.found).toContainText(`asks “${questions[1].question}”`);
    await shown(owner.found).toContainText('Questions: Plumbing');
    await expect(owner.found.innerText()).resolves.not.toContain('.yaml');
  });
});

describe('pictures', () => {
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } }).jpeg();
  const chooser = () => owner.fields.locator('input[type=file]').first();
  const name = 'photo.jpg';
  const mimeType = 'image/jpeg';

  test('a rotated photo of twelve megapixels is turned upright, and needs a new description before it can be saved', async () => {
    await owner.open('pages/home');
    // Waits until the preview runs, so that it has started before the picture exists.
    await shown(owner.preview.getByRole('heading', { level: 1 })).toBeVisible();
    const seen = owner.field('What is seen in it');
    const before = await seen.inputValue();
    const buffer = await photo(3000, 4000).withMetadata({ orientation: 6 }).toBuffer();
    await chooser().setInputFiles({ name: 'IMG 0042.JPG', mimeType, buffer });
    const field = owner.fields.locator('.picture').first();
    const empty = field.getByText('Drop a photo here').waitFor();
    const uploaded = field.locator('img[data-name=img-0042]').waitFor();
    const first = await Promise.race([uploaded.then(() => 'the picture'), empty.then(() => 'no picture')]);
    empty.catch(() => {});
    expect(first).toBe('the picture');
    await shown(seen).toHaveValue('');
    await shown(owner.fields.getByText(`The picture before was described as “${before}”`)).toBeVisible();
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

  test('accepts a HEIC photo, and explains why it rejects a small or a damaged one', async () => {
    await owner.open('pages/home');
    await chooser().setInputFiles({ name, mimeType, buffer: await photo(900, 600).toBuffer() });
    await shown(owner.fields.getByRole('alert')).toContainText('This photo is 900 × 600 pixels');
    const heic = readFileSync('tests/editor/iphone.heic');
    await chooser().setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: heic.subarray(0, 400) });
    await shown(owner.fields.getByRole('alert')).toContainText('This file cannot be read as a photo.');
    await chooser().setInputFiles({ name: 'Küche.HEIC', mimeType: 'image/heic', buffer: heic });
    await shown(owner.fields.locator('img[data-name=kueche]')).toBeVisible();
  });

  test('two photos with the same name uploaded at the same time become two pictures', async () => {
    await owner.open('pages/home');
    const bodies = await Promise.all([photo(1700, 1000).toBuffer(), photo(1800, 1100).toBuffer()]);
    const headers = { origin: place.origin };
    const send = (data: Buffer) =>
      owner.page.request.post(`${place.origin}/api/pictures?name=same.jpg`, { data, headers });
    const made = await Promise.all((await Promise.all(bodies.map(send))).map((answer) => answer.json()));
    expect(made.toSorted()).toEqual(['same', 'same-2']);
  });

  test('a photo for a client is cropped to a square', async () => {
    await owner.open('clients');
    await owner.entry(texts.clients.clients[0]?.image.alt ?? '').click();
    await chooser().setInputFiles({ name: 'Villa.jpg', mimeType, buffer: await photo(1500, 1100).toBuffer() });
    await shown(owner.fields.locator('img[data-name=villa]')).toBeVisible();
    await owner.type('What is seen in it', 'A white villa behind palm trees');
    await owner.saved();
    const picture = owner.preview.locator('img[src*="/images/villa."]');
    await shown(picture).toBeVisible();
    expect([await picture.getAttribute('width'), await picture.getAttribute('height')]).toEqual(['144', '144']);
  });

  test('warns that a portrait photo is cropped', async () => {
    await owner.open('pages/home');
    await chooser().setInputFiles({ name, mimeType, buffer: await photo(1700, 2100).toBuffer() });
    await shown(owner.fields.getByText('This picture is upright')).toBeVisible();
  });
});

describe('new pages', () => {
  test('a duplicated service gets its address and titles from its new name', async () => {
    await owner.open('services/handyman');
    await owner.fields.getByRole('button', { name: 'Duplicate' }).click();
    const dialog = owner.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Pool Cleaning');
    await shown(dialog).toContainText('/services/pool-cleaning');
    await dialog.getByRole('button', { name: 'Go on' }).click();
    await shown(owner.field('Title')).toHaveValue('Pool Cleaning');
    await shown(owner.field('Option in the enquiry form')).toHaveValue('Pool Cleaning');
    await owner.saved();
    await shown(owner.found).toContainText('Pool Cleaning');
    const made = parse(place.read('content/services/pool-cleaning.yaml'));
    expect([made.title, made.serviceType, made.home?.title ?? 'Pool Cleaning']).toEqual(Array(3).fill('Pool Cleaning'));
    expect(made.meta.title).toContain('Pool Cleaning');
    await shown(owner.preview.getByRole('heading', { level: 1, name: 'Pool Cleaning' })).toBeVisible();
  });

  test('a new service and a changed price are on all pages of the built site that show them', async () => {
    await owner.open('business');
    await owner.type('One AC service, per unit', String(newPrice));
    await owner.saved();
    await owner.open('services/plumbing');
    const answer = await owner.page.evaluate(async (data) => {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ path: 'content/services/pest-control.yaml', data });
      return (await fetch('/api/save', { method: 'POST', headers, body })).text();
    }, newService(place.folder));
    expect(answer).toContain('Pest Control');
    await shown(owner.page.getByRole('link', { name: 'Pest Control' })).toBeVisible();
    // The editor creates the image for shared links of the new page, which the build needs, and restarts the preview.
    await shown(owner.preview.getByRole('heading', { level: 1, name: 'Plumbing' })).toBeVisible();
    await expect.poll(() => place.read('site/seo/card-files.ts'), { timeout: 90_000 }).toContain('pest-control');

    const env = { ...process.env, NODE_ENV: undefined };
    execFileSync(process.execPath, ['scripts/build.ts'], { cwd: place.folder, env, stdio: 'pipe' });
    const site = currentSite(join(place.folder, 'build'));
    const built = (file: string) => readFileSync(join(site, file), 'utf8');
    expect(built('index.html')).toContain('href="/services/pest-control"');
    expect(built('contact/index.html')).toContain('<option>Pest control</option>');
    expect(built('sitemap.xml')).toContain('services/pest-control<');
    const having = (text: string) => globSync('**/*.html', { cwd: site }).filter((file) => built(file).includes(text));
    const pages = ['services/ac-maintenance', 'faqs', 'terms-and-conditions', 'ac-maintenance-services'];
    expect(having(price(newPrice))).toEqual(expect.arrayContaining(pages.map((path) => `${path}/index.html`)));
    expect(having(price(business.prices.acService))).toEqual([]);
  });

  test('a new offer starts empty, its texts can contain its amount, and renaming it keeps its file', async () => {
    await owner.open('business');
    await owner.page.getByRole('button', { name: 'New offer' }).click();
    await owner.page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Summer 2027');
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();
    await owner.type('Amount in AED', '40');
    await owner.type('Offer', 'Save {offer.summer-2027.amount}');
    await owner.type('Terms', 'Valid until 31 December 2026, permit 1234567');
    await owner.saved();
    // The dates and permit number of the offer are not reported as mistakes.
    await shown(owner.found.getByRole('list', { name: 'To correct' })).toHaveCount(0);
    // Another name does not change the file name, because texts refer to it.
    await owner.type('Name', 'Winter');
    await owner.saved();
    expect(parse(place.read('content/offers/summer-2027.yaml')).name).toBe('Winter');
  });

  test('a page that the specification requires or that another page uses cannot be deleted', async () => {
    for (const [file, reason] of [
      ['services/plumbing', 'fixes the address /services/plumbing'],
      ['offers/ac', 'uses it'],
    ] as const) {
      await owner.open(file);
      await owner.fields.getByRole('button', { name: 'Delete' }).click();
      await owner.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await shown(owner.fields.getByRole('alert')).toContainText(reason);
      expect(place.read(`content/${file}.yaml`)).not.toBe('');
    }
  });
});

describe('the preview', () => {
  test('shows the page of the open file, on a separate origin', async () => {
    await owner.open('pages/about');
    await shown(owner.preview.getByRole('heading', { level: 1 })).toHaveText(texts.about.heading);
    const frame = await owner.page.locator('iframe').getAttribute('src');
    expect(new URL(frame ?? '').origin).not.toBe(place.origin);
  });

  test('shows the last valid content while a file is invalid, and updates once it is valid', async () => {
    await owner.open('pages/about');
    await shown(owner.preview.getByRole('heading', { level: 1 })).toHaveText(texts.about.heading);
    const contact = 'content/pages/contact.yaml';
    const right = place.read(contact);
    place.change(contact, 'heading:', 'heading: [');
    await shown(owner.found).toContainText('cannot be read from line');
    await owner.open('pages/about');
    await shown(owner.preview.getByRole('heading', { level: 1 })).toHaveText(texts.about.heading);
    place.write(contact, right.replace(/^heading: .*$/m, 'heading: Write or call'));
    await owner.open('pages/contact');
    await shown(owner.preview.getByRole('heading', { level: 1 })).toHaveText('Write or call');
  });

  test('a click on a heading, a price and a picture opens its field', async () => {
    owner = await place.newWindow('whole');
    await owner.open('pages/about');
    await owner.preview.getByRole('heading', { level: 1 }).click();
    await shown(owner.field('Heading')).toBeFocused();
    await owner.open('services/ac-maintenance');
    await owner.preview.getByText(price(business.prices.acService)).first().click();
    await shown(owner.field('One AC service, per unit')).toBeFocused();
    await owner.open('services/plumbing');
    await owner.preview.locator('main img').first().click();
    await shown(owner.fields.locator('[data-field=heroImage] button').first()).toBeFocused();
  });

  test('after a click the preview stays on its page; a file of the list shows its own page', async () => {
    const shownPage = owner.page.getByRole('region', { name: 'Preview' }).getByRole('status');
    const fromList = (name: string) =>
      owner.page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true }).first().click();
    await owner.open('pages/home');
    await shown(shownPage).toHaveText('/');
    await owner.preview.getByText(inFile('services/plumbing').home.description).first().click();
    await shown(owner.fields.getByRole('heading', { level: 1 })).toHaveText('Plumbing');
    await shown(owner.preview.getByText(inFile('pages/home').hero.tagline).first()).toBeVisible();
    await fromList('Handyman');
    await shown(shownPage).toHaveText('/services/handyman');
    await fromList('Plumbing');
    await shown(shownPage).toHaveText('/services/plumbing');
  });

  test('shows the home page with its scripts and data, without errors', async () => {
    owner = await place.newWindow('whole');
    const errors: Error[] = [];
    owner.page.on('pageerror', (error) => errors.push(error));
    const data = owner.page.waitForResponse('**/assets/data/index-*.json');
    await owner.open('pages/home');
    expect(Object.keys(await (await data).json())).toContain('/');
    await shown(owner.preview.getByRole('heading', { level: 1 })).toBeVisible();
    expect(errors).toEqual([]);
  });

  test('a click opens its field also while the scripts of the page have not loaded', async () => {
    await owner.open('pages/about');
    await owner.preview.getByRole('heading', { level: 1 }).click();
    await shown(owner.field('Heading')).toBeFocused();
  });

  test('with “Click to edit” off, a click follows links', async () => {
    await owner.open('pages/about');
    await owner.page.getByRole('button', { name: 'Click to edit' }).click();
    await owner.preview.getByRole('link', { name: 'FAQs' }).last().click();
    await shown(owner.page.getByRole('region', { name: 'Preview' }).getByRole('status')).toHaveText('/faqs');
  });

  test('“Find a word” lists the fields that contain it, and opens the chosen one', async () => {
    await owner.open('business');
    const box = owner.page.getByRole('searchbox', { name: 'Find a word' });
    await box.fill('booster pumps');
    await owner.page.getByRole('button', { name: 'Find', exact: true }).click();
    const found = owner.page.getByRole('region', { name: 'Fields with “booster pumps”' });
    await found.getByRole('button', { name: /^Plumbing › Lead/ }).click();
    await shown(owner.field('Lead')).toBeFocused();
  });
});

test('each column scrolls, and the document does not', async () => {
  await owner.open('pages/home');
  expect(await owner.page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
});

test('the fields show an earlier version that was put back', async () => {
  await owner.open('pages/about');
  await owner.type('Heading', 'People who care for your home');
  await owner.saved();
  await owner.fields.getByRole('button', { name: 'Earlier versions' }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'Put this back' }).first().click();
  await shown(owner.field('Heading')).toHaveValue(texts.about.heading);
});

test.each(['Control+s', 'Control+S'])('%s saves the open file', async (keys) => {
  await owner.open('pages/about');
  await owner.field('Heading').fill('People who care for your home');
  await owner.field('Heading').press(keys);
  await shown(owner.fields.getByText('Saved', { exact: true })).toBeVisible();
});

test('“Insert a value” inserts at the cursor and returns the focus; the line below shows the printed text', async () => {
  await owner.open('pages/contact');
  const intro = owner.field('Intro');
  await intro.fill('Call  now.');
  await intro.press('Home');
  for (let count = 0; count < 5; count += 1) await intro.press('ArrowRight');
  const group = owner.fields.locator('[data-field=intro]');
  await group.getByRole('button', { name: 'Insert a value' }).click();
  await owner.page.getByRole('dialog').getByRole('button', { name: 'The phone number' }).click();
  await shown(intro).toHaveValue('Call {phone} now.');
  await shown(group.getByRole('button', { name: 'Insert a value' })).toBeFocused();
  await shown(group.getByText(`Printed: Call ${business.phone.display} now.`)).toBeVisible();
});
