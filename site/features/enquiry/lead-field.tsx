import { useState } from 'react';
import type { FieldText } from '#content/model/form-texts.ts';
import { type FieldName, formField } from '#contract/form-fields.ts';
import controls from '../../design/layout/control.module.css';
import layout from '../../design/layout/layout.module.css';
import { Button } from '../../design/primitives/button/button.tsx';
import text from '../../design/text.module.css';
import { companyLocalTime } from './company-time.ts';
import type { Note } from './lead-form-state.ts';

export type LeadFieldProps = {
  /** The name of the field. Also the id of the control, so that a link to `#<name>` leads to the control. */
  name: FieldName;
  /**
   * The label and other texts of the field. `placeholder` is an example value, or the text of a list's first option,
   * which cannot be chosen.
   */
  texts: FieldText | undefined;
  isRequired: boolean;
  /** Follows the label of a field that is not required. */
  optional: string;
  error: string | undefined;
  /** An error message replaces the text of the note, but not its proposal. */
  note: Note | undefined;
  /** Called when the visitor accepts the proposed value. */
  onTake: (value: string) => void;
  serviceTypes: readonly string[];
  utcOffsetHours: number;
};

/** Connects the control with its label, error message, note and hint for screen readers. */
export function LeadField(props: LeadFieldProps) {
  const { name, texts, isRequired, optional, error, onTake, serviceTypes, utcOffsetHours } = props;
  const note = error && !props.note?.proposal ? undefined : props.note;
  const proposal = note?.proposal;
  const hintId = texts?.hint ? `${name}-hint` : undefined;
  const errorId = error ? `${name}-error` : undefined;
  const noteId = note ? `${name}-note` : undefined;
  const [min, setMin] = useState<string>();

  const control = () => {
    const field = formField(name);
    const placeholder = texts?.placeholder;
    const wiring = {
      id: name,
      name,
      required: isRequired,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': [errorId, noteId, hintId].filter(Boolean).join(' ') || undefined,
      className: controls.control,
    };
    switch (field.kind) {
      case 'text':
      case 'email':
      case 'tel':
        return (
          <input {...wiring} autoComplete={field.autocomplete} dir="auto" placeholder={placeholder} type={field.kind} />
        );
      case 'textarea':
        return <textarea {...wiring} dir="auto" placeholder={placeholder} rows={4} />;
      case 'select':
        return (
          <select {...wiring} defaultValue="">
            <option disabled hidden value="">
              {placeholder}
            </option>
            {serviceTypes.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        );
      case 'datetime':
        return (
          <input
            {...wiring}
            // Never refuses a time: it ends the year after four typed digits, which Chromium would continue to six.
            max="9999-12-31T23:59"
            min={min}
            // The earliest time is the current minute in the company's time zone (spec §5). It is set on focus, because
            // the page may have been open for hours.
            onFocus={() => setMin(companyLocalTime(utcOffsetHours))}
            type="datetime-local"
          />
        );
    }
  };

  return (
    <div className={layout.stack2} data-field={name}>
      <label className={text.label} htmlFor={name}>
        {texts?.label} {!isRequired && optional}
      </label>
      {control()}
      {error && (
        <p className={text.error} id={errorId}>
          {error}
        </p>
      )}
      {note && (
        <p className={`${layout.cluster} ${text.label}`} id={noteId} role="status">
          {!error && <span>{note.text}</span>}
          {proposal && (
            <Button onClick={() => onTake(proposal.value)} size="small" variant="line">
              {proposal.label}
            </Button>
          )}
        </p>
      )}
      {texts?.hint && (
        <p className={text.note} id={hintId}>
          {texts.hint}
        </p>
      )}
    </div>
  );
}
