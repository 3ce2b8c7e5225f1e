import { useId } from 'react';
import type { FaqsPage } from '#content/model/faqs-page.ts';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import styles from './search-field.module.css';

export type SearchFieldProps = {
  texts: FaqsPage['filter'];
  value: string;
  /** How many answers were found; undefined while nothing is searched for. */
  count: number | undefined;
  onChange: (value: string) => void;
};

export function SearchField({ texts, value, count, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <label htmlFor={id}>{texts.label}</label>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          autoComplete="off"
          id={id}
          onChange={(event) => onChange(event.target.value)}
          placeholder={texts.placeholder}
          type="search"
          value={value}
        />
      </div>
      <p role="status">{count === undefined ? '' : resultText(count, texts)}</p>
    </div>
  );
}

function resultText(count: number, { results, noMatch }: FaqsPage['filter']): string {
  if (count === 0) return noMatch;
  return `${count} ${count === 1 ? results.one : results.many}`;
}
