import { useEffect, useState } from 'react';
import { Field, type FieldProps } from '../../design/primitives/field/field.tsx';
import { localMinute, oneYearAfter } from './local-minute.ts';

export function LeadFormField(props: FieldProps) {
  return props.control.kind === 'datetime' ? <FutureField {...props} /> : <Field {...props} />;
}

/**
 * A date field whose minimum is the current minute (spec §5) and whose maximum is a year later. Focusing it updates
 * both, because the page may be open for hours.
 */
function FutureField(props: FieldProps) {
  const [limits, setLimits] = useState<{ min: string; max: string }>();
  const refresh = () => {
    const now = new Date();
    setLimits({ min: localMinute(now), max: localMinute(oneYearAfter(now)) });
  };
  useEffect(refresh, []);
  return <Field {...props} control={{ kind: 'datetime', ...limits }} onFocus={refresh} />;
}
