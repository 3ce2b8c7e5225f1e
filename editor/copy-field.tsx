import { Button } from '@keystar/ui/button';
import { Flex } from '@keystar/ui/layout';
import { Item, Menu, MenuTrigger } from '@keystar/ui/menu';
import { TextArea, TextField } from '@keystar/ui/text-field';
import { Text } from '@keystar/ui/typography';
import type { BasicFormField } from '@keystatic/core';
import { useState } from 'react';
import * as v from 'valibot';
import { fillIn } from '../content/fill-in.ts';
import { wordsFor } from '../content/model/explain.ts';
import type { FieldHint } from '../content/model/fields.ts';
import { currentFacts, useFacts } from './current-facts.ts';
import { withPrintersMarks } from './printers-marks.ts';

export type CopyFieldOptions = {
  label: string;
  description: string;
  isOptional: boolean;
  hint: FieldHint;
  schema: v.GenericSchema;
  /** Names in braces that the page replaces itself, so they are not checked here. */
  leave: readonly string[];
  /** False in the files from which the named values are computed. */
  mayNameValues: boolean;
};

/**
 * A text that may contain named values. While the owner types, the field shows what is wrong and the text with its
 * values.
 */
export function copyField(options: CopyFieldOptions): BasicFormField<string> {
  const { label, description, isOptional, hint, schema, leave, mayNameValues } = options;
  const isPrinted = hint.kind === 'line' || hint.kind === 'paragraph';
  const written = (text: string) => (isPrinted ? withPrintersMarks(text) : text);

  function check(typed: string): { printed: string; problem: string | undefined } {
    const text = written(typed);
    const { namedValues, areValuesKnown } = currentFacts();
    const values = Object.fromEntries(mayNameValues ? namedValues.map((value) => [value.name, value.text]) : []);
    const { data, problems } = fillIn(text, { values, leave, schema, file: '' });
    const printed = String(data ?? '');
    const [unknown] = problems;
    // While the values are not known, a text that uses one can be neither checked nor measured.
    if (unknown && mayNameValues && !areValuesKnown) return { printed, problem: undefined };
    if (unknown) return { printed, problem: `This ${unknown.problem}. Choose one with “Insert a value”.` };
    if ((text === '' && isOptional) || (text !== '' && printed === '')) return { printed, problem: undefined };
    const issue = v.safeParse(schema, printed).issues?.[0];
    return { printed, problem: issue && `This ${wordsFor(issue)}.` };
  }

  function Input({ value, onChange, autoFocus, forceValidation }: Parameters<BasicFormField<string>['Input']>[0]) {
    const [isTouched, setTouched] = useState(false);
    const { namedValues } = useFacts();
    const { printed, problem } = check(value);
    const Field = hint.kind === 'paragraph' ? TextArea : TextField;
    return (
      <Flex direction="column" gap="small">
        <Field
          label={label}
          description={description || undefined}
          value={value}
          onChange={onChange}
          onBlur={() => {
            setTouched(true);
            if (written(value) !== value) onChange(written(value));
          }}
          autoFocus={autoFocus}
          isRequired={!isOptional}
          errorMessage={(isTouched || forceValidation) && problem ? problem : undefined}
        />
        {hint.kind !== 'code' && mayNameValues && namedValues.length > 0 && (
          <Flex gap="regular" alignItems="center">
            <MenuTrigger>
              <Button prominence="low">Insert a value</Button>
              <Menu items={namedValues} onAction={(name) => onChange(`${value}{${name}}`)} maxHeight="scale.4600">
                {({ name, meaning, text }) => (
                  <Item key={name} textValue={name}>
                    <Text>{`{${name}}`}</Text>
                    <Text slot="description">{`${meaning}: ${text}`}</Text>
                  </Item>
                )}
              </Menu>
            </MenuTrigger>
            <Text size="small" color="neutralSecondary">
              {printed === value ? `${value.length} characters` : `Printed: ${printed}`}
            </Text>
          </Flex>
        )}
      </Flex>
    );
  }

  return {
    kind: 'form',
    label,
    Input,
    defaultValue: () => '',
    parse: (value) => (value === undefined ? '' : String(value)),
    serialize: (value) => ({ value: value === '' ? undefined : written(value) }),
    validate(value) {
      const { problem } = check(value);
      if (problem) throw new Error(`${label}: ${problem}`);
      return value;
    },
    reader: { parse: String },
  };
}
