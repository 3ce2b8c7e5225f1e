import { rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { formatYaml } from '#content/format.ts';
import { newPlace, type Owner, type Place, shown } from './owner.ts';

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

/** An invalid value: its field in the editor, its path in the file, and the expected message. */
type Wrong = {
  file: string;
  entry: string;
  label: string | RegExp;
  fieldPath: string[];
  typed: string;
  says: string;
  /** The message of `npm run check` for the value in the file, if it differs from `says`. */
  inFile?: string;
};

const business = { file: 'content/business.yaml', entry: 'business' };
const price = { ...business, label: 'One AC service, per unit', fieldPath: ['prices', 'acService'] };
const monday = { ...business, label: 'Monday', fieldPath: ['hours', 'Monday'] };
const phone = { ...business, label: 'Phone', fieldPath: ['phone'] };
const country = { ...business, label: 'Country code', fieldPath: ['address', 'countryCode'] };
const offer = { file: 'content/offers/ac.yaml', entry: 'offers/ac', label: 'Amount in AED', fieldPath: ['amount'] };
const visits = {
  file: 'content/agreement.yaml',
  entry: 'agreement',
  label: 'AC services per unit',
  fieldPath: ['yearlyVisits', 'acServicesPerUnit'],
};

const wrongValues: Wrong[] = [
  { ...price, typed: '', says: 'This is empty: fill it in.', inFile: 'is missing: fill it in' },
  { ...price, typed: '-5', says: 'is -5, but should be at least 1' },
  { ...price, typed: 'about 350', says: 'should be a number' },
  { ...price, typed: '350.555', says: 'have two decimals at most' },
  { ...price, typed: '99999999', says: 'should be at most 10000' },
  { ...monday, typed: '20:00–18:00', says: 'closes at 18:00, though it opens at 20:00' },
  { ...monday, typed: '08:00–12:00, 11:00–18:00', says: 'has shifts that overlap or touch' },
  { ...monday, typed: '8 to 6', says: 'should be hours like 08:00–18:00' },
  { ...monday, typed: '', says: 'is empty: write hours', inFile: 'is missing: fill it in' },
  { ...phone, typed: '12', says: 'should be a number with + and the country code', inFile: 'should be a text' },
  { ...country, typed: 'uae', says: 'should be two capital letters' },
  { ...offer, typed: '0', says: 'should be at least 1' },
  { ...visits, typed: '2.5', says: 'should be a whole number' },
];

describe('invalid numbers and hours', () => {
  const byEntry = [...Map.groupBy(wrongValues, ({ entry }) => entry)];

  test.each(byEntry)(
    '%s: each invalid value shows a message below its field and is not saved',
    async (entry, values) => {
      await owner.open(entry);
      for (const { file, label, typed, says } of values) {
        const before = place.read(file);
        const field = owner.field(label);
        const value = await field.inputValue();
        await field.fill(typed);
        await field.press('Tab');
        await shown(owner.fields.getByText(says).first()).toBeVisible();
        await owner.save();
        await shown(owner.fields.getByText('Not saved: one field is wrong')).toBeVisible();
        await shown(field).toBeFocused();
        expect(place.read(file), `${String(label)} ${typed}`).toBe(before);
        await field.fill(value);
        await field.press('Tab');
      }
    },
  );

  // Each round writes the next invalid value into every field that has one, so that the editor starts only once per
  // round.
  const byPlace = [...Map.groupBy(wrongValues, ({ file, fieldPath }) => [file, ...fieldPath].join()).values()];
  const rounds = Array.from({ length: Math.max(...byPlace.map(({ length }) => length)) }, (_, round) =>
    byPlace.flatMap((values) => values[round] ?? []),
  );

  test('each invalid value in a file is reported when the editor starts', async () => {
    await place.stop();
    for (const values of rounds) {
      for (const { file, fieldPath, typed } of values) {
        const data = parse(place.read(file));
        const holder = fieldPath.slice(0, -1).reduce((inner, key) => inner[key], data);
        holder[fieldPath.at(-1) ?? ''] = typed === '' ? null : Number.isNaN(Number(typed)) ? typed : Number(typed);
        place.write(file, formatYaml(data));
      }
      await place.start();
      const problems = await place.problems();
      for (const { file, says, inFile = says } of values)
        expect(problems).toContainEqual(
          expect.objectContaining({ file, problem: expect.stringContaining(inFile), kind: 'mistake' }),
        );
      for (const address of ['', 'api/state', 'api/file?path=content/business.yaml'])
        expect((await fetch(`${place.origin}/${address}`)).status, address).toBe(200);
      await place.stop();
      place.restore();
    }
    await place.start();
  });
});

describe('Save', () => {
  test('focuses the first invalid field, opens its entry and shows how many fields are invalid', async () => {
    const [first] = parse(place.read('content/questions/plumbing.yaml')).questions;
    await owner.open('questions/plumbing');
    await owner.entry(first.question).click();
    await owner.field('Answer').fill('Short.');
    await owner.field('Question').fill('Eh?');
    await owner.fields.locator('summary').filter({ hasText: 'Eh?' }).click();
    await shown(owner.field('Answer')).toBeHidden();
    await owner.save();
    await shown(owner.fields.getByText('Not saved: 2 fields are wrong')).toBeVisible();
    await shown(owner.field('Question')).toBeFocused();
    await shown(owner.fields.getByText('and at least 30 are needed')).toBeVisible();
  });

  test.each([
    ['Testimonials', 3, 'landings/hvac-maintenance-services'],
    ['Communities', 6, 'communities'],
    ['Facts', 2, 'services/plumbing'],
  ])('rejects fewer %s than %d, with a message below the list', async (label, least, file) => {
    const before = place.read(`content/${file}.yaml`);
    await owner.open(file);
    const list = owner.fields.getByRole('list', { name: label, exact: true });
    await shown(list).toBeVisible();
    const rows = list.locator(':scope > li');
    for (let count = await rows.count(); count >= least; count -= 1)
      await rows
        .first()
        .getByRole('button', { name: /^Remove/ })
        .first()
        .click();
    await owner.save();
    const left = least === 2 ? '1 entry' : `${least - 1} entries`;
    await shown(owner.fields.getByText(`This has ${left}, and needs at least ${least}.`)).toBeVisible();
    expect(place.read(`content/${file}.yaml`)).toBe(before);
  });

  test('rejects an unknown value in braces', async () => {
    await owner.open('pages/contact');
    await owner.type('Intro', 'A service costs {price.acServise}, and we answer by the contact details that you give.');
    await owner.save();
    await shown(owner.fields.getByText('names {price.acServise}, which does not exist')).toBeVisible();
  });
});

test('the editor starts with a price of −5, too few testimonials and an unreadable file, and each can be fixed there', async () => {
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

  owner = await place.newWindow();
  await owner.open('business');
  const { found } = owner;
  const problem = (text: string) => found.getByRole('listitem').filter({ hasText: text });
  await shown(found).toContainText('One AC service, per unit is -5');
  await shown(found).toContainText('has 2 entries, and needs at least 3');
  await shown(found).toContainText('cannot be read from line');
  await shown(owner.page.getByText('The preview is not there yet')).toBeVisible();

  await problem('is -5').getByRole('button', { name: 'Open' }).click();
  await shown(owner.field('One AC service, per unit')).toBeFocused();
  await owner.type('One AC service, per unit', right);
  await owner.saved();
  await shown(found).not.toContainText('-5');

  for (const text of ['cannot be read from line', 'needs at least 3']) {
    await problem(text).getByRole('button', { name: 'Open' }).click();
    await owner.fields.getByRole('button', { name: 'Earlier versions' }).first().click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Put this back' }).first().click();
    await shown(problem(text)).toHaveCount(0);
  }
  expect(parse(place.read(landing))).toEqual(parse(whole));
  await shown(owner.preview.locator('body')).toContainText('HVAC');
});

test('while the check is slow, the editor shows the files, runs one check at a time, and then shows what the last one found', async () => {
  const check = place.read('scripts/check.ts');
  onTestFinished(async () => {
    await place.stop();
    place.write('scripts/check.ts', check);
    await place.start();
  });
  await place.stop();
  // Makes the check wait while the file `wait` exists. The start and end of each check are recorded in the file
  // `checks`.
  const slow = `
import { appendFileSync, existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
appendFileSync('checks', 'start ');
process.on('exit', () => appendFileSync('checks', 'end '));
while (existsSync('wait')) await setTimeout(20);
`;
  place.write('scripts/check.ts', slow + check);
  place.write('wait', '');
  await place.start();
  await owner.open('business');
  await shown(owner.found).toContainText('The content is being checked');
  for (const price of ['-5', '-6', '-7']) {
    place.change('content/business.yaml', /acService: .*/, `acService: ${price}`);
    await shown(owner.field('One AC service, per unit')).toHaveValue(price);
  }
  expect(place.read('checks')).toBe('start ');
  rmSync(join(place.folder, 'wait'));
  await shown(owner.found).toContainText('One AC service, per unit is -7');
  await shown(owner.found).not.toContainText('being checked');
  expect(place.read('checks')).toBe('start end start end ');
});

test('a sample that is true is confirmed with one button', async () => {
  await owner.open('business');
  const samples = owner.found.locator('[data-kind=sample]');
  await samples.getByText('Samples to replace').click();
  const sample = samples.getByRole('listitem').filter({ hasText: 'Company name' });
  await samples.getByRole('textbox', { name: 'Confirmed by' }).fill('Noor');
  await sample.getByRole('button', { name: 'Yes, this is true' }).click();
  await shown(sample).toHaveCount(0);
  expect(parse(place.read('content/confirmed.yaml')).confirmed).toEqual([
    { what: 'companyName', date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/), by: 'Noor' },
  ]);
});

test.each([
  ['ordinary words', 'We do every job on time, always on the same day, 3 rooms in 2 days, from AED 500 upwards.'],
  [
    'a standard, a phone number and an address',
    'Call 800-4429 about EN 60335-2-40, or see https://x.example/2024-05 for it.',
  ],
])('an answer with %s is saved as typed and reports no mistake', async (_, text) => {
  const [first] = parse(place.read('content/questions/plumbing.yaml')).questions;
  await owner.open('questions/plumbing');
  await owner.entry(first.question).click();
  await owner.type('Answer', text);
  await owner.saved();
  expect(parse(place.read('content/questions/plumbing.yaml')).questions[0].answer).toBe(text);
  expect((await place.problems()).filter(({ kind }) => kind === 'mistake')).toEqual([]);
});

test('the editor shows titles of fields, never their keys or requirement codes', async () => {
  for (const file of ['landings/painting-services', 'services/plumbing', 'pages/home', 'legal/terms', 'business']) {
    await owner.open(file);
    const text = await owner.page.getByRole('main').innerText();
    expect(text, file).not.toMatch(/§|\bC\d{3}\b|\.yaml|trustAndBrands|nearBanner|docs\//);
  }
});

describe('requests from other sites', () => {
  type Sent = { path: string; method?: string; headers?: Record<string, string>; body?: string | Buffer };

  /** Sends a request with headers that a page cannot set. */
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

  const offer = { name: 'foreign', amount: 50, text: 'Save', terms: 'None' };
  const update = JSON.stringify({ path: 'content/offers/foreign.yaml', data: offer });

  test.each([
    ['a foreign Origin', { origin: 'https://foreign.example' }],
    ['no Origin at all', {}],
    ['the origin of another port', { origin: 'http://127.0.0.1:1' }],
    ['“null”, as from a sandboxed frame', { origin: 'null' }],
    ['a foreign Host', { host: 'foreign.example', origin: 'http://foreign.example' }],
  ])('a save with %s gets 403 and writes no file', async (_, headers) => {
    const answer = await send({ path: '/api/save', method: 'POST', headers, body: update });
    expect(answer.status).toBe(403);
    expect(() => place.read('content/offers/foreign.yaml')).toThrow();
  });

  test.each([
    ['/api/state', { origin: 'https://foreign.example' }],
    ['/api/deleted', { host: 'foreign.example' }],
  ])('reading %s with the headers %o gets 403', async (path, headers) => {
    expect((await send({ path, headers })).status).toBe(403);
  });

  test('an upload of more than 60 MB is rejected with a message', async () => {
    const headers = { origin: place.origin };
    const tooLarge = Buffer.alloc(61_000_000);
    const answer = await send({ path: '/api/pictures?name=a.jpg', method: 'POST', headers, body: tooLarge });
    expect(answer).toMatchObject({ status: 413, text: expect.stringContaining('more than 60 MB') });
  });

  test.each(['/', '/api/state'])('%s cannot be embedded in a frame', async (path) => {
    expect((await send({ path })).policy).toContain("frame-ancestors 'none'");
  });

  test('invalid content sent directly to the API is rejected', async () => {
    const path = 'content/offers/wrong.yaml';
    const answer = await send({
      path: '/api/save',
      method: 'POST',
      headers: { origin: place.origin },
      body: JSON.stringify({ path, data: { ...offer, amount: -5 } }),
    });
    expect(answer).toMatchObject({ status: 409, text: expect.stringContaining('is -5, but should be at least 1') });
    expect(() => place.read(path)).toThrow();
  });

  test.each(['content/../package.json', 'content/model/image.yaml', '/etc/passwd'])(
    'the API neither reads nor writes %s',
    async (path) => {
      const read = await send({ path: `/api/file?path=${encodeURIComponent(path)}` });
      const body = JSON.stringify({ path, data: offer });
      const written = await send({ path: '/api/save', method: 'POST', headers: { origin: place.origin }, body });
      expect([read.status, written.status]).toEqual([404, 404]);
    },
  );
});
