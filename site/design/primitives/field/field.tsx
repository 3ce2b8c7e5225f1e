import type { ReactNode } from 'react';
import controls from '../../layout/control.module.css';
import layout from '../../layout/layout.module.css';
import text from '../../text.module.css';

export type FieldControl =
  | { kind: 'text'; type: 'text' | 'email' | 'tel'; autoComplete: 'name' | 'email' | 'tel' | 'off' }
  | { kind: 'textarea' }
  | { kind: 'select'; options: readonly string[] }
  | { kind: 'datetime'; min?: string };

export type FieldProps = {
  /** Also the id of the control, so that a link to `#<name>` leads to it. */
  name: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** A question or remark. It does not prevent sending. */
  note?: ReactNode;
  isRequired: boolean;
  /** An example value, or the text of a list's first option, which cannot be chosen. */
  placeholder?: string | undefined;
  control: FieldControl;
  onFocus?: () => void;
};

/** Connects the control with its label, error message, note and hint for screen readers. */
export function Field({ name, label, hint, error, note, isRequired, placeholder, control, onFocus }: FieldProps) {
  const hintId = hint ? `${name}-hint` : undefined;
  const errorId = error ? `${name}-error` : undefined;
  const noteId = note ? `${name}-note` : undefined;
  const wiring = {
    id: name,
    name,
    required: isRequired,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [errorId, noteId, hintId].filter(Boolean).join(' ') || undefined,
    className: controls.control,
    onFocus,
  };
  return (
    <div className={layout.stack2} data-field={name}>
      <label className={text.label} htmlFor={name}>
        {label}
      </label>
      <Control control={control} placeholder={placeholder} wiring={wiring} />
      {error && (
        <p className={text.error} id={errorId}>
          {error}
        </p>
      )}
      {note && (
        <p className={text.label} id={noteId} role="status">
          {note}
        </p>
      )}
      {hint && (
        <p className={text.note} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

type Wiring = {
  id: string;
  name: string;
  required: boolean;
  className: string | undefined;
  onFocus: (() => void) | undefined;
};

function Control({ control, placeholder, wiring }: Pick<FieldProps, 'control' | 'placeholder'> & { wiring: Wiring }) {
  switch (control.kind) {
    case 'text':
      return (
        <input
          {...wiring}
          autoComplete={control.autoComplete}
          dir={control.type === 'text' ? 'auto' : undefined}
          placeholder={placeholder}
          type={control.type}
        />
      );
    case 'textarea':
      return <textarea {...wiring} dir="auto" placeholder={placeholder} rows={4} />;
    case 'select':
      return (
        <select {...wiring} defaultValue="">
          <option disabled hidden value="">
            {placeholder}
          </option>
          {control.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'datetime':
      return <input {...wiring} min={control.min} type="datetime-local" />;
  }
}
