import { existsSync } from 'node:fs';
import { type ContentFile, type ContentFolder, files, folders, questionFiles } from '../files.ts';
import type { NamedValues } from '../fill-in.ts';
import { ContentError, type Problem } from '../model/explain.ts';
import { faqTypes } from '../model/faq.ts';
import { leastSize } from '../model/image.ts';
import { dataOf, filesIn, tryToRead } from '../read.ts';
import { specifiedLandings, specifiedServices, specifiedTexts } from '../specification.ts';
import { deviations } from './deviations.ts';
import { type FieldValue, fieldsIn, isPrinted } from './fields-in.ts';
import { uncovered } from './uncovered.ts';

/**
 * `stops`: the site cannot be built with it. `isWarning`: nothing has to be mended; the owner may want it so, and says that
 * by the row of the specification, if one fixes it.
 */
export type FoundProblem = Problem & { stops: boolean; isWarning: boolean; row?: string };

/** The size of each original in pixels, by the name of the picture. */
export type PictureSizes = Readonly<Record<string, { width: number; height: number }>>;

/** Everything that is wrong with the content. Reads all files anew, but only once in a process. */
export async function findProblems(sizes: PictureSizes): Promise<FoundProblem[]> {
  const stopping = await problemsOfFiles();
  if (stopping.length > 0) return stopping.map((problem) => ({ ...problem, stops: true, isWarning: false }));
  const problems = await problemsBetweenFiles(sizes);
  return [
    ...problems.map((problem) => ({ ...problem, stops: false, isWarning: false })),
    ...(await warnings()).map((problem) => ({ ...problem, stops: false, isWarning: true })),
  ];
}

const allFiles = (): ContentFile[] => [
  ...Object.values(files),
  ...Object.values(questionFiles),
  ...(Object.values(folders) as ContentFolder[]).flatMap((folder) => Object.values(filesIn(folder))),
];

/** Without the register of claims and the settings. */
function printedFiles(): ContentFile[] {
  const unprinted: readonly ContentFile[] = [files.claims, files.confirmed, files.technical];
  return allFiles().filter((file) => !unprinted.includes(file));
}

/** Each file by itself: its fields, their lengths, the names in braces. */
async function problemsOfFiles(): Promise<readonly Problem[]> {
  const values = await namedValues();
  const own = allFiles().flatMap((file) => tryToRead(file, values).problems);
  return own.length > 0 ? own : allFiles().flatMap(linksToNowhere);
}

/** What other texts name; `undefined` when the facts of the company, of which it is made, do not fit. */
async function namedValues(): Promise<NamedValues | undefined> {
  try {
    return (await import('../values.ts')).values;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Entries of other folders that a file names, like an offer or a service, and that are not there. */
function linksToNowhere(file: ContentFile): Problem[] {
  return fieldsIn(file, dataOf(file)).flatMap(({ value, hint, ...place }) => {
    if (hint.kind !== 'reference') return [];
    const known = Object.keys(filesIn(folders[hint.folder] as ContentFolder));
    if (known.includes(value)) return [];
    const problem = `leads to “${value}”, which does not exist: choose another one`;
    return [{ ...place, problem, help: `These exist: ${known.join(', ')}` }];
  });
}

async function problemsBetweenFiles(sizes: PictureSizes): Promise<Problem[]> {
  const { values } = await import('../values.ts');
  const fields = printedFiles()
    .toSorted((one, other) => Number(isAdded(one)) - Number(isAdded(other)))
    .flatMap((file) => fieldsIn(file, tryToRead(file, values).content));
  const texts = fields.filter(isPrinted);
  return [
    ...questions(),
    ...services(),
    ...serviceTexts(fields),
    ...landings(),
    ...brandLogos(),
    ...searchResults(fields),
    ...fields.flatMap((field) => pictureSize(field, sizes)),
    ...texts.flatMap(typing),
    ...(await claims(texts)),
  ];
}

async function warnings(): Promise<Problem[]> {
  const { rows } = dataOf(files.confirmed) as { rows: string[] };
  const unconfirmed = deviations(specifiedTexts, allFiles(), dataOf).filter(({ row }) => !rows.includes(row));
  return [...unconfirmed, ...(await unusedClaims())];
}

/** Whether the owner has added a page. Added pages come last, so that a repeated text is reported for the added page. */
function isAdded({ path }: ContentFile): boolean {
  const [folder, slug = ''] = path.split('/');
  if (folder === folders.services.path) return !specifiedServices.includes(slug);
  return folder === folders.landings.path && !specifiedLandings.includes(slug);
}

function questions(): Problem[] {
  const all = faqTypes.flatMap((type) => {
    const { questions: entries } = dataOf(questionFiles[type]) as { questions: { id: string; question: string }[] };
    return entries.map((entry, index) => ({
      ...entry,
      file: `content/${questionFiles[type].path}.yaml`,
      field: `Questions › ${index + 1}`,
    }));
  });
  return all.flatMap(({ file, field, id, question }, index) => {
    const earlier = all.slice(0, index);
    const sameAddress = earlier.find((other) => other.id === id);
    const sameQuestion = earlier.find((other) => other.question === question);
    const problems = [
      sameAddress && `has the address “${id}”, which ${sameAddress.file} uses already: give it another one`,
      sameQuestion && `asks “${question}”, which ${sameQuestion.file} asks already: remove one of the two`,
      !question.endsWith('?') && `asks “${question}” without a question mark at its end`,
    ].filter((problem) => typeof problem === 'string');
    return problems.map((problem) => ({ file, field, problem, help: '' }));
  });
}

function services(): Problem[] {
  const known = Object.keys(filesIn(folders.services));
  const { order } = dataOf(files.serviceOrder) as { order: string[] };
  const file = 'content/service-order.yaml';
  const help = 'The specification (§2) fixes the nine services, their addresses and their order';
  const specified = order.filter((slug) => specifiedServices.includes(slug));
  return [
    ...specifiedServices
      .filter((slug) => !known.includes(slug))
      .map((slug) => ({
        file: `content/services/${slug}.yaml`,
        field: 'The file',
        problem: 'is missing: put it back',
        help,
      })),
    ...(specified.join() === specifiedServices.join()
      ? []
      : [{ file, field: 'Order', problem: `should have these in this order: ${specifiedServices.join(', ')}`, help }]),
  ];
}

/** Pages that say the same compete in search results, and short ones are not found. */
function serviceTexts(fields: readonly FieldValue[]): Problem[] {
  const ofServices = fields.filter(({ file }) => file.startsWith(`content/${folders.services.path}/`));
  const pictures = ofServices.filter(({ field }) => field === 'Large picture › Picture');
  const paragraphs = ofServices.filter(({ hint }) => hint.kind === 'paragraph');
  const sentences = paragraphs.flatMap((place) =>
    place.value.split(/(?<=[.!?])\s+/).map((value) => ({ ...place, value })),
  );
  const repeated = [...pictures, ...sentences].flatMap(({ file, field, value }, index, all) => {
    const earlier = all.slice(0, index).find((other) => other.value === value && other.file !== file);
    return earlier ? [{ file, field, value, earlier: earlier.file }] : [];
  });
  const told = [...Map.groupBy(repeated, ({ file }) => file)].flatMap(([file, own]) =>
    own.length > mostTold
      ? [stillCopied(file, own)]
      : own.map(({ field, value, earlier }) => ({
          file,
          field,
          problem: `has “${value}”, as ${earlier} does: every service needs its own`,
          help: '',
        })),
  );
  const short = [...Map.groupBy(paragraphs, ({ file }) => file)].flatMap(([file, own]) => {
    const prose = own.filter(({ field }) => / section: paragraphs › |^Steps › /.test(field));
    const words = prose.flatMap(({ value }) => value.split(/\s+/)).length;
    if (words >= leastWords) return [];
    const problem = `have ${words} words, and at least ${leastWords} are needed: write what a customer asks on the phone`;
    return [{ file, field: 'The three sections and the steps', problem, help: '' }];
  });
  return [...told, ...short];
}

/** Sentences of one file that stand in another too; of more than these, only the fields are named. */
const mostTold = 5;

function stillCopied(file: string, repeated: readonly { field: string; earlier: string }[]): Problem {
  const fields = [...new Set(repeated.map(({ field }) => field.split(' › ')[0]))];
  const problem = `has ${repeated.length} sentences and pictures of ${repeated[0]?.earlier}: write your own words over them in ${fields.join(', ')}`;
  return { file, field: 'The page', problem, help: 'Every service needs its own' };
}

function landings(): Problem[] {
  const pages = filesIn(folders.landings);
  const missing = specifiedLandings
    .filter((slug) => !pages[slug])
    .map((slug) => ({
      file: `content/landings/${slug}.yaml`,
      field: 'The file',
      problem: 'is missing: put it back',
      help: 'The specification (§2) fixes this address, and campaigns lead there',
    }));
  const withoutContent = Object.values(pages).flatMap((page) => {
    const data = dataOf(page) as { order: string[]; brands?: unknown; paintJobs?: unknown };
    const shows = (part: string) => data.order.includes(part);
    const isShown = { brands: shows('brands') || shows('trustAndBrands'), paintJobs: shows('paintJobs') };
    return (['brands', 'paintJobs'] as const)
      .filter((part) => isShown[part] !== (data[part] !== undefined))
      .map((part) => ({
        file: `content/${page.path}.yaml`,
        field: 'Sections',
        problem: isShown[part]
          ? `has “${part}”, but its heading is empty: fill it in, or take “${part}” out of the sections`
          : `lacks “${part}”, though it is filled in: add it to the sections, or empty its heading`,
        help: '',
      }));
  });
  return [...missing, ...withoutContent];
}

function brandLogos(): Problem[] {
  const brands = dataOf(files.brands) as Record<string, { image: string; title: string }[]>;
  return Object.values(brands)
    .flat()
    .filter(({ image }) => !existsSync(`public${image}`))
    .map(({ image, title }) => ({
      file: 'content/brands.yaml',
      field: title,
      problem: `leads to public${image}, which is not there: a developer has to draw it`,
      help: '',
    }));
}

/** Search engines show title and description of each page; two that are alike compete with each other. */
function searchResults(fields: readonly FieldValue[]): Problem[] {
  const shown = fields.filter(({ field }) => field.startsWith('In search results › '));
  return shown.flatMap(({ file, field, value }, index) => {
    const earlier = shown.slice(0, index).find((other) => other.field === field && other.value === value);
    if (!earlier) return [];
    return [{ file, field, problem: `says the same as in ${earlier.file}: write another one`, help: '' }];
  });
}

function pictureSize({ file, field, value, hint }: FieldValue, sizes: PictureSizes): Problem[] {
  if (hint.kind !== 'picture') return [];
  const { width, height } = sizes[value] ?? { width: 0, height: 0 };
  const needed = hint.isSquare ? leastSize.square : leastSize.wide;
  // The pipeline makes no small file of a picture that is wide enough for a page.
  const isWrongShape = hint.isSquare && (width !== height || width >= leastSize.wide.width);
  if (width >= needed.width && height >= needed.height && !isWrongShape) return [];
  const shape = hint.isSquare ? `square, less than ${leastSize.wide.width} wide and ` : '';
  const problem = `is the picture “${value}” of ${width} × ${height} pixels, but should be ${shape}at least ${needed.width} × ${needed.height}: upload the original from the camera or phone with “npm run edit”`;
  return [{ file, field, problem, help: '' }];
}

/** Of prose on a service's page. */
const leastWords = 350;

const typingMistakes = [
  [/["]|'/, 'has a straight quotation mark or apostrophe: use “ ” or ’'],
  [/^ | $| {2}/, 'has a space at its end, or two in a row'],
  [/\d\s?-\s?\d/, 'has a hyphen between two numbers: use the longer dash –'],
] as const;

function typing({ file, field, value: text }: FieldValue): Problem[] {
  return typingMistakes
    .filter(([pattern]) => pattern.test(text))
    .map(([, problem]) => ({ file, field, problem: `${problem}. It says: “${text}”`, help: '' }));
}

async function claims(texts: readonly FieldValue[]): Promise<Problem[]> {
  const { claims: register } = await import('../lists.ts');
  return texts.flatMap(({ file, field, value: text }) => {
    const words = uncovered(text, register);
    if (words.length === 0) return [];
    const quoted = words.map((word) => `“${word}”`).join(', ');
    const problem = `prints a number or a promise that has no source: ${quoted}. It says: “${text}”`;
    const help = 'Add the exact words and where they come from to the claims, or take them out of the text';
    return [{ file, field, problem, help }];
  });
}

async function unusedClaims(): Promise<Problem[]> {
  const { claims: register } = await import('../lists.ts');
  const { values } = await import('../values.ts');
  const contents = printedFiles().map((file) => tryToRead(file, values).content);
  const printed = JSON.stringify([contents, values]).replaceAll('\u00a0', ' ');
  return register.flatMap(({ id, printed: wordings }) =>
    wordings
      .filter((wording) => !printed.includes(wording.replaceAll('\u00a0', ' ')))
      .map((wording) => ({
        file: 'content/claims.yaml',
        field: id,
        problem: `has the wording “${wording}”, which no page prints any more: take it out`,
        help: '',
      })),
  );
}
