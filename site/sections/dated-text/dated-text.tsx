import type { ReactNode } from 'react';
import type { Period } from '#content/periods.ts';
import { usePeriodAttributes } from '../../browser/use-period-attributes.ts';

export type DatedTextProps = { period: Period; children: ReactNode };

/** Text inside a heading or a paragraph that is shown only within a period. */
export function DatedText({ period, children }: DatedTextProps) {
  return <span {...usePeriodAttributes(period)}>{children}</span>;
}
