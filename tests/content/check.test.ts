import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { confirmedByOwner } from '#content/check/confirmations.ts';
import imageFiles from '#content/model/image-files.json' with { type: 'json' };

/**
 * A mistake to make in a copy of the content. Without `value`, the field is deleted. `sentence` is the start of the
 * expected message; it must not contain a literal copy of a text that the owner can change.
 */
type Mistake = { file: string; field: (string | number)[]; value?: unknown; sentence: string };

const contentOf = (file: string) => parse(readFileSync(file, 'utf8'));
const pictures = Object.entries(imageFiles);
const firstGeneralQuestion = contentOf('content/questions/general.yaml').questions[0].id;
const [smallPicture] = pictures.find(([, { width }]) => width < 1600) ?? [];
const [widePicture] = pictures.find(([, { width, height }]) => width > height) ?? [];

/** Mistakes that the schema of a file finds. */
const schemaMistakes: Record<string, Mistake> = {
  'a field is missing': {
    file: 'content/pages/contact.yaml',
    field: ['heading'],
    sentence: 'content/pages/contact.yaml: Heading is missing: fill it in.',
  },
  'a field is misspelt': {
    file: 'content/trust.yaml',
    field: ['resident'],
    value: 'Our customers recommend us',
    sentence:
      'content/trust.yaml: resident is not a field that the site knows: look for a typing mistake in “resident”.',
  },
  'a text is too long': {
    file: 'content/services/handyman.yaml',
    field: ['title'],
    value: 'Handyman for everything at home and at work',
    sentence:
      'content/services/handyman.yaml: Title has 43 characters, and there is room for 40: take out at least 3. (Heading of the page and label in every menu and list. Up to 40 characters.)',
  },
  'a named value does not exist': {
    file: 'content/questions/plumbing.yaml',
    field: ['questions'],
    value: [
      { question: 'What does an hour cost?', answer: 'One hour of work costs {price.handyman}.', id: 'plumbing-hour' },
    ],
    sentence:
      'content/questions/plumbing.yaml: Questions › 1 (What does an hour cost?) › Answer names {price.handyman}, which does not exist. (These exist: {company}, {company.legal}, {group}, ',
  },
  'what is seen in a picture is missing': {
    file: 'content/clients.yaml',
    field: ['clients', 0, 'image', 'alt'],
    sentence:
      'content/clients.yaml: Clients › 1 › Picture › What is seen in it is missing: fill it in. (For people who do not',
  },
  'a picture does not exist': {
    file: 'content/pages/home.yaml',
    field: ['hero', 'image', 'name'],
    value: 'home-heroes',
    sentence: 'content/pages/home.yaml: First view › Large picture › Picture is “home-heroes”, but has to be one of: ',
  },
};

/** Mistakes that the schema of a single file cannot find. */
const mistakesBeyondSchemas: Record<string, Mistake> = {
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
  'two questions have the same address': {
    file: 'content/questions/general.yaml',
    field: ['questions', 1, 'id'],
    value: firstGeneralQuestion,
    sentence: `content/questions/general.yaml: Questions › 2 has the address “${firstGeneralQuestion}”, which content/questions/general.yaml uses already: give it another one.`,
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
  'a landing page lacks a section that is filled in': {
    file: 'content/landings/painting-services.yaml',
    field: ['order'],
    value: contentOf('content/landings/painting-services.yaml').order.filter((part: string) => part !== 'paintJobs'),
    sentence:
      'content/landings/painting-services.yaml: Sections lacks “paintJobs”, though it is filled in: add it to the sections, or empty its heading.',
  },
  'a brand logo does not exist': {
    file: 'content/brands.yaml',
    field: ['paints', 0, 'image'],
    value: '/brands/nobody.svg',
    sentence: `content/brands.yaml: ${contentOf('content/brands.yaml').paints[0].title} leads to public/brands/nobody.svg, which is not there: a developer has to draw it.`,
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
  'the home page has the title of another page in search results': {
    file: 'content/pages/home.yaml',
    field: ['title'],
    value: contentOf('content/pages/about.yaml').meta.title,
    sentence: 'content/pages/about.yaml: In search results › Title says the same as in content/pages/home.yaml: write',
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
  'two services have the same facts': {
    file: 'content/services/electrical.yaml',
    field: ['facts'],
    value: contentOf('content/services/duct-cleaning.yaml').facts,
    sentence: 'content/services/electrical.yaml: Facts has “',
  },
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
  for (const path of ['package.json', 'content', 'contract', 'public/brands', 'scripts/check.ts'])
    cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the output of `npm run check` for content with these mistakes, then restores the content. */
function check(mistakes: readonly Omit<Mistake, 'sentence'>[]): string {
  for (const { file, field, value } of mistakes) {
    const content = parseDocument(readFileSync(join(folder, file), 'utf8'));
    if (value === undefined) content.deleteIn(field);
    else content.setIn(field, value);
    writeFileSync(join(folder, file), String(content));
  }
  const said = output();
  for (const { file } of mistakes) cpSync(file, join(folder, file));
  return said;
}

function confirming(...sentences: string[]): Omit<Mistake, 'sentence'> {
  const value = sentences.map((what) => ({ what, date: '2026-11-23', by: 'The owner' }));
  return { file: 'content/confirmed.yaml', field: ['confirmed'], value };
}

function output(): string {
  try {
    return execFileSync('node', ['scripts/check.ts'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test('the project’s content has no mistakes', () => {
  const [first] = check([]).split('\n');
  expect(first).toBe('The content has no mistakes.');
});

describe('a price that the specification fixes', () => {
  const price = { file: 'content/business.yaml', field: ['prices', 'acService'], value: 351 };
  const note = 'no longer says “AED 350 + VAT”, as the specification does. (If this is what you want, confirm C110)';

  test.skipIf(confirmedByOwner().has('C110'))('C110 is a note and not a mistake when it differs', () => {
    const said = check([price]);
    expect(said).toContain('The content has no mistakes.');
    expect(said).toContain(note);
  });

  test('is no note once the owner has confirmed it', () => {
    expect(check([price, confirming('C110')])).not.toContain('C110');
  });
});

describe('samples', () => {
  test('the sample phone number, processors and testimonials are listed', () => {
    const phone = { file: 'content/business.yaml', field: ['phone'], value: '+971 4 000 0000' };
    const reviewer = {
      file: 'content/landings/painting-services.yaml',
      field: ['testimonials', 'items', 0, 'reviewer'],
      value: 'Noura B.',
    };
    const mailbox = { file: 'content/business.yaml', field: ['processors', 'mailbox'], value: 'Example Mail, Ireland' };
    const said = check([phone, mailbox, reviewer]);
    expect(said).toContain('content/business.yaml: Phone is a sample that reaches nobody: enter your number.');
    expect(said).toContain('content/business.yaml: Companies that handle enquiries for you are samples: name');
    expect(said).toContain('content/landings/painting-services.yaml: Testimonials has sample testimonials');
  });

  test('a real phone number is not listed', () => {
    expect(check([{ file: 'content/business.yaml', field: ['phone'], value: '+971 4 765 4321' }])).not.toContain(
      'Phone is a sample',
    );
  });

  test('a sample claim is not listed once the owner has confirmed it', () => {
    const residents = {
      file: 'content/trust.yaml',
      field: ['residents'],
      value: '8 out of 10 Residents in Dubai choose us',
    };
    expect(check([residents])).toContain('Line on residents has no survey');
    expect(check([residents, confirming('residents')])).not.toContain('Line on residents');
  });
});

test('mistakes that schemas find are reported together with those that they cannot find', () => {
  const [ofSchema] = Object.values(schemaMistakes);
  const [beyondSchema] = Object.values(mistakesBeyondSchemas);
  const said = check([ofSchema, beyondSchema].filter((mistake) => mistake !== undefined));
  expect(said).toContain(ofSchema?.sentence);
  expect(said).toContain(beyondSchema?.sentence);
});

describe.each([
  ['a mistake that a schema finds', schemaMistakes],
  ['a mistake that no schema finds', mistakesBeyondSchemas],
])('%s', (_where, mistakes) => {
  let said: string[];
  beforeAll(() => {
    said = check(Object.values(mistakes)).split('\n\n')[0]?.split('\n') ?? [];
  }, 60_000);

  test.each(Object.entries(mistakes))('%s: the message says where, what and how to fix it', (_name, { sentence }) => {
    expect(said).toContainEqual(expect.stringContaining(`- ${sentence}`));
  });

  test('no other mistake is reported', () => {
    const expected = Object.values(mistakes).map(({ sentence }) => `- ${sentence}`);
    const others = said.filter((line) => line.startsWith('- ') && !expected.some((start) => line.startsWith(start)));
    expect(others).toEqual([]);
  });
});

test('a reference to a missing entry is reported with the existing entries', () => {
  const file = 'content/landings/ac-cleaning-services.yaml';
  const said = check([{ file, field: ['offer'], value: 'autumn' }]);
  const offers = readdirSync('content/offers').map((name) => name.replace('.yaml', ''));
  expect(said).toContain(
    `- ${file}: Offer leads to “autumn”, which does not exist: choose another one. (These exist: ${offers.join(', ')})`,
  );
});

test('a missing page that the specification requires is reported with the reason', () => {
  unlinkSync(join(folder, 'content/landings/painting-services.yaml'));
  expect(output()).toContain(
    '- content/landings/painting-services.yaml: The file is missing: put it back. (The specification (§2) fixes this address, and campaigns lead there)',
  );
});
