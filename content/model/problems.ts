import type * as v from 'valibot';
import { childSchemaOf, fieldPropertiesOf, nameOf, shorten } from './field-properties.ts';

/** The object keys and list indexes from a file to a field. */
export type FieldPath = readonly (string | number)[];

export type Problem = {
  /** Like `content/pages/home.yaml`. */
  file: string;
  /**
   * The titles of the groups around the field and of the field, like `First view › Heading`. Without the title of the
   * file.
   */
  field: string;
  problem: string;
  /** A hint for the owner, often the description of the field; may be empty. */
  help: string;
  /** The path of the field. Undefined for the whole file and for some checks that name a field only by its title. */
  fieldPath?: FieldPath;
};

export function problemSentence({ file, field, problem, help }: Problem): string {
  return `${file}: ${field} ${problem}.${help && ` (${help})`}`;
}

/** Lists every mistake as a sentence. Has no stack trace, because it would not help an owner. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(
      `The content has ${problems.length} mistake(s):\n${problems.map((one) => `- ${problemSentence(one)}`).join('\n')}\n`,
    );
    this.name = 'ContentError';
    this.problems = problems;
    this.stack = this.message;
  }
}

/**
 * Converts a validation issue to a problem. `data` is the content of the file; it provides the names of list entries.
 */
export function problemOf(issue: v.BaseIssue<unknown>, schema: v.GenericSchema, file: string, data?: unknown): Problem {
  const path = (issue.path ?? []).map(({ key }) => key as string | number);
  return { file, ...describeField(schema, path, data), problem: messageOf(issue, path), fieldPath: path };
}

/**
 * The titles along a path, and the description of the last field. List entries are shown with number and name, like
 * `Questions › 18 (Do you work on Sundays?) › Answer`.
 */
export function describeField(
  schema: v.GenericSchema,
  path: FieldPath,
  data?: unknown,
): { field: string; help: string } {
  const titles: string[] = [];
  let inner: v.GenericSchema | undefined = schema;
  let value = data;
  for (const key of path) {
    inner = inner && childSchemaOf(inner, key);
    value = (value as Record<string | number, unknown> | null | undefined)?.[key];
    if (typeof key === 'number') titles.push(entryTitle(key, nameOf(value, inner)));
    else titles.push((inner && fieldPropertiesOf(inner).title) || key);
  }
  return { field: joinTitles(titles) || 'The file', help: inner ? fieldPropertiesOf(inner).help : '' };
}

const entryTitle = (index: number, name: string) => `${index + 1}${name && ` (${shorten(name, 40)})`}`;

/**
 * Joins the titles from a file to a field, like `Company › Phone`. A title can itself be several joined titles.
 * Leaves out repetitions, because a file or a group can have the same title as its only field.
 */
export function joinTitles(titles: readonly string[]): string {
  const single = titles.flatMap((title) => title.split(' › '));
  return single.filter((title, index) => title !== single[index - 1]).join(' › ');
}

/** Returns the end of a sentence that starts with the title of the field. */
function messageOf(issue: v.BaseIssue<unknown>, path: FieldPath = []): string {
  if (issue.kind !== 'schema') return issue.message;
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return `is not a field that the site knows: look for a typing mistake in “${String(path.at(-1))}”`;
  if (issue.input === undefined || issue.input === null) return 'is missing: fill it in';
  if (issue.type === 'picklist')
    return `is “${String(issue.input)}”, but has to be one of: ${String(issue.expected).replace(/[()"]/g, '').replaceAll(' | ', ', ')}`;
  return `should be ${kinds[issue.type] ?? String(issue.expected)}`;
}

const kinds: Record<string, string> = {
  string: 'a text; put it between quotation marks',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  strict_object: 'a group of fields',
};
