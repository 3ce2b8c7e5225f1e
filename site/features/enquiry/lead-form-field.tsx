import { useEffect, useState } from 'react';
import type { FieldText } from '#content/model/form-texts.ts';
import { Field, type FieldControl } from '../../design/primitives/field/field.tsx';
import type { LeadField } from './lead-fields.ts';
import { localMinute } from './local-minute.ts';

export type LeadFormFieldProps = {
  field: LeadField;
  text: FieldText;
  hint: string | undefined;
  error: string | undefined;
};

export function LeadFormField({ field, text, hint, error }: LeadFormFieldProps) {
  const control = useMinimumNow(field.control(text.placeholder));
  return (
    <Field
      control={control}
      isRequired={field.isRequired}
      label={text.label}
      name={field.name}
      {...(hint && { hint })}
      {...(error && { error })}
    />
  );
}

/** A moment cannot be chosen before now, to the minute (spec §5); the page may stay open for hours. */
function useMinimumNow(control: FieldControl): FieldControl {
  const [min, setMin] = useState<string>();
  const refresh = () => setMin(localMinute(new Date()));
  const isMoment = control.kind === 'moment';
  useEffect(() => {
    if (isMoment) setMin(localMinute(new Date()));
  }, [isMoment]);
  return isMoment ? { ...control, ...(min && { min }), onFocus: refresh } : control;
}
