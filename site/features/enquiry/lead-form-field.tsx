import { useEffect, useState } from 'react';
import { Field, type FieldProps } from '../../design/primitives/field/field.tsx';
import { localMinute, oneYearAfter } from './local-minute.ts';

export function LeadFormField(props: FieldProps) {
  return props.control.kind === 'datetime' ? <FutureField {...props} /> : <Field {...props} />;
}

/** The minimum is the current minute (spec §5), refreshed because the page may stay open for hours. */
function FutureField(props: FieldProps) {
  const [limits, setLimits] = useState<{ min: string; max: string }>();
  const refresh = () => {
    const now = new Date();
    setLimits({ min: localMinute(now), max: localMinute(oneYearAfter(now)) });
  };
  useEffect(refresh, []);
  return <Field {...props} control={{ kind: 'datetime', ...limits }} onFocus={refresh} />;
}
