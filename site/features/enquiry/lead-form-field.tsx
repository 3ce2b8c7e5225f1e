import { useEffect, useState } from 'react';
import type { FieldText } from '#content/model/form-texts.ts';
import { Field, type FieldProps } from '../../design/primitives/field/field.tsx';
import { localMinute } from './local-minute.ts';

export type LeadFormFieldProps = Pick<FieldProps, 'name' | 'isRequired' | 'control' | 'hint' | 'error'> & {
  text: FieldText;
};

export function LeadFormField({ text, ...field }: LeadFormFieldProps) {
  const props = { ...field, label: text.label, placeholder: text.placeholder };
  return field.control.kind === 'datetime' ? <FutureField {...props} /> : <Field {...props} />;
}

/** Nothing earlier than now can be chosen, to the minute (spec §5); the page may stay open for hours. */
function FutureField(props: FieldProps) {
  const [min, setMin] = useState<string>();
  const refresh = () => setMin(localMinute(new Date()));
  useEffect(() => setMin(localMinute(new Date())), []);
  return <Field {...props} control={{ kind: 'datetime', min }} onFocus={refresh} />;
}
