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
import { imageFiles } from '#content/model/image-files.ts';

/**
 * A mistake in a copy of the content: a field gets a wrong value, or is removed. The expected sentence quotes no text of
 * the owner's.
 */
type Mistake = { file: string; field: (string | number)[]; value?: unknown; sentence: string };

const contentOf = (file: string) => parse(readFileSync(file, 'utf8'));
const pictures = Object.entries(imageFiles);
const [smallPicture] = pictures.find(([, { width }]) => width < 1600) ?? [];
const [widePicture] = pictures.find(([, { width, height }]) => width > height) ?? [];

/** Mistakes that are found in one file alone. The site cannot be built with them. */
const insideFiles: Record<string, Mistake> = {
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
      'content/services/handyman.yaml: Title has 43 characters, and there is room for 40: take out at least 3. (Heading of the page and label in every menu and list.)',
  },
  'a named value does not exist': {
    file: 'content/questions/plumbing.yaml',
    field: ['questions'],
    value: [
      { question: 'What does an hour cost?', answer: 'One hour of work costs {price.handyman}.', id: 'plumbing-hour' },
    ],
    sentence:
      'content/questions/plumbing.yaml: Questions › 1 (What does an hour cost?) › Answer names {price.handyman}, which does not exist. (These exist: {company}, {group}, {phone}, ',
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

/** Mistakes that are found only when all files are read. */
const betweenFiles: Record<string, Mistake> = {
  'a number has no source in the claims': {
    file: 'content/pages/about.yaml',
    field: ['sections', 0, 'paragraphs'],
    value: ['97 customers agree.'],
    sentence:
      'content/pages/about.yaml: Sections › 1 › Paragraphs › 1 prints a number or a promise that has no source: “97”. It says: “97 customers agree.”.',
  },
  'a claim is printed nowhere': {
    file: 'content/claims.yaml',
    field: ['claims', contentOf('content/claims.yaml').claims.length],
    value: { id: 'customers', printed: ['97 of our customers'], scope: 'Nowhere yet.', source: 'The owner.' },
    sentence:
      'content/claims.yaml: customers has the wording “97 of our customers”, which no page prints any more: take it out.',
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
  'a service of the specification is out of order': {
    file: 'content/service-order.yaml',
    field: ['order'],
    value: contentOf('content/service-order.yaml').order.toReversed(),
    sentence:
      'content/service-order.yaml: Order should have these in this order: air-conditioning-installation, ac-maintenance, duct-cleaning, coil-cleaning, water-tank-cleaning, plumbing, handyman, electrical, painting. (The specification (§2) fixes',
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
    sentence: `content/clients.yaml: Clients › 1 › Picture › Picture is the picture “${widePicture}” of `,
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
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
  for (const path of ['package.json', 'content', 'contract', 'public/brands', 'scripts/check.ts'])
    cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The output of `npm run check` on content with these mistakes. The content is restored afterwards. */
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

function output(): string {
  try {
    return execFileSync('node', ['scripts/check.ts'], { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

test('the project’s content has no mistake, even where the owner deviates from the specification', () => {
  const [first] = check([]).split('\n');
  expect(first).toBe('Everything fits.');
});

describe('C110 a price that the specification fixes', () => {
  const price = { file: 'content/business.yaml', field: ['prices', 'acService'], value: 351 };
  const sentence =
    '- content/business.yaml: Prices › One AC service, per unit is “351”; the specification says “350”. (If you want it so, add C110 under Confirmed: content/confirmed.yaml)';

  test('is reported when it differs, and does not count as a mistake', () => {
    const said = check([price, { file: 'content/confirmed.yaml', field: ['rows'], value: [] }]);
    expect(said).toContain('Everything fits.');
    expect(said).toContain(sentence);
  });

  test('is not reported once the owner has confirmed it', () => {
    expect(check([price, { file: 'content/confirmed.yaml', field: ['rows'], value: ['C110'] }])).not.toContain('C110');
  });
});

describe.each([
  ['inside a file', insideFiles],
  ['between files', betweenFiles],
])('%s', (_where, mistakes) => {
  let said: string[];
  beforeAll(() => {
    said = check(Object.values(mistakes)).trim().split('\n');
  });

  test.each(Object.entries(mistakes))('%s: the sentence says where, what and how to mend it', (_name, { sentence }) => {
    expect(said).toContainEqual(expect.stringContaining(`- ${sentence}`));
  });

  test('no other problem is reported', () => {
    const warnings = said.indexOf('');
    const problems = warnings === -1 ? said : said.slice(0, warnings);
    const expected = Object.values(mistakes).map(({ sentence }) => `- ${sentence}`);
    expect(problems.filter((line) => !expected.some((start) => line.startsWith(start)))).toEqual([]);
  });
});

test('a link to a missing entry is reported with the entries that exist', () => {
  const file = 'content/landings/ac-cleaning-services.yaml';
  const [said] = check([{ file, field: ['offer'], value: 'autumn' }]).split('\n');
  const offers = readdirSync('content/offers').map((name) => name.replace('.yaml', ''));
  expect(said).toBe(
    `- ${file}: Offer leads to “autumn”, which does not exist: choose another one. (These exist: ${offers.join(', ')})`,
  );
});

test('a page that the specification fixes cannot be removed, and the reason is given', () => {
  unlinkSync(join(folder, 'content/landings/painting-services.yaml'));
  expect(output()).toContain(
    '- content/landings/painting-services.yaml: The file is missing: put it back. (The specification (§2) fixes this address, and campaigns lead there)',
  );
});
