import { type ReactNode, useId, useState } from 'react';
import type { State } from '../api.ts';
import { type FieldPath, keyOf, valueAt } from '../shared/field-path.ts';
import { isMade } from '../shared/made-keys.ts';
import { emptyValue, type Field, fieldOf, nameOf } from '../shared/schema.ts';
import { Button } from './button.tsx';
import { useForm } from './form.ts';
import { ListField } from './list-field.tsx';
import { PictureField } from './picture-field.tsx';
import { TextInput } from './text-input.tsx';

export type FieldProps = {
  field: Field;
  fieldPath: FieldPath;
  /** The accessible name of a text field without a visible title, such as an entry of a list. */
  label?: string;
};

export function FieldView(props: FieldProps) {
  const { field, fieldPath } = props;
  // The editor generates these values, so they have no form field.
  if (isMade(field.schema)) return null;
  const Inner = innerOf(field);
  return (
    <div className="field" data-field={keyOf(fieldPath)}>
      <Inner {...props} />
    </div>
  );
}

function innerOf({ type, metadata }: Field): (props: FieldProps) => ReactNode {
  if (type === 'group') return GroupField;
  if (type === 'list') return ListField;
  if (type === 'yesNo') return YesNoField;
  if (type === 'number') return NumberField;
  if (metadata?.kind === 'choice' || metadata?.kind === 'reference') return ChoiceField;
  return CopyField;
}

export function Fields({ field, fieldPath }: FieldProps) {
  return Object.entries(field.entries).map(([key, inner]) => (
    <FieldView key={key} field={fieldOf(inner)} fieldPath={[...fieldPath, key]} />
  ));
}

const isPicture = ({ entries }: Field) =>
  entries.name !== undefined && fieldOf(entries.name).metadata?.kind === 'picture';

function GroupField({ field, fieldPath }: FieldProps) {
  const { data, change } = useForm();
  const { title, help, isOptional } = field;
  if (isOptional && valueAt(data, fieldPath) === undefined)
    return (
      <>
        <Button onClick={() => change(fieldPath, emptyValue(field.schema))}>Add “{title}”</Button>
        {help && <p className="help">{help}</p>}
        <Problem fieldPath={fieldPath} />
      </>
    );
  return (
    <fieldset>
      <legend>{title}</legend>
      {help && <p className="help">{help}</p>}
      {isPicture(field) ? (
        <PictureField field={field} fieldPath={fieldPath} />
      ) : (
        <Fields field={field} fieldPath={fieldPath} />
      )}
      {isOptional && <Button onClick={() => change(fieldPath, undefined)}>Leave out “{title}”</Button>}
      <Problem fieldPath={fieldPath} />
    </fieldset>
  );
}

/** Shows the validation message of a field whose control does not show one. */
export function Problem({ fieldPath }: { fieldPath: FieldPath }) {
  const problem = useForm().problems.get(keyOf(fieldPath));
  return problem ? <p className="problem">This {problem}.</p> : null;
}

function CopyField({ field, fieldPath, ...label }: FieldProps) {
  const { data, change } = useForm();
  return (
    <TextInput
      {...label}
      field={field}
      fieldPath={fieldPath}
      value={String(valueAt(data, fieldPath) ?? '')}
      onChange={(text) => change(fieldPath, text === '' && field.isOptional ? undefined : text)}
    />
  );
}

/** Stores invalid input as text, so that the form can keep and explain it. */
function NumberField({ field, fieldPath }: FieldProps) {
  const { data, change } = useForm();
  const value = valueAt(data, fieldPath);
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const shown = typed && typed.value === value ? typed.text : String(value ?? '');

  function onChange(text: string) {
    const trimmed = text.trim();
    const isNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(trimmed);
    const next = trimmed === '' ? undefined : isNumber ? Number(trimmed) : trimmed;
    setTyped({ text, value: next });
    change(fieldPath, next);
  }

  return <TextInput field={field} fieldPath={fieldPath} value={shown} onChange={onChange} />;
}

function YesNoField({ field, fieldPath }: FieldProps) {
  const { data, change } = useForm();
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={valueAt(data, fieldPath) === true}
          onChange={({ target }) => change(fieldPath, target.checked)}
        />{' '}
        {field.title}
      </label>
      {field.help && <p className="help">{field.help}</p>}
      <Problem fieldPath={fieldPath} />
    </>
  );
}

function ChoiceField({ field, fieldPath }: FieldProps) {
  const { data, change, problems, state } = useForm();
  const options = optionsOf(field, state);
  const id = useId();
  const value = String(valueAt(data, fieldPath) ?? '');
  return (
    <>
      <label htmlFor={id}>{field.title}</label>
      <select
        id={id}
        value={value}
        aria-invalid={problems.has(keyOf(fieldPath))}
        onChange={({ target }) => change(fieldPath, target.value || undefined)}
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
      <Problem fieldPath={fieldPath} />
    </>
  );
}

/** The options of a field: stored values as keys, labels as values. */
function optionsOf({ metadata }: Field, { files }: State): Readonly<Record<string, string>> {
  if (metadata?.kind === 'choice') return metadata.labels;
  if (metadata?.kind !== 'reference') return {};
  const folder = `content/${metadata.folder}/`;
  const own = files.filter(({ path }) => path.startsWith(folder));
  return Object.fromEntries(own.map(({ path, title }) => [path.slice(folder.length, -'.yaml'.length), title]));
}

/** The name of a list entry, for the heading of a group and the accessible names of the list item and its buttons. */
export function entryName(value: unknown, field: Field, state: State): string {
  return optionsOf(field, state)[String(value)] ?? (nameOf(value, field.schema) || field.title);
}
