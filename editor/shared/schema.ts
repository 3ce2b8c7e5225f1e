import * as v from 'valibot';
import { withoutOptional } from '#content/model/explain.ts';
import type { FieldMetadata } from '#content/model/fields.ts';

/** A field of the content model, in the form that the editor uses. */
export type Field = {
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

const types: Record<string, Field['type']> = {
  strict_object: 'group',
  array: 'list',
  number: 'number',
  literal: 'number',
  boolean: 'yesNo',
};

const read = new WeakMap<v.GenericSchema, Field>();

/** Reads the field from its schema, with or without `optional` around it. */
export function fieldOf(outer: v.GenericSchema): Field {
  const known = read.get(outer);
  if (known) return known;
  const schema = withoutOptional(outer);
  const { type, entries = {}, item, pipe = [] } = schema as unknown as Inner;
  const metadata = v.getMetadata(schema) as Partial<FieldMetadata>;
  const field: Field = {
    schema,
    title: v.getTitle(schema) ?? '',
    help: v.getDescription(schema) ?? '',
    isOptional: outer.type === 'optional',
    metadata: metadata.kind ? (metadata as FieldMetadata) : undefined,
    type: types[type] ?? 'text',
    entries,
    item,
    most: pipe.find((action) => action.type === 'max_length')?.requirement as number | undefined,
  };
  read.set(outer, field);
  return field;
}

/** The field at a path inside a group or list; undefined if there is none. */
export function fieldAt(schema: v.GenericSchema, fieldPath: readonly (string | number)[]): Field | undefined {
  let field: Field | undefined = fieldOf(schema);
  for (const key of fieldPath) {
    const inner: v.GenericSchema | undefined = typeof key === 'number' ? field?.item : field?.entries[key];
    if (!inner) return undefined;
    field = fieldOf(inner);
  }
  return field;
}

/** The initial value of a field; undefined for texts and numbers. A group leaves out optional and undefined fields. */
export function emptyValue(schema: v.GenericSchema): unknown {
  const field = fieldOf(schema);
  if (field.type === 'list') return [];
  if (field.type === 'yesNo') return false;
  if (field.schema.type === 'literal') return (field.schema as unknown as { literal: unknown }).literal;
  if (field.metadata?.kind === 'choice') return Object.keys(field.metadata.labels)[0];
  if (field.type !== 'group') return undefined;
  const required = Object.entries(field.entries).filter(([, inner]) => !fieldOf(inner).isOptional);
  const filled = required.map(([key, inner]) => [key, emptyValue(inner)] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== undefined));
}

/**
 * The text by which the owner recognises an entry: the value itself, or that of its first field with a text. Pictures,
 * codes and choices are used only if no other field has a text.
 */
export function nameOf(value: unknown, schema?: v.GenericSchema): string {
  const field = schema && fieldOf(schema);
  if (field?.metadata?.kind === 'choice') return field.metadata.labels[String(value)] ?? '';
  if (Array.isArray(value)) return value.map((one) => nameOf(one, field?.item)).join(', ');
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? value : '';
  const inner = Object.entries(value).map(([key, one]) => ({ one, field: field?.entries[key] }));
  const names = (kinds: readonly string[]) =>
    inner
      .filter(({ field: of }) => !of || !kinds.includes(fieldOf(of).metadata?.kind ?? ''))
      .map(({ one, field: of }) => nameOf(one, of))
      .find(Boolean);
  return names(['picture', 'code', 'choice']) ?? names([]) ?? '';
}
