import { Checkbox } from '@keystar/ui/checkbox';
import { Flex } from '@keystar/ui/layout';
import { Item, Picker } from '@keystar/ui/picker';
import { TextField } from '@keystar/ui/text-field';
import { Text } from '@keystar/ui/typography';
import type { BasicFormField } from '@keystatic/core';
import { useState } from 'react';
import * as v from 'valibot';
import { wordsFor } from '../content/model/explain.ts';

export type ValueFieldOptions = {
  label: string;
  description: string;
  isOptional: boolean;
  schema: v.GenericSchema;
};

/** What Keystatic may find in a file. */
type Stored = Parameters<BasicFormField<string>['parse']>[0];

type Filled = Exclude<Stored, undefined>;

type InputProps<Value extends Filled | null> = Parameters<BasicFormField<Value>['Input']>[0];

/** A sentence on what the model finds wrong with a value; `undefined` if it is valid, or empty and optional. */
function problemIn(value: unknown, { schema, isOptional }: ValueFieldOptions): string | undefined {
  if (value === undefined) return isOptional || v.is(schema, undefined) ? undefined : 'This is empty: fill it in.';
  const issue = v.safeParse(schema, value).issues?.[0];
  return issue && `This ${wordsFor(issue)}.`;
}

/**
 * What all kinds of fields have in common. A wrong value in the file is shown as it is, so that the owner can correct it.
 */
function valueField<Value extends Filled | null>(
  options: ValueFieldOptions,
  own: {
    Input: BasicFormField<Value>['Input'];
    first: Value;
    fromFile: (stored: Stored) => Value;
    toFile: (value: Value) => Stored;
  },
): BasicFormField<Value> {
  const { label } = options;
  return {
    kind: 'form',
    label,
    Input: own.Input,
    defaultValue: () => own.first,
    parse: own.fromFile,
    serialize: (value) => ({ value: own.toFile(value) }),
    validate(value) {
      const problem = problemIn(own.toFile(value), options);
      if (problem) throw new Error(`${label}: ${problem}`);
      return value;
    },
    reader: { parse: own.fromFile },
  };
}

/** A number. What is typed stays text until it is a number. */
export function numberField(options: ValueFieldOptions, first = ''): BasicFormField<string> {
  const { label, description, isOptional } = options;

  function Input({ value, onChange, autoFocus, forceValidation }: InputProps<string>) {
    const [isTouched, setTouched] = useState(false);
    const problem = problemIn(toFile(value), options);
    return (
      <TextField
        autoFocus={autoFocus}
        description={description || undefined}
        errorMessage={(isTouched || forceValidation) && problem ? problem : undefined}
        inputMode="decimal"
        isRequired={!isOptional}
        label={label}
        onBlur={() => setTouched(true)}
        onChange={onChange}
        value={value}
        width="alias.singleLineWidth"
      />
    );
  }

  function toFile(typed: string): Stored {
    const text = typed.trim();
    if (text === '') return undefined;
    return /^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(text) ? Number(text) : text;
  }

  const fromFile = (stored: Stored) => (stored === undefined ? '' : String(stored));
  return valueField(options, { Input, first, fromFile, toFile });
}

/** One of a fixed set of words. */
export function choiceField(options: ValueFieldOptions & { choices: readonly string[] }): BasicFormField<string> {
  const { label, description, isOptional, choices } = options;
  const items = [
    ...(isOptional ? [{ value: '', name: '–' }] : []),
    ...choices.map((value) => ({ value, name: value })),
  ];

  function Input({ value, onChange, autoFocus }: InputProps<string>) {
    return (
      <Picker
        autoFocus={autoFocus}
        description={description || undefined}
        errorMessage={problemIn(toFile(value), options)}
        items={items}
        label={label}
        onSelectionChange={(chosen) => chosen !== null && onChange(String(chosen))}
        selectedKey={choices.includes(value) || isOptional ? value : null}
        width="alias.singleLineWidth"
      >
        {({ value: key, name }) => <Item key={key}>{name}</Item>}
      </Picker>
    );
  }

  const toFile = (value: string): Stored => (value === '' ? undefined : value);
  const fromFile = (stored: Stored) => (stored === undefined ? '' : String(stored));
  return valueField(options, { Input, first: isOptional ? '' : (choices[0] ?? ''), fromFile, toFile });
}

/** Yes or no. Any other value in the file stays until the owner clicks the box. */
export function yesNoField(options: ValueFieldOptions): BasicFormField<Filled | null> {
  const { label, description } = options;

  function Input({ value, onChange, autoFocus }: InputProps<Filled | null>) {
    const problem = problemIn(toFile(value), options);
    return (
      <Flex direction="column" gap="small">
        <Checkbox autoFocus={autoFocus} isSelected={value === true} onChange={onChange}>
          <Text>{label}</Text>
          {description && <Text slot="description">{description}</Text>}
        </Checkbox>
        {problem && <Text color="critical">{problem}</Text>}
      </Flex>
    );
  }

  const toFile = (value: Filled | null): Stored => value ?? undefined;
  return valueField<Filled | null>(options, { Input, first: false, fromFile: (stored) => stored ?? null, toFile });
}
