import type { Period } from '#content/periods.ts';
import { usePeriodAttributes } from '../browser/use-period-attributes.ts';
import layout from '../design/layout/layout.module.css';
import { LinkedText } from '../design/primitives/link/linked-text.tsx';
import textStyles from '../design/text.module.css';
import styles from './notices.module.css';

type NoticeProps = { text: string; period: Period };

export type NoticesProps = { notices: readonly NoticeProps[] };

/** Lines above the content of every page, for example in a flood or at Eid. */
export function Notices({ notices }: NoticesProps) {
  return notices.map((notice) => <Notice key={notice.text} {...notice} />);
}

function Notice({ text, period }: NoticeProps) {
  return (
    <p className={`${layout.page} ${textStyles.small} ${styles.root}`} role="note" {...usePeriodAttributes(period)}>
      <LinkedText text={text} />
    </p>
  );
}
