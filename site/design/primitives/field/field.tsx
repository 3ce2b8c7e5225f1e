import { type FocusEvent, useId } from 'react';
import styles from './field.module.css';

/** What the visitor fills in: one line, several lines, one of a list, or a date with a time. */
export type FieldControl =
  | {
      kind: 'line';
      type: 'text' | 'email' | 'tel';
      autoComplete: 'name' | 'email' | 'tel';
      placeholder?: string;
      maxLength: number;
    }
  | { kind: 'lines'; placeholder?: string; maxLength: number }
  | { kind: 'choice'; emptyOption: string; options: readonly string[] }
  | { kind: 'moment'; min?: string; onFocus?: (event: FocusEvent<HTMLInputElement>) => void };

export type FieldProps = {
  name: string;
  label: string;
  hint?: string;
  /** What to do about it, in words; shown under the control and read with it. */
  error?: string;
  isRequired: boolean;
  control: FieldControl;
};

/** Label, hint, control and error, tied together once for every form. */
export function Field({ name, label, hint, error, isRequired, control }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const wiring = {
    id,
    name,
    required: isRequired,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
    className: styles.control,
  };
  return (
    <div className={styles.root} data-field={name}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <Control control={control} wiring={wiring} />
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

type Wiring = { id: string; name: string; required: boolean; className: string | undefined };

function Control({ control, wiring }: { control: FieldControl; wiring: Wiring }) {
  switch (control.kind) {
    case 'line':
      return (
        <input
          {...wiring}
          autoComplete={control.autoComplete}
          maxLength={control.maxLength}
          placeholder={control.placeholder}
          type={control.type}
        />
      );
    case 'lines':
      return <textarea {...wiring} maxLength={control.maxLength} placeholder={control.placeholder} rows={4} />;
    case 'choice':
      return (
        <select {...wiring} defaultValue="">
          <option disabled hidden value="">
            {control.emptyOption}
          </option>
          {control.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      );
    case 'moment':
      return <input {...wiring} min={control.min} onFocus={control.onFocus} type="datetime-local" />;
  }
}
