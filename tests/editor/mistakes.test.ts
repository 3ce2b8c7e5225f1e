import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { request as ask } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatYaml } from '#content/format.ts';
import { aboutPage } from '#content/pages.ts';
import { npm } from '../../scripts/platform.ts';
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

/** A wrong value: the field, its place in the file, and the message that it gets. */
type Wrong = {
  file: string;
  entry: string;
  label: string | RegExp;
  way: string[];
  typed: string;
  says: string;
  /** The message of `npm run check`, if it differs from that of the field. */
  inFile?: string;
};

const business = { file: 'content/business.yaml', entry: 'singleton/business' };
const price = { ...business, label: 'One AC service, per unit', way: ['prices', 'acService'] };
const hour = { ...business, label: 'One handyman hour', way: ['prices', 'handymanHour'] };
const vat = { ...business, label: 'VAT in per cent', way: ['vatPercent'] };
const monday = { ...business, label: 'Monday', way: ['hours', 'monday'] };
const phone = { ...business, label: 'Phone', way: ['phone'] };
const country = { ...business, label: 'Country code', way: ['address', 'countryCode'] };
const facts = { file: 'content/facts.yaml', entry: 'singleton/facts' };
const days = { ...facts, label: 'Service warranty, in days', way: ['serviceWarrantyDays'] };
const years = { ...facts, label: 'Painting warranty, in years', way: ['paintingWarrantyYears'] };
const discount = { ...facts, label: 'Discount of the agreement, in per cent', way: ['agreementDiscountPercent'] };
const thermostat = { ...facts, label: /^Thermostat/, way: ['thermostatCelsius'] };
const offer = {
  file: 'content/offers/ac.yaml',
  entry: 'collection/offers/item/ac',
  label: 'Amount in AED',
  way: ['amount'],
};
const visits = {
  file: 'content/agreement.yaml',
  entry: 'singleton/agreement',
  label: 'AC services per unit',
  way: ['yearlyVisits', 'acServicesPerUnit'],
};
const empty = { typed: '', says: 'This is empty: fill it in.', inFile: 'is missing: fill it in' };

const wrongValues: Wrong[] = [
  { ...price, ...empty },
  { ...price, typed: '0', says: 'is 0, but should be at least 1' },
  { ...price, typed: '-5', says: 'is -5, but should be at least 1' },
  { ...price, typed: 'about 350', says: 'should be a number' },
  { ...price, typed: '350.555', says: 'have two decimals at most' },
  { ...price, typed: '99999999', says: 'should be at most 10000' },
  { ...hour, typed: '-1', says: 'should be at least 1' },
  { ...hour, typed: '2 x 100', says: 'should be a number' },
  { ...vat, typed: '-1', says: 'should be at least 0' },
  { ...vat, typed: '45', says: 'should be at most 30' },
  { ...vat, ...empty },
  { ...monday, typed: '20:00–18:00', says: 'closes at 18:00, though it opens at 20:00' },
  { ...monday, typed: '08:00–12:00, 11:00–18:00', says: 'has shifts that overlap or touch' },
  { ...monday, typed: '08:00–25:00', says: 'should be hours like 08:00–18:00' },
  { ...monday, typed: '8 to 6', says: 'should be hours like 08:00–18:00' },
  { ...monday, typed: 'open', says: 'should be hours like 08:00–18:00' },
  { ...monday, typed: '', says: 'is empty: write hours', inFile: 'is missing: fill it in' },
  { ...phone, typed: '12', says: 'should be a number with + and the country code', inFile: 'should be a text' },
  { ...country, typed: 'uae', says: 'should be two capital letters' },
  { ...days, typed: '0', says: 'should be at least 1' },
  { ...days, typed: '30.5', says: 'should be a whole number' },
  { ...years, typed: '-5', says: 'should be at least 1' },
  { ...years, ...empty },
  { ...discount, typed: '120', says: 'should be at most 100' },
  { ...thermostat, typed: '10', says: 'should be at least 16' },
  { ...thermostat, typed: '99', says: 'should be at most 30' },
  { ...offer, ...empty },
  { ...offer, typed: '0', says: 'should be at least 1' },
  { ...offer, typed: 'fifty', says: 'should be a number' },
  { ...visits, typed: '2.5', says: 'should be a whole number' },
  { ...visits, typed: '13', says: 'should be at most 12' },
];

describe('numbers and hours that cannot be', () => {
  const byEntry = [...Map.groupBy(wrongValues, ({ entry }) => entry)];

  test.each(byEntry)('%s: each is refused in its field, and not saved', async (entry, values) => {
    await owner.open(entry);
    for (const { file, label, typed, says } of values) {
      const before = place.read(file);
      const field = owner.fields.getByRole('textbox', { name: label }).first();
      const value = await field.inputValue();
      await field.fill(typed);
      await field.press('Tab');
      await shown(owner.fields.getByText(says).first()).toBeVisible();
      await owner.save();
      await shown(field).toHaveAttribute('aria-invalid', 'true');
      expect(place.read(file), `${String(label)} ${typed}`).toBe(before);
      await field.fill(value);
      await field.press('Tab');
    }
  });

  // In each round, each place in the table gets one of its wrong values, so that few starts are needed.
  const byPlace = [...Map.groupBy(wrongValues, ({ file, way }) => [file, ...way].join()).values()];
  const rounds = Array.from({ length: Math.max(...byPlace.map(({ length }) => length)) }, (_, round) =>
    byPlace.flatMap((values) => values[round] ?? []),
  );

  test('written into the file by hand, each is reported at the start, and the editor opens', async () => {
    await place.stop();
    for (const values of rounds) {
      for (const { file, way, typed } of values) {
        const data = parse(place.read(file));
        const holder = way.slice(0, -1).reduce((inner, key) => inner[key], data);
        holder[way.at(-1) ?? ''] = typed === '' ? null : Number.isNaN(Number(typed)) ? typed : Number(typed);
        place.write(file, formatYaml(data));
      }
      await place.start();
      const sentences = (await problemsAtStart()).join('\n');
      for (const { file, says, inFile = says } of values)
        expect(sentences).toMatch(new RegExp(`${file}: [^\\n]*${RegExp.escape(inFile)}`));
      for (const address of ['edit', 'keystatic/singleton/business', 'api/editor/facts', 'api/keystatic/tree'])
        expect((await fetch(`${place.origin}/${address}`)).status, address).toBe(200);
      await place.stop();
      place.restore();
    }
    await place.start();
  });

  async function problemsAtStart(): Promise<string[]> {
    const { body } = await fetch(`${place.origin}/api/editor/events`);
    let text = '';
    for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
      text += Buffer.from(part).toString();
      const data = /event: problems\ndata: (.*)\n\n/.exec(text)?.[1];
      if (data) return JSON.parse(data).map(({ sentence }: { sentence: string }) => sentence);
    }
    throw new Error('The editor said nothing of problems.');
  }
});

describe('lists of a wrong length', () => {
  test.each([
    [
      'Testimonials',
      3,
      'collection/landings/item/hvac-maintenance-services',
      'content/landings/hvac-maintenance-services.yaml',
    ],
    ['Communities', 6, 'singleton/communities', 'content/communities.yaml'],
    ['Facts', 2, 'collection/services/item/plumbing', 'content/services/plumbing.yaml'],
  ])('%s: fewer than %d are refused below the list, in the words of the check', async (label, least, entry, file) => {
    const before = place.read(file);
    await owner.open(entry);
    const list = owner.fields.getByRole('grid', { name: label });
    await shown(list).toBeVisible();
    for (let rows = await list.getByRole('row').count(); rows >= least; rows -= 1)
      await list.getByRole('row').first().getByRole('button').last().click();
    await owner.save();
    const left = least === 2 ? '1 entry' : `${least - 1} entries`;
    await shown(owner.fields.getByText(`This has ${left}, and needs at least ${least}.`)).toBeVisible();
    expect(place.read(file)).toBe(before);
  });
});

test('with a price of −5, two testimonials and an invalid file, the editor starts, and the owner can correct or restore each', async () => {
  await place.stop();
  const landing = 'content/landings/hvac-maintenance-services.yaml';
  const whole = place.read(landing);
  const data = parse(whole);
  data.testimonials.items = data.testimonials.items.slice(0, 2);
  place.write(landing, formatYaml(data));
  const right = String(parse(place.read('content/business.yaml')).prices.acService);
  place.change('content/business.yaml', `acService: ${right}`, 'acService: -5');
  place.change('content/pages/contact.yaml', 'heading:', 'heading: [');
  await place.start();

  await owner.open('singleton/business');
  const panel = owner.page.getByLabel('What is still wrong');
  await shown(panel).toContainText('One AC service, per unit is -5');
  await shown(panel).toContainText('has 2 entries, and needs at least 3');
  await shown(panel).toContainText('content/pages/contact.yaml: The file cannot be read from line');
  await shown(owner.preview.getByText('The preview is not there yet')).toBeVisible();

  await owner.type('One AC service, per unit', right);
  await owner.saved();
  await shown(panel).not.toContainText('-5');

  await panel
    .getByRole('listitem')
    .filter({ hasText: 'contact.yaml' })
    .getByRole('button', { name: 'Earlier versions' })
    .click();
  await owner.page.getByRole('button', { name: 'Put this back' }).first().click();
  await shown(panel).not.toContainText('contact.yaml');

  await panel
    .getByRole('listitem')
    .filter({ hasText: 'needs at least 3' })
    .getByRole('button', { name: 'Open' })
    .click();
  await shown(owner.fields.getByRole('grid', { name: 'Testimonials' }).getByRole('row')).toHaveCount(2);
  await panel
    .getByRole('listitem')
    .filter({ hasText: 'needs at least 3' })
    .getByRole('button', { name: 'Earlier versions' })
    .click();
  await owner.page.getByRole('button', { name: 'Put this back' }).first().click();
  await shown(panel).toBeEmpty();
  expect(parse(place.read(landing))).toEqual(parse(whole));
  await shown(owner.preview.locator('body')).toContainText('HVAC');
});

test('an unknown field, at the top or in a list, can be removed with a button beside its message', async () => {
  const landing = 'content/landings/hvac-maintenance-services.yaml';
  const [company, page] = [place.read('content/business.yaml'), place.read(landing)];
  place.change('content/business.yaml', 'phone:', 'fax: +971 4 000 0001\nphone:');
  place.change(landing, '      reviewer:', '      stars: 4\n      reviewer:');
  await owner.open('singleton/home');
  const panel = owner.page.getByLabel('What is still wrong');
  await shown(panel).toContainText('look for a typing mistake in “fax”');
  await shown(panel).toContainText('look for a typing mistake in “stars”');
  for (const file of ['business.yaml', 'hvac-maintenance-services.yaml'])
    await panel.getByRole('listitem').filter({ hasText: file }).getByRole('button', { name: 'Take it out' }).click();
  await shown(panel).toBeEmpty();
  expect(place.read('content/business.yaml')).toBe(company);
  expect(place.read(landing)).toBe(page);
});

test('a changed figure of the specification need not be corrected, and is not reported once the owner has confirmed it', async () => {
  await owner.open('singleton/business');
  await owner.type('One AC service, per unit', '1375');
  await owner.saved();
  const panel = owner.page.getByLabel('What is still wrong');
  await shown(panel).toContainText('Nothing has to be done about these:');
  const note = panel.getByRole('listitem').filter({ hasText: 'no longer says “AED 350 + VAT”' });
  await note.getByRole('button', { name: 'I want it so' }).click();
  await shown(note).toHaveCount(0);
  expect(parse(place.read('content/confirmed.yaml')).confirmed).toContainEqual(
    expect.objectContaining({ what: 'C110', by: 'The owner' }),
  );
});

test('a mistake that must be corrected before publishing stops the build, which names it and changes nothing', async () => {
  place.change('content/questions/plumbing.yaml', /question: .*\?/, 'question: Do you inspect a leak for free');
  const { program, args, shell } = npm('run', 'build');
  const build = promisify(execFile)(program, args, { cwd: place.folder, shell });
  const { code, stdout } = await build.then(
    () => ({ code: 0, stdout: '' }),
    (error: { code: number; stdout: string }) => error,
  );
  expect(code).not.toBe(0);
  expect(stdout).toContain('content/questions/plumbing.yaml: Questions › 1');
  expect(stdout).toContain('without a question mark at its end');
  expect(existsSync(join(place.folder, 'build'))).toBe(false);
});

describe('Duplicate', () => {
  test('asks for the name, makes address, option and titles from it, and complains of the new page only', async () => {
    await owner.open('collection/services/item/handyman');
    await owner.fields.getByRole('button', { name: '…' }).click();
    await owner.fields.getByText('Duplicate entry').click();
    const dialog = owner.fields.getByRole('dialog');
    await dialog.getByLabel('New name').fill('Pool Cleaning');
    await dialog.getByRole('button', { name: 'Go on' }).click();
    const field = (name: string) => owner.fields.getByRole('textbox', { name }).first();
    await shown(field('Address')).toHaveValue('pool-cleaning');
    await shown(field('Title')).toHaveValue('Pool Cleaning');
    await shown(field('Option in the enquiry form')).toHaveValue('Pool Cleaning');
    await shown(owner.page.getByLabel('What is still wrong')).toBeEmpty();
    await shown(owner.fields.getByText('Restored draft')).toHaveCount(0);

    await owner.fields.getByRole('button', { name: 'Create' }).click();
    const panel = owner.page.getByLabel('What is still wrong');
    await shown(panel.getByRole('listitem').first()).toContainText('content/services/pool-cleaning.yaml: The page has');
    for (const sentence of await panel.getByRole('listitem').allTextContents())
      expect(sentence).toContain('content/services/pool-cleaning.yaml');
    const made = parse(place.read('content/services/pool-cleaning.yaml'));
    expect([made.title, made.serviceType, made.home?.title ?? 'Pool Cleaning']).toEqual(Array(3).fill('Pool Cleaning'));
    expect(made.meta.title).toContain('Pool Cleaning');
  });

  test('without a name no duplicate is made', async () => {
    await owner.open('collection/offers/create?duplicate=ac');
    await owner.fields.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect(place.read('content/offers/ac.yaml')).toContain('name: ac');
  });
});

describe('small things', () => {
  test('the line with the printed text shows the new amount after a save', async () => {
    const { amount } = parse(place.read('content/offers/ac.yaml'));
    const printed = (figure: number) => owner.fields.getByText(new RegExp(`^Printed: .*\\b${figure}\\b`)).first();
    await owner.open('collection/offers/item/ac');
    await shown(printed(amount)).toBeVisible();
    await owner.type('Amount in AED', String(amount + 1));
    await owner.saved();
    await shown(printed(amount + 1)).toBeVisible();
  });

  test('the preview shows the page whose fields are opened', async () => {
    await owner.open('singleton/about');
    await shown(owner.page.locator('#address')).toHaveText('/about');
    await shown(owner.preview.getByRole('heading', { level: 1 })).toHaveText(aboutPage.heading);
  });

  test('straight apostrophes and quotation marks become typographic ones', async () => {
    await owner.open('singleton/contact');
    const intro = owner.fields.getByRole('textbox', { name: 'Intro' });
    await intro.fill(`Tell us what's wrong, and say "leak" when it leaks. We call within 10 - 20 minutes, as we can.`);
    await intro.press('Tab');
    await shown(intro).toHaveValue(
      'Tell us what’s wrong, and say “leak” when it leaks. We call within 10–20 minutes, as we can.',
    );
  });

  test('the editor says that an upright picture will be cropped', async () => {
    await owner.open('singleton/home');
    const buffer = await sharp({ create: { width: 1700, height: 2100, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer();
    const chooser = owner.fields.getByLabel('Photo for Picture').first();
    await shown(chooser).toBeAttached();
    await chooser.setInputFiles({ name: 'Door.jpg', mimeType: 'image/jpeg', buffer });
    await shown(owner.fields.getByText('This picture is upright')).toBeVisible();
  });

  test('the list of problems can be hidden and shown again', async () => {
    await owner.open('singleton/business');
    const panel = owner.page.getByLabel('What is still wrong');
    await shown(panel).toContainText('Phone is a sample');
    await panel.getByRole('button', { name: 'Hide' }).click();
    await shown(panel).toBeHidden();
    await owner.page.getByRole('button', { name: 'To mend' }).click();
    await shown(panel).toBeVisible();
  });
});

describe('requests of other sites', () => {
  type Sent = { path: string; method?: string; headers?: Record<string, string>; body?: string | Buffer };

  /** Sends a request with headers that a browser would not let a page set. */
  function send({
    path,
    method = 'GET',
    headers = {},
    body,
  }: Sent): Promise<{ status: number; text: string; policy: string }> {
    const { hostname, port, host } = new URL(place.origin);
    return new Promise((resolve, reject) => {
      const request = ask({ hostname, port, path, method, headers: { host, ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(chunks).toString(),
            policy: String(response.headers['content-security-policy']),
          }),
        );
      });
      request.on('error', reject);
      request.end(body);
    });
  }

  const update = JSON.stringify({
    additions: [{ path: 'content/offers/foreign.yaml', contents: Buffer.from('name: foreign').toString('base64') }],
    deletions: [],
  });

  test.each([
    ['a foreign Origin', { origin: 'https://foreign.example' }],
    ['no Origin at all', {}],
    ['the origin of another port', { origin: 'http://127.0.0.1:1' }],
    ['“null”, as from a sandboxed frame', { origin: 'null' }],
    ['a foreign Host', { host: 'foreign.example', origin: 'http://foreign.example' }],
    ['a page of another site', { origin: 'OWN', 'sec-fetch-site': 'cross-site' }],
  ])('%s writes nothing', async (_, headers) => {
    const own = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('OWN', place.origin)]),
    );
    const answer = await send({ path: '/api/keystatic/update', method: 'POST', headers: own, body: update });
    expect(answer.status).toBe(403);
    expect(() => place.read('content/offers/foreign.yaml')).toThrow();
  });

  test.each([
    ['/api/editor/facts', { origin: 'https://foreign.example' }],
    ['/api/keystatic/tree', { host: 'foreign.example' }],
    ['/api/editor/events', { 'sec-fetch-site': 'cross-site' }],
    ['/api/keystatic/tree', { 'sec-fetch-site': 'same-site' }],
    ['/contact', { host: 'foreign.example' }],
    ['/edit', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'iframe' }],
  ])('%s is not read with %o', async (path, headers) => {
    expect((await send({ path, headers })).status).toBe(403);
  });

  test('a link from elsewhere opens the editor', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' };
    expect((await send({ path: '/edit', headers })).status).toBe(200);
  });

  test('a file that is larger than any photo is refused with a sentence', async () => {
    const headers = { origin: place.origin };
    const tooLarge = Buffer.alloc(61_000_000);
    const answer = await send({ path: '/api/editor/pictures?name=a.jpg', method: 'POST', headers, body: tooLarge });
    expect(answer).toMatchObject({ status: 413, text: expect.stringContaining('more than 60 MB') });
    const update = await send({
      path: '/api/keystatic/update',
      method: 'POST',
      headers,
      body: Buffer.alloc(5_000_000),
    });
    expect(update.status).toBe(413);
  });

  test.each(['/edit', '/keystatic', '/contact', '/api/keystatic/tree'])(
    '%s cannot be shown in a frame of another site',
    async (path) => {
      expect((await send({ path })).policy).toContain("frame-ancestors 'self'");
    },
  );

  test('invalid content is refused, even if it does not come from the editor’s page', async () => {
    const path = 'content/offers/wrong.yaml';
    const contents = Buffer.from('name: wrong\namount: -5\ntext: Save\nterms: None').toString('base64');
    const answer = await send({
      path: '/api/keystatic/update',
      method: 'POST',
      headers: { origin: place.origin, 'x-opened': '{}' },
      body: JSON.stringify({ additions: [{ path, contents }], deletions: [] }),
    });
    expect(answer).toMatchObject({ status: 409, text: expect.stringContaining('is -5, but should be at least 1') });
    expect(() => place.read(path)).toThrow();
  });
});
