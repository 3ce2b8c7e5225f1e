import { useId, useRef, useState } from 'react';
import { keyOf } from '../shared/field-path.ts';
import { Button } from './button.tsx';
import { AskDialog } from './dialog.tsx';
import type { FieldProps } from './fields.tsx';
import { useForm } from './form.ts';

type Props = FieldProps & { value: string; onChange: (text: string) => void };

/** A text field with its length, its validation message, and its text with the placeholders filled in. */
export function TextInput({ field, fieldPath, value, onChange, label }: Props) {
  const { problems, showsAll, allowsPlaceholders, shown, state } = useForm();
  const [isLeft, setLeft] = useState(false);
  const [isInserting, setInserting] = useState(false);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const id = useId();
  // Validation says "is missing" for an absent field. The form shows an empty field, so its message says "is empty".
  const words = problems.get(keyOf(fieldPath))?.replace('is missing:', 'is empty:');
  const problem = (isLeft || showsAll) && words;
  const kind = field.metadata?.kind;
  const isCopy = kind === 'line' || kind === 'paragraph';
  const asShown = isCopy ? shown(value) : value;
  const Typed = kind === 'paragraph' ? 'textarea' : 'input';

  /** Replaces the selected text. The field keeps its selection while the dialog is open. */
  function insert(name: string) {
    const { selectionStart, selectionEnd } = input.current ?? {};
    const before = value.slice(0, selectionStart ?? value.length);
    onChange(`${before}{${name}}${value.slice(selectionEnd ?? value.length)}`);
    setInserting(false);
  }

  return (
    <>
      {label === undefined && <label htmlFor={id}>{field.title}</label>}
      <Typed
        ref={input}
        id={id}
        value={value}
        aria-label={label}
        aria-invalid={Boolean(problem)}
        aria-describedby={`${id}-about`}
        inputMode={field.type === 'number' ? 'decimal' : 'text'}
        onChange={({ target }) => onChange(target.value)}
        onBlur={() => setLeft(true)}
      />
      {isCopy && (
        <p className="tools">
          {allowsPlaceholders && state.placeholders.length > 0 && (
            <Button className="link" onClick={() => setInserting(true)}>
              Insert a value
            </Button>
          )}
          <span>
            {asShown === value
              ? `${value.length}${field.most && field.most < 2000 ? ` of ${field.most}` : ''} characters`
              : `Visitors read: ${asShown}`}
          </span>
        </p>
      )}
      <div id={`${id}-about`}>
        {problem && <p className="problem">This {problem}.</p>}
        {label === undefined && field.help && <p className="help">{field.help}</p>}
      </div>
      {isInserting && (
        <AskDialog title="Insert a value" onClose={() => setInserting(false)}>
          <ul className="choices">
            {state.placeholders.map(({ name, meaning, text }) => (
              <li key={name}>
                <Button onClick={() => insert(name)}>
                  <strong>{text || 'empty'}</strong>
                  <span>{meaning}</span>
                </Button>
              </li>
            ))}
          </ul>
        </AskDialog>
      )}
    </>
  );
}
