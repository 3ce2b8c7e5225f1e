import { useRef, useState } from 'react';
import { Button, FieldError, Input, Label, Text, TextArea, TextField } from 'react-aria-components';
import { keyOf } from '../shared/field-path.ts';
import { AskDialog } from './dialog.tsx';
import type { FieldProps } from './fields.tsx';
import { useForm } from './form.ts';

type Props = FieldProps & { value: string; onChange: (text: string) => void };

/** A text field with its length limit, its problem, and a preview of the text with its values. */
export function TextInput({ field, fieldPath, value, onChange, label }: Props) {
  const { problems, showsAll, mayNameValues, printed, state } = useForm();
  const [isLeft, setLeft] = useState(false);
  const [isInserting, setInserting] = useState(false);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const aroundCursor = useRef(['', '']);
  // Validation says "is missing" for an absent field. The form shows an empty field, so its message says "is empty".
  const words = problems.get(keyOf(fieldPath))?.replace('is missing:', 'is empty:');
  const problem = (isLeft || showsAll) && words ? `This ${words}.` : '';
  const kind = field.metadata?.kind;
  const isCopy = kind === 'line' || kind === 'paragraph';
  const asPrinted = isCopy ? printed(value) : value;
  const Typed = kind === 'paragraph' ? TextArea : Input;

  function leave() {
    setLeft(true);
    const { selectionStart, selectionEnd } = input.current ?? {};
    aroundCursor.current = [value.slice(0, selectionStart ?? value.length), value.slice(selectionEnd ?? value.length)];
  }

  function insert(name: string) {
    setInserting(false);
    const [before, after] = aroundCursor.current;
    // The remembered cursor position is valid only if the text has not changed since.
    const isKnown = `${before}${after}` === value;
    onChange(isKnown ? `${before}{${name}}${after}` : `${value} {${name}}`);
  }

  return (
    <TextField
      value={value}
      onChange={onChange}
      onBlur={leave}
      isInvalid={problem !== ''}
      {...(label !== undefined && { 'aria-label': label })}
      inputMode={field.type === 'number' ? 'decimal' : 'text'}
    >
      {label === undefined && <Label>{field.title}</Label>}
      <Typed ref={input} />
      <FieldError>{problem}</FieldError>
      {isCopy && (
        <p className="tools">
          {mayNameValues && state.namedValues.length > 0 && (
            <Button className="link" onPress={() => setInserting(true)}>
              Insert a value
            </Button>
          )}
          <span>
            {asPrinted === value
              ? `${value.length}${field.most && field.most < 2000 ? ` of ${field.most}` : ''} characters`
              : `Printed: ${asPrinted}`}
          </span>
        </p>
      )}
      {field.help && label === undefined && (
        <Text slot="description" className="help">
          {field.help}
        </Text>
      )}
      {isInserting && (
        <AskDialog title="Insert a value" onClose={() => setInserting(false)}>
          <ul className="choices">
            {state.namedValues.map(({ name, meaning, text }) => (
              <li key={name}>
                <Button onPress={() => insert(name)}>
                  <strong>{text || 'empty'}</strong>
                  <span>{meaning}</span>
                </Button>
              </li>
            ))}
          </ul>
        </AskDialog>
      )}
    </TextField>
  );
}
