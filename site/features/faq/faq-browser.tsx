import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import type { Phone } from '#content/model/business.ts';
import type { FaqsPage } from '#content/model/faqs-page.ts';
import { useTabState } from '../../browser/use-tab-state.ts';
import { CallButton } from '../../company/call-button.tsx';
import layout from '../../design/layout/layout.module.css';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { type Category, categoryOf } from './categories.ts';
import styles from './faq-browser.module.css';
import { FaqCategory } from './faq-category.tsx';
import { MatchingPages } from './matching-pages.tsx';
import { replaceHash } from './replace-hash.ts';
import type { SearchablePage, SearchResult } from './search.ts';
import { SearchField } from './search-field.tsx';
import { useFaqSearch } from './use-faq-search.ts';

export type FaqBrowserProps = {
  categories: readonly [Category, ...Category[]];
  pages: readonly SearchablePage[];
  texts: Pick<FaqsPage, 'categoriesLabel' | 'filter' | 'empty' | 'answerLink'>;
  phone: Phone;
  /** Returns the URL of the enquiry form with a question. */
  askPath: (question: string) => string;
};

/** The page contains all questions. It shows one category, or the results of a search in all categories. */
export function FaqBrowser({ categories, pages, texts, phone, askPath }: FaqBrowserProps) {
  // Stored like the search: Back and a reload restore it.
  const [shownTitle, setActiveTitle] = useTabState<string>(`category-${useLocation().key}`);
  const { title: activeTitle } = categories.find(({ title }) => title === shownTitle) ?? categories[0];
  const { typed, setTyped, result: current, load } = useFaqSearch(categories, pages, texts.filter.words);
  // The result is deferred, so that typing does not wait until the answers are rendered.
  const result = useDeferredValue(current);
  const sorted = useMemo(() => (result ? bestFirst(categories, result.answers) : categories), [categories, result]);
  // One category is always active (spec §4). During a search it is the one with the best answer, if there is an answer.
  const bestTitle = result?.answers.size ? sorted[0]?.title : undefined;

  const show = useCallback(
    ({ title }: Category) => {
      setTyped('');
      setActiveTitle(title);
    },
    [setTyped, setActiveTitle],
  );
  const linkedQuestion = useLinkedQuestion(categories, show);
  const search = (text: string) => {
    // Otherwise Back or a reload would open the linked question instead of the search.
    replaceHash('');
    setTyped(text);
  };

  const answers = useRef<HTMLDivElement>(null);
  const choose = (category: Category) => {
    replaceHash('');
    // Without `flushSync`, scroll anchoring moves the page when the chosen category appears above the window’s content.
    flushSync(() => show(category));
    // The start of the chosen category can be above the window, because the list of categories stays in view next to a
    // long category. With large text on a phone it can be below the window.
    const { top = 0 } = answers.current?.getBoundingClientRect() ?? {};
    if (top < 0 || top > innerHeight * 0.75) answers.current?.scrollIntoView();
  };

  return (
    <div className={`${layout.page} ${layout.stackParts} ${styles.root}`}>
      <SearchField
        empty={texts.empty}
        onChange={search}
        onFocus={load}
        result={result}
        texts={texts.filter}
        value={typed}
      />
      <div className={`${layout.columns} ${styles.answers}`} data-searching={result !== undefined}>
        <div className={layout.stickyList}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form. */}
          <div aria-label={texts.categoriesLabel} className={styles.categories} data-scripted="" role="group">
            {categories.map((category) => (
              <button
                aria-pressed={category.title === (bestTitle ?? activeTitle)}
                key={category.title}
                onClick={() => choose(category)}
                type="button"
              >
                {category.title} <span>({category.questions.length})</span>
              </button>
            ))}
          </div>
        </div>
        <div ref={answers}>
          {sorted.map((category) => (
            <FaqCategory
              answerLink={texts.answerLink}
              answers={result?.answers}
              category={category}
              empty={texts.empty}
              isActive={category.title === activeTitle}
              key={category.title}
              linkedQuestion={linkedQuestion}
              onFound={show}
            />
          ))}
          {result && result.pages.length > 0 && (
            <MatchingPages heading={texts.filter.pages.heading} pages={result.pages} />
          )}
          {result?.isPartial && (
            <div className={`${layout.cluster} ${styles.ask}`}>
              <CallButton isWide="phone" label={texts.filter.call} phone={phone} />
              <ButtonLink isWide="phone" to={askPath(typed)} variant="line">
                {texts.filter.ask}
              </ButtonLink>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/**
 * Shows the category of the question in the hash of `/faqs#<id>`. Returns the question as a new object for each click
 * on a link to it, so that the answer opens again. Returns `undefined` before the first such link.
 */
function useLinkedQuestion(categories: readonly Category[], show: (category: Category) => void) {
  const { hash, key } = useLocation();
  const [linkedQuestion, setLinkedQuestion] = useState<{ id: string }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` changes when the same link is followed again.
  useEffect(() => {
    const id = hash.slice(1);
    const category = categoryOf(id, categories);
    if (!category) return;
    show(category);
    setLinkedQuestion({ id });
  }, [hash, key, categories, show]);

  return linkedQuestion;
}

/**
 * Sorts categories by their best answer, and their questions. Categories without answers come last, in their usual
 * order.
 */
function bestFirst(categories: readonly Category[], answers: SearchResult['answers']): Category[] {
  const worstFirst = [...answers.keys()].reverse();
  const rank = ({ id }: { id: string }) => worstFirst.indexOf(id);
  const bestRank = ({ questions }: Category) => Math.max(-1, ...questions.map(rank));
  return categories
    .map((category) => ({
      ...category,
      questions: category.questions.toSorted((one, other) => rank(other) - rank(one)),
    }))
    .toSorted((one, other) => bestRank(other) - bestRank(one));
}
