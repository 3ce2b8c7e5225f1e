import { type ComponentSchema, fields } from '@keystatic/core';
import type * as v from 'valibot';
import { withoutOptional } from '../content/model/explain.ts';
import { copyField } from './copy-field.tsx';
import { helpOf, hintOf, titleOf } from './describe.ts';
import { pictureField } from './picture-field.tsx';
import { choiceField, numberField, yesNoField } from './value-fields.tsx';

/** What the fields of one file need to know. */
type FileFacts = {
  pictures: readonly string[];
  /** Names in braces that the page replaces itself, so they are not checked here. */
  leave: readonly string[];
  mayNameValues: boolean;
};

type Inner = v.GenericSchema & {
  entries: Record<string, v.GenericSchema>;
  item: v.GenericSchema;
  options: readonly string[];
  pipe: readonly { type: string; requirement: number }[];
  literal: unknown;
};

/** The fields of a file. */
export function fieldsOf(schema: v.GenericSchema, facts: FileFacts): Record<string, ComponentSchema> {
  const entries = Object.entries((schema as Inner).entries);
  return Object.fromEntries(entries.map(([key, child]) => [key, fieldOf(child, facts)]));
}

/**
 * The fields of an entry in a folder. The first field has the name, from which the file name and so the address are made.
 */
export function entryFields(schema: v.GenericSchema, slugField: string, facts: FileFacts) {
  const all = fieldsOf(schema, facts);
  const named = (schema as Inner).entries[slugField];
  const name = fields.slug({
    name: {
      label: named ? titleOf(named) : 'Name',
      ...(named && { description: helpOf(named), validation: { length: lengthsOf(named) } }),
    },
    slug: {
      label: 'Address',
      description: 'The last part of the address. Where the specification fixes it, a change is refused when you save.',
      validation: {
        pattern: { regex: /^[a-z0-9]+(-[a-z0-9]+)*$/, message: 'Lower-case letters, digits and dashes only.' },
      },
    },
  });
  return { ...all, [slugField]: name };
}

/** The limits of a text in characters or of a list in entries, read from the model. */
function lengthsOf(schema: v.GenericSchema): { min?: number; max?: number } {
  const { pipe } = schema as Inner;
  const least = pipe.find(({ type }) => type === 'min_length');
  const most = pipe.find(({ type }) => type === 'max_length');
  return { ...(least && { min: least.requirement }), ...(most && { max: most.requirement }) };
}

/** Makes a field of Keystatic from a field of the model. In an optional group no field is required. */
function fieldOf(wholeSchema: v.GenericSchema, facts: FileFacts, mayBeEmpty = false): ComponentSchema {
  const isOptional = mayBeEmpty || wholeSchema.type === 'optional';
  const schema = withoutOptional(wholeSchema) as Inner;
  const label = titleOf(schema);
  const description = helpOf(schema);
  const hint = hintOf(schema);

  if (schema.type === 'strict_object') {
    const inner = Object.entries(schema.entries).map(([key, child]) => [key, fieldOf(child, facts, isOptional)]);
    return fields.object(Object.fromEntries(inner), { label, description });
  }
  if (schema.type === 'array')
    return fields.array(fieldOf(schema.item, facts), {
      label,
      description,
      itemLabel: (item) => labelOf(item, schema.item),
      validation: { length: isOptional ? {} : lengthsOf(schema) },
    });
  if (hint?.kind === 'picture')
    return pictureField({ label, description, isOptional, isSquare: hint.isSquare, names: facts.pictures });
  if (hint?.kind === 'reference') {
    const relationship = fields.relationship({
      label,
      description,
      collection: hint.folder,
      validation: { isRequired: !isOptional },
    });
    return { ...relationship, parse: (value: unknown) => (typeof value === 'string' ? value : null) };
  }
  if (hint) {
    // The address of a new entry is made when it is saved.
    const isMade = hint.kind === 'code' && hint.isMade === true;
    return copyField({ label, description, isOptional: isOptional || isMade, hint, schema, ...facts });
  }
  const options = { label, description, isOptional, schema };
  if (schema.type === 'picklist') return choiceField({ ...options, choices: schema.options });
  if (schema.type === 'boolean') return yesNoField(options);
  return numberField(options, schema.type === 'literal' ? String(schema.literal) : '');
}

type Shown = { fields?: Record<string, Shown>; elements?: Shown[]; value?: unknown };

/** The text that names an entry of a list: its own, or that of its first field that is not a number. */
function labelOf(item: unknown, schema: v.GenericSchema): string {
  return textOf(item as Shown, schema) || titleOf(schema);
}

function textOf({ value, elements = [], fields: inner = {} }: Shown, wholeSchema: v.GenericSchema): string {
  const schema = withoutOptional(wholeSchema) as Inner;
  if (schema.type === 'number' || schema.type === 'literal') return '';
  if (typeof value === 'string') return value;
  if (schema.type === 'array') return elements.map((element) => textOf(element, schema.item)).join(', ');
  const texts = Object.entries(schema.entries ?? {}).map(([key, child]) => textOf(inner[key] ?? {}, child));
  return texts.find(Boolean) ?? '';
}
