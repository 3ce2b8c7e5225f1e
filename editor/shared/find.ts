import { type FieldValue, listFieldValues } from '#content/check/field-values.ts';
import { fillPlaceholders, type PlaceholderValues } from '#content/fill-placeholders.ts';
import { describeField, joinTitles } from '#content/model/problems.ts';
import type { Placeholder } from '#content/placeholders.ts';
import type { Click } from '../preview-clicks.ts';
import { type EditableFile, titleOf } from './catalogue.ts';
import type { FieldPath } from './field-path.ts';

/** A field that a search, or a click in the preview, has found. */
export type FieldMatch = { path: string; fieldPath: FieldPath; where: string; text: string; page: string | undefined };

type SearchableField = FieldMatch & { metadata: FieldValue['metadata']; plain: string };

/** All fields of a file with a text or a number. Placeholders are replaced if `values` is given. */
export function searchableFields(
  editable: EditableFile,
  data: unknown,
  values: PlaceholderValues | undefined,
): SearchableField[] {
  const { path, page, file } = editable;
  return listFieldValues(file.schema, data).map(({ fieldPath, value, metadata }) => {
    const text = filledText(editable, value, values);
    const where = joinTitles([titleOf(path, data), describeField(file.schema, fieldPath, data).field]);
    return { path, fieldPath, where, text, page, metadata, plain: plain(text) };
  });
}

/** Replaces the placeholders of a text with their values. */
export function filledText({ file }: EditableFile, text: string, values: PlaceholderValues | undefined): string {
  if (!values || !text.includes('{')) return text;
  const { schema, filledByPage = [] } = file;
  return String(fillPlaceholders(text, { values, filledByPage, schema, file: '' }).data ?? '');
}

/** Normalises a text for comparison: plain spaces, no invisible characters, lower case. */
function plain(text: string): string {
  return text
    .replace(/[\u2060\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();
}

const mostFound = 60;

export function findWords(words: string, fields: readonly SearchableField[]): FieldMatch[] {
  const wanted = plain(words);
  if (wanted === '') return [];
  return fields
    .filter(({ metadata, plain: text }) => metadata?.kind !== 'choice' && text.includes(wanted))
    .slice(0, mostFound);
}

/**
 * The fields that match the clicked text or picture best. If some of them are on the visible page, only those. After a
 * click on the value of a placeholder, only the field with that value.
 */
export function findClicked(
  click: Click,
  fields: readonly SearchableField[],
  placeholders: readonly Placeholder[],
): FieldMatch[] {
  const source = click.picture === '' ? valueAtClick(click, placeholders) : undefined;
  if (source) {
    const [file, ...fieldPath] = source.from;
    const path = `content/${file}.yaml`;
    const same = fields.find(
      (field) => field.path === path && fieldPath.every((key, index) => field.fieldPath[index] === key),
    );
    if (same) return [same];
  }
  const found = click.picture ? picturesOf(click.picture, fields) : textsOf(click, fields);
  const onPage = found.filter(({ page }) => page === click.page);
  return (onPage.length > 0 ? onPage : found).slice(0, mostFound);
}

/** The placeholder whose value was clicked; undefined if the click was on other text. */
function valueAtClick({ textNode }: Click, placeholders: readonly Placeholder[]): Placeholder | undefined {
  const position = plain(textNode.split('\0')[0] ?? '').length;
  const whole = plain(textNode.replace('\0', ''));
  const longestFirst = placeholders.toSorted((one, other) => other.text.length - one.text.length);
  return longestFirst.find(({ text }) => {
    const wanted = plain(text);
    const start = whole.indexOf(wanted);
    // Short values such as numbers are skipped, because many fields contain them.
    return wanted.length > 3 && start >= 0 && position >= start && position <= start + wanted.length;
  });
}

function picturesOf(url: string, fields: readonly SearchableField[]): FieldMatch[] {
  const name = /\/images\/([a-z0-9-]+)\./.exec(url)?.[1];
  return fields.filter(({ metadata, text }) => metadata?.kind === 'picture' && text === name);
}

function textsOf({ text, textNode }: Click, fields: readonly SearchableField[]): FieldMatch[] {
  const block = plain(text);
  const clicked = plain(textNode.replace('\0', ''));
  const texts = fields.filter(({ metadata }) => metadata?.kind !== 'picture' && metadata?.kind !== 'choice');
  /** In order of preference: equal to the clicked text, equal to the block around it, or one contains the other. */
  const rules: ((value: string) => boolean)[] = [
    (value) => value === clicked,
    (value) => value === block,
    (value) => clicked.length > 2 && value.includes(clicked) && (block.includes(value) || value.includes(block)),
    (value) => clicked.length > 4 && value.includes(clicked),
    (value) => value.length > 4 && block.includes(value),
  ];
  for (const isWanted of rules) {
    const found = texts.filter(({ plain: value }) => isWanted(value));
    const longest = Math.max(...found.map(({ plain: value }) => value.length));
    if (found.length > 0) return found.filter(({ plain: value }) => value.length === longest);
  }
  return [];
}
