import { type ContentFile, files, folders, questionFiles } from '../files.ts';
import { faqTypes } from '../model/faqs-page.ts';
import type { FieldMetadata } from '../model/fields.ts';
import { minSize } from '../model/image.ts';
import type { Problem } from '../model/problems.ts';
import { serviceSchema } from '../model/service.ts';
import { specifiedPages, specifiedServices } from '../specification.ts';
import { type AllContent, contentOf, namesIn, problemAt, yamlOf } from './all-content.ts';
import { type FieldValue, listFieldValues } from './field-values.ts';

/** The width and height of each original picture in pixels, by name. */
export type PictureSizes = Readonly<Record<string, { width: number; height: number }>>;

type Field = FieldValue & { file: ContentFile; metadata: FieldMetadata };

/** The fields with metadata in all valid files, such as visible texts, picture names and references. */
function allFields(all: AllContent): Field[] {
  return all.files.flatMap((file) =>
    listFieldValues(file.schema, all.contents.get(file.path)).flatMap((field) =>
      field.metadata ? [{ ...field, metadata: field.metadata, file }] : [],
    ),
  );
}

/** Finds references to files that do not exist, for example of offers or services. */
export function findBrokenReferences(all: AllContent): Problem[] {
  return allFields(all).flatMap(({ file, fieldPath, value, metadata }) => {
    if (metadata.kind !== 'reference') return [];
    const known = namesIn(all, metadata.folder);
    if (known.includes(value)) return [];
    const problem = `leads to “${value}”, which does not exist: choose another one`;
    return [problemAt(file, fieldPath, problem, `These exist: ${known.join(', ')}`)];
  });
}

/** Finds mistakes that the schemas do not check. Skips files that are invalid according to their schemas. */
export function findMistakesBeyondSchemas(all: AllContent, sizes: PictureSizes): Problem[] {
  const fields = allFields(all)
    .filter(({ file }) => file !== files.confirmed && file !== files.technical)
    // Pages that the owner added come last, so that a repeated text is reported on them and not on pages of the
    // specification.
    .toSorted((one, other) => Number(isAdded(one.file)) - Number(isAdded(other.file)));
  return [
    ...findWrongQuestions(all),
    ...findMissingPages(all),
    ...findWrongServiceOrder(all),
    ...findRepeatedTexts(fields),
    ...findPagesWithFewWords(fields),
    ...findEmptySections(all),
    ...findRepeatedMetadata(fields),
    ...fields.flatMap((field) => findSmallPicture(field, sizes)),
  ];
}

function isAdded({ path }: ContentFile): boolean {
  const [folder = '', slug = ''] = path.split('/');
  return specifiedPages[folder as keyof typeof folders]?.includes(slug) === false;
}

function findWrongQuestions(all: AllContent): Problem[] {
  const asked = faqTypes.flatMap((type) => {
    const file = questionFiles[type];
    return (contentOf(all, file)?.questions ?? []).map((entry, index) => ({ ...entry, file, index }));
  });
  return asked.flatMap(({ file, index, id, question }, position) => {
    const earlier = asked.slice(0, position);
    const sameAddress = earlier.find((other) => other.id === id);
    const sameQuestion = earlier.find((other) => other.question === question);
    const problems = [
      sameAddress &&
        `has the address “${id}”, which ${yamlOf(sameAddress.file.path)} uses already: give it another one`,
      sameQuestion && `asks “${question}”, which ${yamlOf(sameQuestion.file.path)} asks already: remove one of the two`,
      !question.endsWith('?') && `asks “${question}” without a question mark at its end`,
    ].filter((problem) => typeof problem === 'string');
    return problems.map((problem) => problemAt(file, ['questions', index], problem));
  });
}

function findMissingPages(all: AllContent): Problem[] {
  return (['services', 'landings'] as const).flatMap((folder) =>
    specifiedPages[folder]
      .filter((slug) => !namesIn(all, folder).includes(slug))
      .map((slug) =>
        problemAt(
          { path: `${folder}/${slug}`, schema: folders[folder].schema },
          [],
          'is missing: put it back',
          'The specification (§2) fixes this address, and campaigns lead there',
        ),
      ),
  );
}

function findWrongServiceOrder(all: AllContent): Problem[] {
  const order = contentOf(all, files.serviceOrder)?.order.filter((slug) => specifiedServices.includes(slug));
  if (!order || order.join() === specifiedServices.join()) return [];
  const problem = `should have these in this order: ${specifiedServices.join(', ')}`;
  return [problemAt(files.serviceOrder, ['order'], problem, 'The specification (§2) fixes the order of its services')];
}

type ServiceKey = keyof (typeof serviceSchema)['entries'];

/** Lists in which every service needs its own entries. */
const ownLists: readonly ServiceKey[] = ['features', 'additional_features', 'benefits', 'prepare', 'signs'];
const proseKeys: readonly ServiceKey[] = [
  'section_1_description',
  'section_2_description',
  'section_3_description',
  'steps',
];

const keyOf = ({ fieldPath }: FieldValue) => fieldPath[0] as ServiceKey;
const isOfService = ({ file }: Field) => file.schema === serviceSchema;
const isText = ({ metadata: { kind } }: Field) => kind === 'line' || kind === 'paragraph';

/**
 * If a page repeats more texts than this, the check reports one problem for the page instead of one for each text.
 */
const maxReported = 5;

/**
 * Finds service pages that repeat texts or the large picture of another service page. Search engines rank pages with
 * repeated text lower.
 */
function findRepeatedTexts(fields: readonly Field[]): Problem[] {
  const parts = fields.filter(isOfService).flatMap((field): Field[] => {
    const key = keyOf(field);
    if (key === 'heroImage' && field.metadata.kind === 'picture') return [field];
    if (field.metadata.kind !== 'paragraph' && !(isText(field) && ownLists.includes(key))) return [];
    return field.value.split(/(?<=[.!?])\s+/).map((value) => ({ ...field, value }));
  });
  const repeated = [...parts, ...factsOf(fields)].flatMap((part, index, all) => {
    const earlier = all.slice(0, index).find(({ value, file }) => value === part.value && file !== part.file);
    return earlier ? [{ ...part, earlier: yamlOf(earlier.file.path) }] : [];
  });
  return [...Map.groupBy(repeated, ({ file }) => file)].flatMap(([file, own]) => {
    if (own.length <= maxReported)
      return own.map(({ fieldPath, value, earlier }) =>
        problemAt(file, fieldPath, `has “${value}”, as ${earlier} does: every service needs its own`),
      );
    // Two services may share an option of the enquiry form. On a page with many repeated texts, the shared option may
    // have been copied by mistake, so the problem also lists this field.
    const keys = new Set([...own.map(keyOf), ...copiedOption(file, fields)]);
    const titles = Array.from(keys, (key) => problemAt(file, [key], '').field);
    const problem = `has ${own.length} sentences and pictures of ${own[0]?.earlier}: write your own words over them in ${titles.join(', ')}`;
    return [{ ...problemAt(file, [], problem, 'Every service needs its own'), field: 'The page' }];
  });
}

function copiedOption(file: ContentFile, fields: readonly Field[]): ServiceKey[] {
  const options = fields.filter((field) => isOfService(field) && keyOf(field) === 'serviceType');
  const own = options.find((option) => option.file === file);
  return options.some((other) => other.file !== file && other.value === own?.value) ? ['serviceType'] : [];
}

/** Joins the facts of each service into one text. Services may share some facts, but not all. */
function factsOf(fields: readonly Field[]): Field[] {
  const facts = fields.filter((field) => isOfService(field) && keyOf(field) === 'facts');
  return [...Map.groupBy(facts, ({ file }) => file)].map(([file, own]) => ({
    file,
    fieldPath: ['facts'],
    metadata: { kind: 'line' },
    value: own.map(({ value }) => value).join(', '),
  }));
}

/** The minimum number of words in the sections and steps of a service page. */
const minWords = 350;

function findPagesWithFewWords(fields: readonly Field[]): Problem[] {
  const prose = fields.filter(
    (field) => isOfService(field) && field.metadata.kind === 'paragraph' && proseKeys.includes(keyOf(field)),
  );
  return [...Map.groupBy(prose, ({ file }) => file)].flatMap(([file, own]) => {
    const words = own.flatMap(({ value }) => value.split(/\s+/)).length;
    if (words >= minWords) return [];
    const problem = `have ${words} words, and at least ${minWords} are needed: write what a customer asks on the phone`;
    return [{ ...problemAt(file, [], problem), field: 'The three sections and the steps' }];
  });
}

function findEmptySections(all: AllContent): Problem[] {
  return namesIn(all, 'landings').flatMap((slug) => {
    const file = { path: `landings/${slug}`, schema: folders.landings.schema };
    const landing = contentOf(all, file);
    if (!landing) return [];
    const { order } = landing;
    const isShown = {
      brands: order.includes('brands') || order.includes('trustAndBrands'),
      paintJobs: order.includes('paintJobs'),
    };
    return (['brands', 'paintJobs'] as const)
      .filter((part) => isShown[part] && !landing[part])
      .map((part) => problemAt(file, [part], 'is empty: fill it in, or take it out of the sections'));
  });
}

/** Finds pages with the same title or description, because they compete with each other in search results. */
function findRepeatedMetadata(fields: readonly Field[]): Problem[] {
  const shown = fields.filter(
    ({ file, fieldPath: [key, inner] }) =>
      key === 'meta' || (file === files.home && inner === undefined && (key === 'title' || key === 'description')),
  );
  return shown.flatMap(({ file, fieldPath, value }, index) => {
    const earlier = shown
      .slice(0, index)
      .find((other) => other.fieldPath.at(-1) === fieldPath.at(-1) && other.value === value);
    if (!earlier) return [];
    return [problemAt(file, fieldPath, `says the same as in ${yamlOf(earlier.file.path)}: write another one`)];
  });
}

function findSmallPicture({ file, fieldPath, value, metadata }: Field, sizes: PictureSizes): Problem[] {
  if (metadata.kind !== 'picture') return [];
  const { width, height } = sizes[value] ?? { width: 0, height: 0 };
  const needed = metadata.isSquare ? minSize.square : minSize.wide;
  // Pages show square pictures as one small file. `npm run images` generates it only if the picture is narrower than
  // `minSize.wide.width`.
  const isWrongShape = metadata.isSquare && (width !== height || width >= minSize.wide.width);
  if (width >= needed.width && height >= needed.height && !isWrongShape) return [];
  const shape = metadata.isSquare ? `square, less than ${minSize.wide.width} wide and ` : '';
  const problem = `is the picture “${value}” of ${width} × ${height} pixels, but should be ${shape}at least ${needed.width} × ${needed.height}: upload the original from the camera or phone with “npm run edit”`;
  return [problemAt(file, fieldPath, problem)];
}
