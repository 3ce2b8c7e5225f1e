import { useId, useRef, useState } from 'react';
import type { FieldProperties } from '#content/model/field-properties.ts';
import { Button } from './button.tsx';
import { AskDialog } from './dialog.tsx';
import type { FieldProps } from './fields.tsx';
import { useField } from './form.ts';

/** A text or a number with its length, its validation message, and its text with the placeholders filled in. */
export function TextField({ field, fieldPath, label }: FieldProps) {
  const { value, set, problem: found, showsAll, allowsPlaceholders, shown, state } = useField(fieldPath);
  /** The typed text, and the value that it became. A value from elsewhere replaces the text. */
  const [typed, setTyped] = useState<{ text: string; value: unknown }>();
  const [isLeft, setLeft] = useState(false);
  const [isInserting, setInserting] = useState(false);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const id = useId();
  const text = typed && typed.value === value ? typed.text : String(value ?? '');
  // Validation says "is missing" for an absent field. The form shows an empty field, so its message says "is empty".
  const problem = (isLeft || showsAll) && found?.replace('is missing:', 'is empty:');
  const kind = field.metadata?.kind;
  const isCopy = kind === 'line' || kind === 'paragraph';
  const asShown = isCopy ? shown(text) : text;
  const Typed = kind === 'paragraph' ? 'textarea' : 'input';

  function change(next: string) {
    const stored = storedValue(field, next);
    setTyped({ text: next, value: stored });
    set(stored);
  }

  /** Replaces the selected text. The field keeps its selection while the dialog is open. */
  function insert(name: string) {
    const { selectionStart, selectionEnd } = input.current ?? {};
    const before = text.slice(0, selectionStart ?? text.length);
    change(`${before}{${name}}${text.slice(selectionEnd ?? text.length)}`);
    setInserting(false);
  }

  return (
    <>
      {label === undefined && <label htmlFor={id}>{field.title}</label>}
      <Typed
        ref={input}
        id={id}
        value={text}
        aria-label={label}
        aria-invalid={Boolean(problem)}
        aria-describedby={`${id}-about`}
        inputMode={field.type === 'number' ? 'decimal' : 'text'}
        onChange={({ target }) => change(target.value)}
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
            {asShown === text
              ? `${text.length}${field.most ? ` of ${field.most}` : ''} characters`
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
            {state.placeholders.map(({ name, meaning, text: current }) => (
              <li key={name}>
                <Button onClick={() => insert(name)}>
                  <strong>{current || 'empty'}</strong>
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

/**
 * Converts typed text to the value of the field. In a number field, text that is not a number stays text, so that it
 * remains visible with a validation message.
 */
function storedValue({ type, isOptional }: FieldProperties, text: string): unknown {
  const number = Number(text);
  if (text.trim() === '') return isOptional || type === 'number' ? undefined : text;
  return type === 'number' && Number.isFinite(number) ? number : text;
}
