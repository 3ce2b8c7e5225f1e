import { type ReactNode, useId } from 'react';
import { type FieldProperties, fieldPropertiesOf, nameOf } from '#content/model/field-properties.ts';
import type { State } from '../api.ts';
import { emptyValue, type FieldPath, keyOf } from '../shared/field-path.ts';
import { isGeneratedField } from '../shared/generated-ids.ts';
import { Button } from './button.tsx';
import { useField } from './form.ts';
import { ListField } from './list-field.tsx';
import { PictureField } from './picture-field.tsx';
import { TextField } from './text-field.tsx';

export type FieldProps = {
  field: FieldProperties;
  fieldPath: FieldPath;
  /** The accessible name of a text field without a visible title, such as an entry of a list. */
  label?: string;
};

export function FieldView(props: FieldProps) {
  const { field, fieldPath } = props;
  // The editor generates these values, so they have no form field.
  if (isGeneratedField(field)) return null;
  const { type, metadata } = field;
  const Inner = metadata?.kind === 'choice' || metadata?.kind === 'reference' ? ChoiceField : views[type];
  return (
    <div className="field" data-field={keyOf(fieldPath)}>
      <Inner {...props} />
    </div>
  );
}

const views: Record<FieldProperties['type'], (props: FieldProps) => ReactNode> = {
  group: GroupField,
  list: ListField,
  number: TextField,
  yesNo: YesNoField,
  text: TextField,
};

export function Fields({ field, fieldPath }: FieldProps) {
  return Object.entries(field.entries).map(([key, inner]) => (
    <FieldView key={key} field={fieldPropertiesOf(inner)} fieldPath={[...fieldPath, key]} />
  ));
}

const isPicture = ({ entries }: FieldProperties) =>
  entries.name !== undefined && fieldPropertiesOf(entries.name).metadata?.kind === 'picture';

function GroupField({ field, fieldPath }: FieldProps) {
  const { value, set } = useField(fieldPath);
  const { title, isOptional } = field;
  const about = <FieldDescription field={field} fieldPath={fieldPath} />;
  if (isOptional && value === undefined)
    return (
      <>
        <Button onClick={() => set(emptyValue(field.schema))}>Add “{title}”</Button>
        {about}
      </>
    );
  const Inner = isPicture(field) ? PictureField : Fields;
  return (
    <fieldset>
      <legend>{title}</legend>
      {about}
      <Inner field={field} fieldPath={fieldPath} />
      {isOptional && <Button onClick={() => set(undefined)}>Leave out “{title}”</Button>}
    </fieldset>
  );
}

/**
 * The description and the validation message of a field. On a new page, lists show no message before the first attempt
 * to save, because they are empty at first.
 */
export function FieldDescription({ field, fieldPath }: FieldProps) {
  const { showsAll } = useField(fieldPath);
  return (
    <>
      {field.help && <p className="help">{field.help}</p>}
      {(showsAll || field.type !== 'list') && <Problem fieldPath={fieldPath} />}
    </>
  );
}

/** The validation message of a field whose control does not show one. */
export function Problem({ fieldPath }: Pick<FieldProps, 'fieldPath'>) {
  const { problem } = useField(fieldPath);
  return problem ? <p className="problem">This {problem}.</p> : null;
}

function YesNoField({ field, fieldPath }: FieldProps) {
  const { value, set } = useField(fieldPath);
  return (
    <>
      <label>
        <input type="checkbox" checked={value === true} onChange={({ target }) => set(target.checked)} /> {field.title}
      </label>
      <FieldDescription field={field} fieldPath={fieldPath} />
    </>
  );
}

function ChoiceField({ field, fieldPath }: FieldProps) {
  const { value = '', set, problem, state } = useField(fieldPath);
  const options = optionsOf(field, state);
  const id = useId();
  const chosen = String(value);
  return (
    <>
      <label htmlFor={id}>{field.title}</label>
      <select
        id={id}
        value={chosen}
        aria-invalid={problem !== undefined}
        onChange={({ target }) => set(target.value || undefined)}
      >
        {(field.isOptional || !(chosen in options)) && (
          <option value="">{field.isOptional ? 'None' : 'Choose …'}</option>
        )}
        {Object.entries(options).map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
      <FieldDescription field={field} fieldPath={fieldPath} />
    </>
  );
}

/** The options of a field: stored values as keys, labels as values. */
function optionsOf({ metadata }: FieldProperties, { files }: State): Readonly<Record<string, string>> {
  if (metadata?.kind === 'choice') return metadata.labels;
  if (metadata?.kind !== 'reference') return {};
  const folder = `content/${metadata.folder}/`;
  const own = files.filter(({ path }) => path.startsWith(folder));
  return Object.fromEntries(own.map(({ path, title }) => [path.slice(folder.length, -'.yaml'.length), title]));
}

/** The name of a list entry, for the heading of a group and the accessible names of the list item and its buttons. */
export function entryName(value: unknown, field: FieldProperties, state: State): string {
  return optionsOf(field, state)[String(value)] ?? (nameOf(value, field.schema) || field.title);
}
