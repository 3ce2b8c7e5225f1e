import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** Mistakes in a copy of the content, each in a file of its own, and what `npm run check` says of all of them. */
type Mistake = { file: string; from: string; to: string; sentence: string };

/** What one file says of itself; the site cannot be built with it. */
const insideFiles: Record<string, Mistake> = {
  'a field is missing': {
    file: 'content/pages/contact.yaml',
    from: 'heading: Tell us what needs doing\n',
    to: '',
    sentence: 'content/pages/contact.yaml: Heading is missing: fill it in.',
  },
  'a field is misspelt': {
    file: 'content/trust.yaml',
    from: 'residents:',
    to: 'resident:',
    sentence:
      'content/trust.yaml: resident is not a field that the site knows: look for a typing mistake in “resident”.',
  },
  'a text is too long': {
    file: 'content/services/handyman.yaml',
    from: 'title: Handyman',
    to: 'title: Handyman for everything at home and at work',
    sentence:
      'content/services/handyman.yaml: Title has 43 characters, and there is room for 40: take out at least 3. (Heading of the page and label in every menu and list.)',
  },
  'a named value does not exist': {
    file: 'content/questions/plumbing.yaml',
    from: '{price.handymanHour}',
    to: '{price.handyman}',
    sentence:
      'content/questions/plumbing.yaml: Questions › 2 › Answer names {price.handyman}, which does not exist. (These exist: {company}, {group}, {phone}, ',
  },
  'what is seen in a picture is missing': {
    file: 'content/clients.yaml',
    from: '    alt: The round-topped front door of a villa, for homeowners\n',
    to: '',
    sentence: 'content/clients.yaml: Clients › 1 › What is seen in it is missing: fill it in. (For people who do not',
  },
  'a picture does not exist': {
    file: 'content/pages/home.yaml',
    from: 'name: home-hero',
    to: 'name: home-heroes',
    sentence:
      'content/pages/home.yaml: First view › Large picture › Picture is “home-heroes”, but has to be one of: about,',
  },
};

/** What only shows when every file is read. */
const betweenFiles: Record<string, Mistake> = {
  'a number has no source in the claims': {
    file: 'content/pages/about.yaml',
    from: 'when a part does not need replacing.',
    to: 'when a part does not need replacing. 97 customers agree.',
    sentence:
      'content/pages/about.yaml: Sections › 2 › Paragraphs › 1 prints a number or a promise that has no source: “Our technicians have …. They know',
  },
  'a question is asked twice': {
    file: 'content/questions/plumbing.yaml',
    from: 'Which plumbing work do you do?',
    to: 'What should I do first when a pipe leaks?',
    sentence:
      'content/questions/plumbing.yaml: Questions › 3 asks “What should I do first when a pipe leaks?”, which content/questions/plumbing.yaml asks already: remove one of the two.',
  },
  'a service of the specification is out of order': {
    file: 'content/service-order.yaml',
    from: '  - plumbing\n  - handyman\n',
    to: '  - handyman\n  - plumbing\n',
    sentence:
      'content/service-order.yaml: Order should have these in this order: air-conditioning-installation, ac-maintenance, duct-cleaning, coil-cleaning, water-tank-cleaning, plumbing, handyman, electrical, painting. (The specification (§2) fixes',
  },
  'a picture is too small': {
    file: 'content/services/electrical.yaml',
    from: 'name: electrical-hero',
    to: 'name: client-shop',
    sentence:
      'content/services/electrical.yaml: Large picture › Picture is the picture “client-shop” of 640 × 640 pixels, but should be at least 1600 × 900: upload the original from the camera or phone with “npm run edit”.',
  },
  'a picture that is shown round is not square': {
    file: 'content/clients.yaml',
    from: 'client-villa',
    to: 'residential',
    sentence: 'content/clients.yaml: Clients › 1 › Picture is the picture “residential” of ',
  },
  'two pages have the same title in search results': {
    file: 'content/services/coil-cleaning.yaml',
    from: 'title: AC Coil Cleaning in Dubai',
    to: 'title: Duct Cleaning in Dubai',
    sentence:
      'content/services/duct-cleaning.yaml: In search results › Title says the same as in content/services/coil-cleaning.yaml: write another one.',
  },
  'two services have the same sentence': {
    file: 'content/services/painting.yaml',
    from: 'lead: ',
    to: 'lead: Leaks, blocked drains, water heaters and booster pumps. ',
    sentence:
      'content/services/plumbing.yaml: Lead has “Leaks, blocked drains, water heaters and booster pumps.”, as content/services/painting.yaml does: every service needs its own.',
  },
};

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
  for (const path of ['package.json', 'content', 'public/brands', 'scripts/check.ts', 'site/media/image-files.ts'])
    cpSync(path, join(folder, path), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the command says of the content with these mistakes, which are put right again. */
function check(mistakes: readonly Omit<Mistake, 'sentence'>[]): string {
  for (const { file, from, to } of mistakes) {
    const right = readFileSync(join(folder, file), 'utf8');
    if (!right.includes(from)) throw new Error(`${file} does not say “${from}” any more.`);
    writeFileSync(join(folder, file), right.replace(from, to));
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

test('content without a mistake fits', () => {
  expect(check([])).toBe('Everything fits.\n');
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

  test('nothing else is said', () => {
    const expected = Object.values(mistakes).map(({ sentence }) => `- ${sentence}`);
    expect(said.filter((line) => !expected.some((start) => line.startsWith(start)))).toEqual([]);
  });
});

test('an entry that leads nowhere is told with those that exist', () => {
  const [said] = check([
    { file: 'content/landings/ac-cleaning-services.yaml', from: 'offer: ac', to: 'offer: winter' },
  ]).split('\n');
  expect(said).toBe(
    '- content/landings/ac-cleaning-services.yaml: Offer leads to “winter”, which does not exist: choose another one. (These exist: ac, painting)',
  );
});

test('an address of the specification cannot go, and the reason is told', () => {
  unlinkSync(join(folder, 'content/landings/painting-services.yaml'));
  expect(output()).toContain(
    '- content/landings/painting-services.yaml: The file is missing: put it back. (The specification (§2) fixes this address, and campaigns lead there)',
  );
});
