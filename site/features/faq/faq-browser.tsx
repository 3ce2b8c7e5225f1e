import { startTransition, useCallback, useState } from 'react';
import type { Phone } from '#content/model/business.ts';
import type { FaqsPage } from '#content/model/faqs-page.ts';
import { CallButton } from '../../company/call-button.tsx';
import layout from '../../design/layout/layout.module.css';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { CategoryButtons } from './category-buttons.tsx';
import styles from './faq-browser.module.css';
import { FaqCategory } from './faq-category.tsx';
import { FoundPages } from './found-pages.tsx';
import type { Category } from './questions.ts';
import type { SearchedPage, SearchResult } from './search.ts';
import { SearchField } from './search-field.tsx';
import { useAddressedQuestion } from './use-addressed-question.ts';
import { useSearch } from './use-search.ts';

export type FaqBrowserProps = {
  categories: readonly [Category, ...Category[]];
  /** The service pages, which a search leads to as well. */
  pages: readonly SearchedPage[];
  texts: Pick<FaqsPage, 'categoriesLabel' | 'filter' | 'empty' | 'answerLink'>;
  phone: Phone;
  /** The address of the form with the beginning of a message. */
  askPath: (message: string) => string;
};

/** The page contains all questions and shows one category, or the results of a search in all of them. */
export function FaqBrowser({ categories, pages, texts, phone, askPath }: FaqBrowserProps) {
  const [activeTitle, setActiveTitle] = useState(categories[0].title);
  const [typed, setTyped] = useState('');
  const [result, setResult] = useState<SearchResult>();
  const { load, search } = useSearch(categories, pages, texts.filter.words);
  const found = result && new Map(result.answers.map((id, place) => [id, place]));
  const shown = found ? bestFirst(categories, found) : categories;
  // Exactly one category is active (spec §4): during a search, the one with the best answer.
  const bestTitle = found && found.size > 0 ? shown[0]?.title : undefined;

  const onType = (text: string) => {
    setTyped(text);
    search(text, (next) => startTransition(() => setResult(next)));
  };
  const show = useCallback(({ title }: Category) => {
    setTyped('');
    setResult(undefined);
    setActiveTitle(title);
  }, []);
  const addressed = useAddressedQuestion(categories, show);

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
        {shown.map((category) => (
          <FaqCategory
            addressed={category.questions.some(({ id }) => id === addressed?.id) ? addressed : undefined}
            answerLink={texts.answerLink}
            category={category}
            empty={texts.empty}
            found={found}
            isActive={category.title === activeTitle}
            key={category.title}
            onFound={show}
          />
        ))}
        {result && result.pages.length > 0 && <FoundPages heading={texts.filter.pages.heading} pages={result.pages} />}
        {found?.size === 0 && (
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

/** The category with the best answer first; those without answers last, in their order. */
function bestFirst(categories: readonly Category[], places: ReadonlyMap<string, number>): Category[] {
  const bestPlace = ({ questions }: Category) =>
    Math.min(places.size, ...questions.map(({ id }) => places.get(id) ?? places.size));
  return categories.toSorted((one, other) => bestPlace(one) - bestPlace(other));
}
