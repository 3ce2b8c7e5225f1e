import { useId } from 'react';
import type { FaqsPage } from '#content/model/faqs-page.ts';
import controls from '../../design/layout/control.module.css';
import layout from '../../design/layout/layout.module.css';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import text from '../../design/text.module.css';
import type { SearchResult } from './search.ts';
import styles from './search-field.module.css';

export type SearchFieldProps = {
  texts: FaqsPage['filter'];
  /** The start of the message that nothing was found. */
  empty: string;
  value: string;
  /** Undefined if the visitor has not searched. */
  result: SearchResult | undefined;
  onFocus: () => void;
  onChange: (value: string) => void;
};

export function SearchField({ texts, empty, value, result, onFocus, onChange }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={`${layout.stack2} ${styles.root}`} data-scripted="">
      <label className={text.label} htmlFor={id}>
        {texts.label}
      </label>
      <div className={styles.field}>
        <Icon name="search" />
        <input
          autoComplete="off"
          className={`${controls.control} ${styles.input}`}
          dir="auto"
          id={id}
          onFocus={onFocus}
          // `onInput` instead of `onChange`: React's `onChange` does not fire for text typed before hydration.
          onInput={(event) => onChange(event.currentTarget.value)}
          placeholder={texts.placeholder}
          type="search"
          value={value}
        />
      </div>
      <p className={text.note} role="status">
        {result && resultText(result, texts, empty)}
      </p>
    </div>
  );
}

function resultText({ answers, pages, isPartial }: SearchResult, texts: FaqsPage['filter'], empty: string): string {
  if (!answers.size && !pages.length) return `${empty}. ${texts.noMatch}`;
  return [
    countText(answers.size, isPartial ? texts.partialResults : texts.results),
    countText(pages.length, texts.pages),
  ]
    .filter(Boolean)
    .join(` ${texts.and} `);
}

function countText(count: number, { one, many }: { one: string; many: string }): string {
  return count ? `${count} ${count === 1 ? one : many}` : '';
}
