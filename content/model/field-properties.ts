import * as v from 'valibot';
import type { FieldMetadata } from './fields.ts';

/** The properties of a field of the content model that the content check and the editor use. */
export type FieldProperties = {
  schema: v.GenericSchema;
  title: string;
  help: string;
  isOptional: boolean;
  metadata: FieldMetadata | undefined;
  type: 'group' | 'list' | 'number' | 'yesNo' | 'text';
  /** The fields of a group; empty for other types. */
  entries: Readonly<Record<string, v.GenericSchema>>;
  /** The schema of a list's entries; undefined for other types. */
  item: v.GenericSchema | undefined;
  /** The maximum number of characters or list entries. */
  most: number | undefined;
};

type Inner = {
  type: string;
  entries?: Record<string, v.GenericSchema>;
  item?: v.GenericSchema;
  pipe?: readonly { type: string; requirement: unknown }[];
};

const types: Record<string, FieldProperties['type']> = {
  strict_object: 'group',
  array: 'list',
  number: 'number',
  boolean: 'yesNo',
};

/** Returns the properties of a field from its schema, with or without `optional` around it. */
export function fieldPropertiesOf(outer: v.GenericSchema): FieldProperties {
  const schema = unwrapOptional(outer);
  const { type, entries = {}, item, pipe = [] } = schema as unknown as Inner;
  const metadata = v.getMetadata(schema);
  return {
    schema,
    title: v.getTitle(schema) ?? '',
    help: v.getDescription(schema) ?? '',
    isOptional: outer.type === 'optional',
    metadata: 'kind' in metadata ? (metadata as FieldMetadata) : undefined,
    type: types[type] ?? 'text',
    entries,
    item,
    most: pipe.find((action) => action.type === 'max_length')?.requirement as number | undefined,
  };
}

/** Returns the inner schema of an optional one; other schemas are returned unchanged. */
export function unwrapOptional(schema: v.GenericSchema): v.GenericSchema {
  return schema.type === 'optional' ? (schema as unknown as { wrapped: v.GenericSchema }).wrapped : schema;
}

/** The schema of a field in a group, or of the entries of a list. Undefined if the model does not contain it. */
export function childSchemaOf(schema: v.GenericSchema, key: string | number): v.GenericSchema | undefined {
  const { entries, item } = fieldPropertiesOf(schema);
  return typeof key === 'number' ? item : entries[key];
}

/**
 * The text by which the owner recognises an entry: the value itself, or that of its first field with a text. Pictures,
 * codes and choices are used only if no other field has a text.
 */
export function nameOf(value: unknown, schema?: v.GenericSchema): string {
  const field = schema && fieldPropertiesOf(schema);
  if (field?.metadata?.kind === 'choice') return field.metadata.labels[String(value)] ?? '';
  if (Array.isArray(value)) return value.map((one) => nameOf(one, field?.item)).join(', ');
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value : '';
  const names = Object.entries(value).map(([key, one]) => {
    const inner = field?.entries[key];
    const kind = inner && fieldPropertiesOf(inner).metadata?.kind;
    return { name: nameOf(one, inner), isLast: kind === 'picture' || kind === 'code' || kind === 'choice' };
  });
  const inOrder = names.toSorted((one, other) => Number(one.isLast) - Number(other.isLast));
  return inOrder.find(({ name }) => name)?.name ?? '';
}

/** Shortens a text to at most `length` characters and an ellipsis, at a space if there is one. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const words = text.slice(0, length).replace(/\s+\S*$/, '');
  return `${words} …`;
}
