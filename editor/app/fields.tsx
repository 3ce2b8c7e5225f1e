import { useState } from 'react';
import { Button, Checkbox, Label, ListBox, ListBoxItem, Popover, Select, SelectValue } from 'react-aria-components';
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

/** The field of the form for any field of the model. */
export function FieldView({ schema, way }: FieldProps) {
  const field = fieldOf(schema);
  const { kind } = field.metadata ?? {};
  // The editor makes these itself.
  if (isMade(schema)) return null;
  const props = { schema, field, way };
  return (
    <div className="field" data-way={keyOf(way)} data-type={field.type}>
      {field.type === 'group' && <GroupField {...props} />}
      {field.type === 'list' && <ListField {...props} />}
      {field.type === 'yesNo' && <YesNoField {...props} />}
      {field.type === 'number' && <NumberField {...props} />}
      {kind === 'choice' && <ChoiceField {...props} />}
      {kind === 'reference' && <ReferenceField {...props} />}
      {(kind === 'line' || kind === 'paragraph' || kind === 'code') && <CopyField {...props} />}
      {field.type === 'text' && !kind && <CopyField {...props} />}
    </div>
  );
}

export type InnerProps = FieldProps & { field: Field };

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
        <Button className="quiet" onPress={() => change(way, emptyValue(schema))}>
          Add “{title}”
        </Button>
        {help && <p className="help">{help}</p>}
        <Problem way={way} />
      </>
    );
  return (
    <fieldset>
      <legend>{title}</legend>
      {help && <p className="help">{help}</p>}
      {isPicture(field) ? <PictureField field={field} way={way} /> : <Fields schema={schema} way={way} />}
      {isOptional && (
        <Button className="quiet" onPress={() => change(way, undefined)}>
          Leave out “{title}”
        </Button>
      )}
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
  const value = valueAt(data, way);
  return (
    <TextInput
      field={field}
      way={way}
      value={value === undefined || value === null ? '' : String(value)}
      onChange={(text) => change(way, text === '' && field.isOptional ? undefined : text)}
    />
  );
}

/** What is typed stays text until it is a number, so that a wrong value is kept and explained. */
function NumberField({ field, way }: InnerProps) {
  const { data, change } = useForm();
  const value = valueAt(data, way);
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const shown =
    typed && typed.value === value ? typed.text : value === undefined || value === null ? '' : String(value);

  function onChange(text: string) {
    const trimmed = text.trim();
    const isNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(trimmed);
    const next = trimmed === '' ? undefined : isNumber ? Number(trimmed) : trimmed;
    setTyped({ text, value: next });
    change(way, next);
  }

  return <TextInput field={field} way={way} value={shown} onChange={onChange} isNumber />;
}

function YesNoField({ field, way }: InnerProps) {
  const { data, change } = useForm();
  return (
    <>
      <Checkbox isSelected={valueAt(data, way) === true} onChange={(isOn) => change(way, isOn)}>
        <span className="box" aria-hidden="true" />
        {field.title}
      </Checkbox>
      {field.help && <p className="help">{field.help}</p>}
      <Problem way={way} />
    </>
  );
}

type Option = { id: string; name: string };

function OneOf({ field, way, options }: { field: Field; way: Way; options: readonly Option[] }) {
  const { data, change, problems } = useForm();
  const value = valueAt(data, way);
  const all = [...(field.isOptional ? [{ id: '', name: 'None' }] : []), ...options];
  return (
    <>
      <Select
        selectedKey={typeof value === 'string' ? value : field.isOptional ? '' : null}
        onSelectionChange={(key) => change(way, key === '' || key === null ? undefined : key)}
        isInvalid={problems.has(keyOf(way))}
      >
        <Label>{field.title}</Label>
        <Button className="select">
          <SelectValue>{({ selectedText }) => selectedText || 'Choose …'}</SelectValue>
          <span aria-hidden="true">▾</span>
        </Button>
        <Popover className="popover">
          <ListBox items={all} className="options">
            {({ id, name }) => <ListBoxItem id={id}>{name}</ListBoxItem>}
          </ListBox>
        </Popover>
      </Select>
      {field.help && <p className="help">{field.help}</p>}
      <Problem way={way} />
    </>
  );
}

function ChoiceField({ field, way }: InnerProps) {
  const labels = field.metadata?.kind === 'choice' ? field.metadata.labels : {};
  return <OneOf field={field} way={way} options={Object.entries(labels).map(([id, name]) => ({ id, name }))} />;
}

function ReferenceField({ field, way }: InnerProps) {
  const { state } = useForm();
  const folder = field.metadata?.kind === 'reference' ? `content/${field.metadata.folder}/` : '';
  const options = state.files
    .filter(({ path }) => path.startsWith(folder))
    .map(({ path, title }) => ({ id: path.slice(folder.length, -'.yaml'.length), name: title }));
  return <OneOf field={field} way={way} options={options} />;
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
