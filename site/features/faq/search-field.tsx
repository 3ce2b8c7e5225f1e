import { useId } from 'react';
import type { FaqsPage } from '#content/model/faqs-page.ts';
import controls from '../../design/layout/control.module.css';
import layout from '../../design/layout/layout.module.css';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import text from '../../design/text.module.css';
import type { FoundPage } from './page-search.ts';
import type { SearchResult } from './search.ts';
import styles from './search-field.module.css';

export type SearchFieldProps = {
  texts: FaqsPage['filter'];
  value: string;
  /** Undefined while nothing is searched for. */
  result: SearchResult | undefined;
  pages: readonly FoundPage[];
  onChange: (value: string) => void;
};

export function SearchField({ texts, value, result, pages, onChange }: SearchFieldProps) {
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
          id={id}
          // React's `onChange` does not hear of what was typed before hydration.
          onInput={(event) => onChange(event.currentTarget.value)}
          placeholder={texts.placeholder}
          type="search"
          value={value}
        />
      </div>
      <p className={text.note} role="status">
        {result && resultText(result, pages.length, texts)}
      </p>
    </div>
  );
}

function resultText(result: SearchResult, pages: number, texts: FaqsPage['filter']): string {
  if (result.places.size === 0 && pages === 0) return texts.noMatch;
  const found = answersText(result, texts);
  if (pages === 0) return found;
  return `${found}. ${pages} ${pages === 1 ? texts.pages.one : texts.pages.many}.`;
}

function answersText({ places, isPartial }: SearchResult, texts: FaqsPage['filter']): string {
  const count = places.size;
  if (count === 0) return texts.noAnswer;
  const { one, many } = isPartial ? texts.partialResults : texts.results;
  return `${count} ${count === 1 ? one : many}`;
}
