import { type ComponentSchema, fields } from '@keystatic/core';
import type * as v from 'valibot';
import { withoutOptional } from '../content/model/explain.ts';
import { copyField } from './copy-field.tsx';
import { helpOf, hintOf, titleOf } from './describe.ts';
import type { EditorFacts } from './facts.ts';
import { pictureField } from './picture-field.tsx';

/** What the fields of one file need to know; `leave` are names in braces that the page fills in by itself. */
type FileFacts = EditorFacts & { leave: readonly string[] };

type Inner = v.GenericSchema & {
  entries: Record<string, v.GenericSchema>;
  item: v.GenericSchema;
  options: readonly string[];
};

/** The fields of a file. */
export function fieldsOf(schema: v.GenericSchema, facts: FileFacts): Record<string, ComponentSchema> {
  const entries = Object.entries((schema as Inner).entries);
  return Object.fromEntries(entries.map(([key, child]) => [key, fieldOf(child, facts)]));
}

/** The fields of an entry in a folder. The first names the entry; its file, and so its address, is made from it. */
export function entryFields(schema: v.GenericSchema, slugField: string, facts: FileFacts) {
  const all = fieldsOf(schema, facts);
  const named = (schema as Inner).entries[slugField];
  const name = fields.slug({
    name: { label: named ? titleOf(named) : 'Name', ...(named && { description: helpOf(named) }) },
    slug: {
      label: 'Address',
      description: 'The last part of the address. Where the specification fixes it, a change is refused when you save.',
    },
  });
  return { ...all, [slugField]: name };
}

/** One field of the model as Keystatic shows it. Inside a group that may be left out, nothing has to be filled in. */
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
    });
  if (hint?.kind === 'picture')
    return pictureField({ label, description, isOptional, isSquare: hint.isSquare, names: facts.pictures });
  if (hint?.kind === 'reference')
    return fields.relationship({
      label,
      description,
      collection: hint.folder,
      validation: { isRequired: !isOptional },
    });
  if (hint) return copyField({ label, description, isOptional, hint, schema, ...facts });
  if (schema.type === 'picklist') {
    const options = schema.options.map((value) => ({ label: value, value }));
    const [first] = options;
    if (!first) throw new Error(`${label} has nothing to choose from.`);
    return isOptional
      ? fields.select({ label, description, options: [{ label: '–', value: '' }, ...options], defaultValue: '' })
      : fields.select({ label, description, options, defaultValue: first.value });
  }
  if (schema.type === 'boolean') return fields.checkbox({ label, description });
  if (schema.type === 'literal')
    return fields.integer({ label, description, defaultValue: 5, validation: { min: 5, max: 5 } });
  return fields.number({ label, description, step: 'any' as never, validation: { isRequired: !isOptional } } as never);
}

type Shown = { fields?: Record<string, Shown>; elements?: Shown[]; value?: unknown };

/** What an entry of a list is called: its own text, or that of its first field. */
function labelOf(item: unknown, schema: v.GenericSchema): string {
  return textOf(item as Shown) || titleOf(schema);
}

function textOf({ value, elements = [], fields: inner = {} }: Shown): string {
  if (typeof value === 'string') return value;
  return elements.map(textOf).join(', ') || (Object.values(inner).map(textOf).find(Boolean) ?? '');
}
