import styles from './monogram.module.css';

export type MonogramProps = {
  /** One or two signs. */
  initials: string;
  tone: 'shade' | 'sand' | 'deep' | 'stone';
  /** What it stands for; leave out where the name stands beside it. */
  label?: string;
};

/** Stands for a person without inventing a face. */
export function Monogram({ initials, tone, label }: MonogramProps) {
  const name = label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };
  return (
    <span {...name} className={styles.root} data-tone={tone}>
      {initials}
    </span>
  );
}
