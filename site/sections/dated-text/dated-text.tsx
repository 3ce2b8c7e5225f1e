import type { ReactNode } from 'react';
import type { Period } from '#content/periods.ts';
import { useShownWhile } from '../../browser/use-shown-while.ts';

export type DatedTextProps = { period: Period; children: ReactNode };

/** Text inside a heading or a paragraph that is shown only within a period. */
export function DatedText({ period, children }: DatedTextProps) {
  return <span {...useShownWhile(period)}>{children}</span>;
}
