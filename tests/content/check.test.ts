import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, parseDocument, stringify } from 'yaml';
import imageFiles from '#content/model/image-files.json' with { type: 'json' };

/**
 * A mistake to make in a copy of the content. Without `value`, the field is deleted. `sentence` is the start of the
 * expected message; it must not contain a literal copy of a text that the owner can change.
 */
type Mistake = { file: string; field: (string | number)[]; value?: unknown; sentence: string };

const contentOf = (file: string) => parse(readFileSync(file, 'utf8'));
const pictures = Object.entries(imageFiles);
const [smallPicture] = pictures.find(([, { width }]) => width < 1600) ?? [];
const [widePicture] = pictures.find(([, { width, height }]) => width > height) ?? [];
const offers = readdirSync('content/offers').map((name) => name.replace('.yaml', ''));

const mistakes: Record<string, Mistake> = {
  'a field is misspelt': {
    file: 'content/trust.yaml',
    field: ['resident'],
    value: 'Our customers recommend us',
    sentence:
      'content/trust.yaml: resident is not a field that the site knows: look for a typing mistake in “resident”.',
  },
  'a named value does not exist': {
    file: 'content/questions/duct-cleaning.yaml',
    field: ['questions', 0, 'answer'],
    value: 'One hour of work costs {price.handyman}.',
    sentence: 'content/questions/duct-cleaning.yaml: Questions › 1',
  },
  'a field is missing': {
    file: 'content/pages/contact.yaml',
    field: ['heading'],
    sentence: 'content/pages/contact.yaml: Heading is missing: fill it in.',
  },
  'a reference leads nowhere': {
    file: 'content/landings/ac-cleaning-services.yaml',
    field: ['offer'],
    value: 'autumn',
    sentence: `content/landings/ac-cleaning-services.yaml: Offer leads to “autumn”, which does not exist: choose another one. (These exist: ${offers.join(', ')})`,
  },
  'a question is asked twice': {
    file: 'content/questions/plumbing.yaml',
    field: ['questions'],
    value: ['plumbing-leak', 'plumbing-drip'].map((id) => ({
      question: 'What should I do when a tap drips?',
      answer: 'Close the valve below the basin, and call us.',
      id,
    })),
    sentence:
      'content/questions/plumbing.yaml: Questions › 2 asks “What should I do when a tap drips?”, which content/questions/plumbing.yaml asks already: remove one of the two.',
  },
  'a question has no question mark': {
    file: 'content/questions/handyman.yaml',
    field: ['questions', 0, 'question'],
    value: 'What do you mount on walls',
    sentence:
      'content/questions/handyman.yaml: Questions › 1 asks “What do you mount on walls” without a question mark at its end.',
  },
  'a service of the specification is out of order': {
    file: 'content/service-order.yaml',
    field: ['order'],
    value: contentOf('content/service-order.yaml').order.toReversed(),
    sentence:
      'content/service-order.yaml: Order should have these in this order: air-conditioning-installation, ac-maintenance, duct-cleaning, coil-cleaning, water-tank-cleaning, plumbing, handyman, electrical, painting. (The specification (§2) fixes',
  },
  'a service page is too short': {
    file: 'content/services/water-tank-cleaning.yaml',
    field: ['section_1_description'],
    value: ['Clean your tank twice a year.'],
    sentence: 'content/services/water-tank-cleaning.yaml: The three sections and the steps have ',
  },
  'a landing page shows a section that is empty': {
    file: 'content/landings/painting-services.yaml',
    field: ['paintJobs'],
    sentence:
      'content/landings/painting-services.yaml: Paint jobs is empty: fill it in, or take it out of the sections.',
  },
  'a brand logo does not exist': {
    file: 'content/brands.yaml',
    field: ['paints', 0, 'image'],
    value: '/brands/nobody.svg',
    sentence: 'content/brands.yaml: Brands of paint › 1',
  },
  'a picture is too small': {
    file: 'content/services/electrical.yaml',
    field: ['heroImage', 'name'],
    value: smallPicture,
    sentence: `content/services/electrical.yaml: Large picture › Picture is the picture “${smallPicture}” of `,
  },
  'a picture that is shown round is not square': {
    file: 'content/clients.yaml',
    field: ['clients', 0, 'image', 'name'],
    value: widePicture,
    sentence: `content/clients.yaml: Clients › 1 › Picture is the picture “${widePicture}” of `,
  },
  'two pages have the same title in search results': {
    file: 'content/services/coil-cleaning.yaml',
    field: ['meta', 'title'],
    value: contentOf('content/services/duct-cleaning.yaml').meta.title,
    sentence:
      'content/services/duct-cleaning.yaml: In search results › Title says the same as in content/services/coil-cleaning.yaml: write another one.',
  },
  'two services have the same sentence': {
    file: 'content/services/painting.yaml',
    field: ['lead'],
    value: contentOf('content/services/plumbing.yaml').lead,
    sentence: 'content/services/plumbing.yaml: Lead has “',
  },
  'two services have the same entry in a list': {
    file: 'content/services/water-tank-cleaning.yaml',
    field: ['features', 0],
    value: contentOf('content/services/handyman.yaml').features[0],
    sentence: 'content/services/water-tank-cleaning.yaml: What is included › 1 has “',
  },
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
  for (const path of ['package.json', 'content', 'contract', 'scripts/check.ts'])
    cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the output of `npm run check` for content with these mistakes, then restores the content. */
function check(changes: readonly Omit<Mistake, 'sentence'>[] = [], options: readonly string[] = []): string {
  for (const { file, field, value } of changes) {
    const content = parseDocument(readFileSync(join(folder, file), 'utf8'));
    if (value === undefined) content.deleteIn(field);
    else content.setIn(field, value);
    writeFileSync(join(folder, file), String(content));
  }
  try {
    return execFileSync('node', [...options, 'scripts/check.ts'], { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  } finally {
    rmSync(join(folder, 'content'), { recursive: true });
    cpSync('content', join(folder, 'content'), { recursive: true });
  }
}

test('the project’s content has no mistakes', () => {
  expect(check()).toMatch(/The content has no mistakes\.\n$/);
});

test('each mistake is reported with where it is, what it is and how to fix it, and nothing else is', () => {
  const said = check(Object.values(mistakes)).split('To correct:\n')[1]?.split('\n') ?? [];
  const found = said.filter((line) => line.startsWith('- '));
  for (const [name, { sentence }] of Object.entries(mistakes))
    expect(found, name).toContainEqual(expect.stringContaining(`- ${sentence}`));
  const others = found.filter(
    (line) => !Object.values(mistakes).some(({ sentence }) => line.startsWith(`- ${sentence}`)),
  );
  expect(others).toEqual([]);
});

test('a page that the specification requires and that is missing is reported with the reason', () => {
  rmSync(join(folder, 'content/landings/painting-services.yaml'));
  expect(check()).toContain(
    '- content/landings/painting-services.yaml: The file is missing: put it back. (The specification (§2) fixes this address, and campaigns lead there)',
  );
});

test('a copied service is reported with all fields to rewrite, its option in the form included', () => {
  const copy = { ...contentOf('content/services/plumbing.yaml'), title: 'Pest control' };
  writeFileSync(join(folder, 'content/services/pest-control.yaml'), stringify(copy));
  expect(check()).toMatch(
    /pest-control\.yaml: The page has \d+ sentences .* in Large picture, Lead,.*, Option in the enquiry form\./,
  );
});

test('a file that is deleted during the check is still checked as it was', () => {
  const deleting = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { readFileSync } = fs;
    fs.readFileSync = (path, ...options) => {
      const text = readFileSync(path, ...options);
      if (String(path).endsWith('home.yaml')) fs.rmSync(path);
      return text;
    };
    syncBuiltinESMExports();
  `;
  const preload = `data:text/javascript,${encodeURIComponent(deleting)}`;
  expect(check([], ['--import', preload])).toMatch(/The content has no mistakes\.\n$/);
});

test('an offer that is over is listed, and is not a mistake', () => {
  const said = check([{ file: 'content/offers/ac.yaml', field: ['lastDay'], value: '2026-01-31' }]);
  expect(said).toContain('The content has no mistakes.');
  expect(said).toContain('content/offers/ac.yaml: Last day was 2026-01-31: no page shows the offer.');
});

test('samples are listed until they are replaced, or confirmed if they can be true', () => {
  const phone = { file: 'content/business.yaml', field: ['phone'] };
  const processors = { file: 'content/business.yaml', field: ['processors'] };
  const residents = {
    file: 'content/trust.yaml',
    field: ['residents'],
    value: '8 out of 10 Residents in Dubai choose us',
  };
  const reviewer = { file: 'content/landings/painting-services.yaml', field: ['testimonials', 'items', 0, 'reviewer'] };
  const confirmation = {
    file: 'content/confirmed.yaml',
    field: ['confirmed'],
    value: [{ what: 'residents', date: '2026-11-23', by: 'The owner' }],
  };
  const sentences = [
    'content/business.yaml: Phone is a sample that reaches nobody: enter your number.',
    'content/business.yaml: Companies that handle enquiries for you › Mailbox is a sample',
    'content/trust.yaml: Line on residents has no survey',
    'content/landings/painting-services.yaml: Testimonials has sample testimonials',
  ];
  const before = check([
    { ...phone, value: '+971 4 000 0000' },
    { ...processors, value: { mailbox: 'Example Mail, Ireland' } },
    residents,
    { ...reviewer, value: 'Noura B.' },
  ]);
  for (const sentence of sentences) expect(before).toContain(sentence);
  const after = check([
    { ...phone, value: '+971 4 765 4321' },
    { ...processors, value: { mailbox: 'Mail House, Ireland' } },
    residents,
    confirmation,
  ]);
  for (const sentence of sentences.slice(0, 3)) expect(after).not.toContain(sentence);
});
