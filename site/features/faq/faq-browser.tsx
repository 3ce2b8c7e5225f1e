import { startTransition, useCallback, useState } from 'react';
import type { Phone } from '#content/model/business.ts';
import type { FaqsPage } from '#content/model/faqs-page.ts';
import { CallButton } from '../../company/call-button.tsx';
import layout from '../../design/layout/layout.module.css';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { CategoryButtons } from './category-buttons.tsx';
import styles from './faq-browser.module.css';
import { FaqCategory } from './faq-category.tsx';
import { MatchingPages } from './matching-pages.tsx';
import type { Category } from './questions.ts';
import type { SearchedPage, SearchResult } from './search.ts';
import { SearchField } from './search-field.tsx';
import { useLinkedQuestion } from './use-linked-question.ts';
import { useSearch } from './use-search.ts';

export type FaqBrowserProps = {
  categories: readonly [Category, ...Category[]];
  pages: readonly SearchedPage[];
  texts: Pick<FaqsPage, 'categoriesLabel' | 'filter' | 'empty' | 'answerLink'>;
  phone: Phone;
  /** Returns the URL of the enquiry form with a prefilled message. */
  askPath: (message: string) => string;
};

/** The page contains all questions. It shows one category, or the results of a search in all categories. */
export function FaqBrowser({ categories, pages, texts, phone, askPath }: FaqBrowserProps) {
  const [activeTitle, setActiveTitle] = useState(categories[0].title);
  const [typed, setTyped] = useState('');
  const [result, setResult] = useState<SearchResult>();
  const { load, search } = useSearch(categories, pages, texts.filter.words);
  const ranks = result && new Map(result.answers.map((id, rank) => [id, rank]));
  const sorted = ranks ? bestFirst(categories, ranks) : categories;
  // One category is always active (spec §4). During a search it is the one with the best answer, if there is an answer.
  const bestTitle = ranks && ranks.size > 0 ? sorted[0]?.title : undefined;

  const onType = (text: string) => {
    setTyped(text);
    search(text, (next) => startTransition(() => setResult(next)));
  };
  const show = useCallback(({ title }: Category) => {
    setTyped('');
    setResult(undefined);
    setActiveTitle(title);
  }, []);
  const linkedQuestion = useLinkedQuestion(categories, show);

  return (
    <div className={`${layout.columns} ${styles.root}`}>
      <div className={layout.stickyList}>
        <CategoryButtons
          activeTitle={bestTitle ?? activeTitle}
          categories={categories}
          label={texts.categoriesLabel}
          onChoose={show}
        />
      </div>
      <div>
        <SearchField onChange={onType} onFocus={load} result={result} texts={texts.filter} value={typed} />
        {sorted.map((category) => (
          <FaqCategory
            linkedQuestion={category.questions.some(({ id }) => id === linkedQuestion?.id) ? linkedQuestion : undefined}
            answerLink={texts.answerLink}
            category={category}
            empty={texts.empty}
            ranks={ranks}
            isActive={category.title === activeTitle}
            key={category.title}
            onFound={show}
          />
        ))}
        {result && result.pages.length > 0 && (
          <MatchingPages heading={texts.filter.pages.heading} pages={result.pages} />
        )}
        {ranks?.size === 0 && (
          <div className={`${layout.cluster} ${styles.ask}`}>
            <CallButton isWide="phone" label={texts.filter.call} phone={phone} />
            <ButtonLink isWide="phone" to={askPath(typed)} variant="line">
              {texts.filter.ask}
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}

/** Sorts categories by their best answer. Categories without answers come last, in their usual order. */
function bestFirst(categories: readonly Category[], ranks: ReadonlyMap<string, number>): Category[] {
  const bestRank = ({ questions }: Category) =>
    Math.min(ranks.size, ...questions.map(({ id }) => ranks.get(id) ?? ranks.size));
  return categories.toSorted((one, other) => bestRank(one) - bestRank(other));
}
