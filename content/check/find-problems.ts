import { existsSync } from 'node:fs';
import { type ContentFile, type ContentFolder, files, folders, questionFiles } from '../files.ts';
import type { NamedValues } from '../fill-placeholders.ts';
import { containsFixedText } from '../fixed-texts.ts';
import { ContentError, type Problem } from '../model/explain.ts';
import { faqTypes } from '../model/faq.ts';
import { minSize } from '../model/image.ts';
import { dataOf, filesIn, tryToRead } from '../read.ts';
import { specifiedLandings, specifiedServices } from '../specification.ts';
import { allFiles, printedFiles } from './all-files.ts';
import { type FieldValue, fieldsIn, isPrinted } from './fields-in.ts';

/**
 * A mistake in the content. Every mistake stops `npm run build`. If `stops` is true, the editor does not update the
 * preview either.
 */
export type FoundProblem = Problem & { stops: boolean };

/** The width and height of each original picture in pixels, by name. */
export type PictureSizes = Readonly<Record<string, { width: number; height: number }>>;

/**
 * Checks all content files. A second call in the same process would use the old values of placeholders, because Node
 * imports `values.ts` only once.
 */
export async function findProblems(sizes: PictureSizes): Promise<FoundProblem[]> {
  const values = await namedValues();
  const inFiles = allFiles().map((file) => ({ file, problems: tryToRead(file, values).problems }));
  const valid = inFiles.filter(({ problems }) => problems.length === 0).map(({ file }) => file);
  const stopping = [...inFiles.flatMap(({ problems }) => problems), ...valid.flatMap(brokenReferences)];
  return [
    ...stopping.map((problem) => ({ ...problem, stops: true })),
    ...problemsBeyondSchemas(valid, values, sizes).map((problem) => ({ ...problem, stops: false })),
  ];
}

/** Returns `undefined` if a file that `business.ts` reads is invalid, because placeholder values derive from it. */
async function namedValues(): Promise<NamedValues | undefined> {
  try {
    return (await import('../values.ts')).values;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Finds references to files that do not exist, for example of offers or services. */
function brokenReferences(file: ContentFile): Problem[] {
  return fieldsIn(file, dataOf(file)).flatMap(({ value, metadata, ...place }) => {
    if (metadata.kind !== 'reference') return [];
    const known = Object.keys(filesIn(folders[metadata.folder] as ContentFolder));
    if (known.includes(value)) return [];
    const problem = `leads to “${value}”, which does not exist: choose another one`;
    return [{ ...place, problem, help: `These exist: ${known.join(', ')}` }];
  });
}

/** Finds mistakes that the schemas do not check. Skips files that are invalid according to their schemas. */
function problemsBeyondSchemas(
  valid: readonly ContentFile[],
  values: NamedValues | undefined,
  sizes: PictureSizes,
): Problem[] {
  const paths = new Set(valid.map(({ path }) => path));
  const fields = printedFiles()
    .filter(({ path }) => paths.has(path))
    // Pages that the owner added come last, so that a repeated text is reported on them and not on pages of the
    // specification.
    .toSorted((one, other) => Number(isAdded(one)) - Number(isAdded(other)))
    .flatMap((file) => fieldsIn(file, tryToRead(file, values).content));
  return [
    ...questions(paths),
    ...(paths.has(files.serviceOrder.path) ? services() : []),
    ...serviceTexts(fields),
    ...landings(paths),
    ...(paths.has(files.brands.path) ? brandLogos() : []),
    ...searchResults(fields),
    ...fields.flatMap((field) => pictureSize(field, sizes)),
  ];
}

function isAdded({ path }: ContentFile): boolean {
  const [folder, slug = ''] = path.split('/');
  if (folder === folders.services.path) return !specifiedServices.includes(slug);
  return folder === folders.landings.path && !specifiedLandings.includes(slug);
}

function questions(valid: ReadonlySet<string>): Problem[] {
  const readable = faqTypes.filter((type) => valid.has(questionFiles[type].path));
  const all = readable.flatMap((type) => {
    const { questions: entries } = dataOf(questionFiles[type]) as { questions: { id: string; question: string }[] };
    return entries.map((entry, index) => ({
      ...entry,
      file: `content/${questionFiles[type].path}.yaml`,
      field: `Questions › ${index + 1}`,
      fieldPath: ['questions', index],
    }));
  });
  return all.flatMap(({ file, field, fieldPath, id, question }, index) => {
    const earlier = all.slice(0, index);
    const sameAddress = earlier.find((other) => other.id === id);
    const sameQuestion = earlier.find((other) => other.question === question);
    const problems = [
      sameAddress && `has the address “${id}”, which ${sameAddress.file} uses already: give it another one`,
      sameQuestion && `asks “${question}”, which ${sameQuestion.file} asks already: remove one of the two`,
      !question.endsWith('?') && `asks “${question}” without a question mark at its end`,
    ].filter((problem) => typeof problem === 'string');
    return problems.map((problem) => ({ file, field, fieldPath, problem, help: '' }));
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
      : [
          {
            file,
            field: 'Order',
            fieldPath: ['order'],
            problem: `should have these in this order: ${specifiedServices.join(', ')}`,
            help,
          },
        ]),
  ];
}

/**
 * Finds service pages that repeat texts or the large picture of another one, or have too few words. Search engines rank
 * pages with repeated or little text lower.
 */
function serviceTexts(fields: readonly FieldValue[]): Problem[] {
  const ofServices = fields.filter(({ file }) => file.startsWith(`content/${folders.services.path}/`));
  const pictures = ofServices.filter(({ field }) => field === 'Large picture › Picture');
  const paragraphs = ofServices.filter(({ metadata }) => metadata.kind === 'paragraph');
  const entries = ofServices.filter((one) => isPrinted(one) && listsOfService.test(one.field));
  const sentences = [...paragraphs, ...entries]
    .flatMap((place) => place.value.split(/(?<=[.!?])\s+/).map((value) => ({ ...place, value })))
    // Excludes sentences with a text of the specification, which prescribes some texts for several pages.
    .filter(({ value }) => !containsFixedText(value));
  const repeated = [...pictures, ...sentences, ...factsOf(ofServices)].flatMap((place, index, all) => {
    const earlier = all.slice(0, index).find(({ value, file }) => value === place.value && file !== place.file);
    return earlier ? [{ ...place, earlier: earlier.file }] : [];
  });
  const reportedTexts = [...Map.groupBy(repeated, ({ file }) => file)].flatMap(([file, own]) =>
    own.length > maxReported
      ? [copiedTexts(file, own)]
      : own.map(({ field, fieldPath, value, earlier }) => ({
          file,
          field,
          fieldPath,
          problem: `has “${value}”, as ${earlier} does: every service needs its own`,
          help: '',
        })),
  );
  const short = [...Map.groupBy(paragraphs, ({ file }) => file)].flatMap(([file, own]) => {
    const prose = own.filter(({ field }) => / section: paragraphs › |^Steps › /.test(field));
    const words = prose.flatMap(({ value }) => value.split(/\s+/)).length;
    if (words >= minWords) return [];
    const problem = `have ${words} words, and at least ${minWords} are needed: write what a customer asks on the phone`;
    return [{ file, field: 'The three sections and the steps', problem, help: '' }];
  });
  return [...reportedTexts, ...short];
}

/** Lists in which every service needs its own entries. */
const listsOfService = /^(What is included|More features|Benefits|Before we come|When to call us) › /;

/** Joins the facts of each service into one text. Services may share some facts, but not all. */
function factsOf(ofServices: readonly FieldValue[]) {
  const facts = ofServices.filter(({ field }) => field.startsWith('Facts › '));
  return [...Map.groupBy(facts, ({ file }) => file)].map(([file, own]) => ({
    file,
    field: 'Facts',
    fieldPath: ['facts'],
    value: own.map(({ value }) => value).join(', '),
  }));
}

/** If a page repeats more texts than this, the check reports one problem instead of one for each text. */
const maxReported = 5;

function copiedTexts(file: string, repeated: readonly { field: string; earlier: string }[]): Problem {
  const fields = [...new Set(repeated.map(({ field }) => field.split(' › ')[0]))];
  const problem = `has ${repeated.length} sentences and pictures of ${repeated[0]?.earlier}: write your own words over them in ${fields.join(', ')}`;
  return { file, field: 'The page', problem, help: 'Every service needs its own' };
}

function landings(valid: ReadonlySet<string>): Problem[] {
  const pages = filesIn(folders.landings);
  const missing = specifiedLandings
    .filter((slug) => !pages[slug])
    .map((slug) => ({
      file: `content/landings/${slug}.yaml`,
      field: 'The file',
      problem: 'is missing: put it back',
      help: 'The specification (§2) fixes this address, and campaigns lead there',
    }));
  const readable = Object.values(pages).filter(({ path }) => valid.has(path));
  const withoutContent = readable.flatMap((page) => {
    const data = dataOf(page) as { order: string[]; brands?: unknown; paintJobs?: unknown };
    const shows = (part: string) => data.order.includes(part);
    const isShown = { brands: shows('brands') || shows('trustAndBrands'), paintJobs: shows('paintJobs') };
    return (['brands', 'paintJobs'] as const)
      .filter((part) => isShown[part] !== (data[part] !== undefined))
      .map((part) => ({
        file: `content/${page.path}.yaml`,
        field: 'Sections',
        fieldPath: ['order'],
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

/** Finds pages with the same title or description, because they compete with each other in search results. */
function searchResults(fields: readonly FieldValue[]): Problem[] {
  const shown = fields.filter(({ field }) => /in search results/i.test(field));
  return shown.flatMap(({ file, field, fieldPath, value }, index) => {
    const earlier = shown
      .slice(0, index)
      .find((other) => other.fieldPath.at(-1) === fieldPath.at(-1) && other.value === value);
    if (!earlier) return [];
    return [{ file, field, fieldPath, problem: `says the same as in ${earlier.file}: write another one`, help: '' }];
  });
}

function pictureSize({ file, field, fieldPath, value, metadata }: FieldValue, sizes: PictureSizes): Problem[] {
  if (metadata.kind !== 'picture') return [];
  const { width, height } = sizes[value] ?? { width: 0, height: 0 };
  const needed = metadata.isSquare ? minSize.square : minSize.wide;
  // `npm run images` generates the small file only for square pictures that are narrower than `minSize.wide.width`.
  const isWrongShape = metadata.isSquare && (width !== height || width >= minSize.wide.width);
  if (width >= needed.width && height >= needed.height && !isWrongShape) return [];
  const shape = metadata.isSquare ? `square, less than ${minSize.wide.width} wide and ` : '';
  const problem = `is the picture “${value}” of ${width} × ${height} pixels, but should be ${shape}at least ${needed.width} × ${needed.height}: upload the original from the camera or phone with “npm run edit”`;
  return [{ file, field, fieldPath, problem, help: '' }];
}

/** The minimum number of words in the sections and steps of a service page. */
const minWords = 350;
