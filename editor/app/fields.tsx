import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { isMade } from '../shared/made-keys.ts';
import type { Field } from '../shared/schema.ts';
import { emptyValue, fieldOf, nameOf } from '../shared/schema.ts';
import { keyOf, valueAt, type Way } from '../shared/ways.ts';
import { useForm } from './form.ts';
import { ListField } from './list-field.tsx';
import { PictureField } from './picture-field.tsx';
import { TextInput } from './text-input.tsx';

type Schema = Field['schema'];

export type FieldProps = { schema: Schema; way: Way };

export type InnerProps = FieldProps & { field: Field };

/** The field of the form for any field of the model. */
export function FieldView({ schema, way }: FieldProps) {
  // The editor makes these itself.
  if (isMade(schema)) return null;
  const field = fieldOf(schema);
  const Inner = innerOf(field);
  return (
    <div className="field" data-way={keyOf(way)}>
      <Inner schema={schema} field={field} way={way} />
    </div>
  );
}

function innerOf({ type, metadata }: Field): (props: InnerProps) => ReactNode {
  if (type === 'group') return GroupField;
  if (type === 'list') return ListField;
  if (type === 'yesNo') return YesNoField;
  if (type === 'number') return NumberField;
  if (metadata?.kind === 'choice') return ChoiceField;
  if (metadata?.kind === 'reference') return ReferenceField;
  return CopyField;
}

/** All fields of a group, without a frame. */
export function Fields({ schema, way }: FieldProps) {
  return Object.entries(fieldOf(schema).entries).map(([key, inner]) => (
    <FieldView key={key} schema={inner} way={[...way, key]} />
  ));
}

const isPicture = ({ entries }: Field) =>
  entries.name !== undefined && fieldOf(entries.name).metadata?.kind === 'picture';

function GroupField({ schema, field, way }: InnerProps) {
  const { data, change } = useForm();
  const { title, help, isOptional } = field;
  if (isOptional && valueAt(data, way) === undefined)
    return (
      <>
        <Button onPress={() => change(way, emptyValue(schema))}>Add “{title}”</Button>
        {help && <p className="help">{help}</p>}
        <Problem way={way} />
      </>
    );
  return (
    <fieldset>
      <legend>{title}</legend>
      {help && <p className="help">{help}</p>}
      {isPicture(field) ? <PictureField field={field} way={way} /> : <Fields schema={schema} way={way} />}
      {isOptional && <Button onPress={() => change(way, undefined)}>Leave out “{title}”</Button>}
      <Problem way={way} />
    </fieldset>
  );
}

/** What is wrong with a field that shows no problem itself. */
export function Problem({ way }: { way: Way }) {
  const problem = useForm().problems.get(keyOf(way));
  return problem ? <p className="problem">This {problem}.</p> : null;
}

function CopyField({ field, way }: InnerProps) {
  const { data, change } = useForm();
  return (
    <TextInput
      field={field}
      way={way}
      value={String(valueAt(data, way) ?? '')}
      onChange={(text) => change(way, text === '' && field.isOptional ? undefined : text)}
    />
  );
}

/** What is typed stays text until it is a number, so that a wrong value is kept and explained. */
function NumberField({ field, way }: InnerProps) {
  const { data, change } = useForm();
  const value = valueAt(data, way);
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const shown = typed && typed.value === value ? typed.text : String(value ?? '');

  function onChange(text: string) {
    const trimmed = text.trim();
    const isNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(trimmed);
    const next = trimmed === '' ? undefined : isNumber ? Number(trimmed) : trimmed;
    setTyped({ text, value: next });
    change(way, next);
  }

  return <TextInput field={field} way={way} value={shown} onChange={onChange} />;
}

function YesNoField({ field, way }: InnerProps) {
  const { data, change } = useForm();
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={valueAt(data, way) === true}
          onChange={({ target }) => change(way, target.checked)}
        />{' '}
        {field.title}
      </label>
      {field.help && <p className="help">{field.help}</p>}
      <Problem way={way} />
    </>
  );
}

/** `options` has the names that the owner reads, by the values that are stored. */
function OneOf({ field, way, options }: { field: Field; way: Way; options: Readonly<Record<string, string>> }) {
  const { data, change, problems } = useForm();
  const id = useId();
  const value = String(valueAt(data, way) ?? '');
  return (
    <>
      <label htmlFor={id}>{field.title}</label>
      <select
        id={id}
        value={value}
        aria-invalid={problems.has(keyOf(way))}
        onChange={({ target }) => change(way, target.value || undefined)}
      >
        {(field.isOptional || !(value in options)) && (
          <option value="">{field.isOptional ? 'None' : 'Choose …'}</option>
        )}
        {Object.entries(options).map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
      {field.help && <p className="help">{field.help}</p>}
      <Problem way={way} />
    </>
  );
}

function ChoiceField({ field, way }: InnerProps) {
  return <OneOf field={field} way={way} options={field.metadata?.kind === 'choice' ? field.metadata.labels : {}} />;
}

function ReferenceField({ field, way }: InnerProps) {
  const { state } = useForm();
  const folder = field.metadata?.kind === 'reference' ? `content/${field.metadata.folder}/` : '';
  const options = state.files
    .filter(({ path }) => path.startsWith(folder))
    .map(({ path, title }) => [path.slice(folder.length, -'.yaml'.length), title]);
  return <OneOf field={field} way={way} options={Object.fromEntries(options)} />;
}

/** The text that names an entry of a list, for its row. */
export function rowName(value: unknown, schema: Schema, state: { files: readonly { path: string; title: string }[] }) {
  const field = fieldOf(schema);
  if (field.metadata?.kind === 'reference') {
    const path = `content/${field.metadata.folder}/${String(value)}.yaml`;
    return state.files.find((file) => file.path === path)?.title ?? String(value);
  }
  return nameOf(value, schema) || field.title;
}
