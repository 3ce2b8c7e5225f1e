import { startTransition, useCallback, useMemo, useState } from 'react';
import type { FaqsPage } from '#content/model/faqs-page.ts';
import layout from '../../design/layout/layout.module.css';
import { CategoryButtons } from './category-buttons.tsx';
import styles from './faq-browser.module.css';
import { FaqCategory } from './faq-category.tsx';
import type { Category } from './questions.ts';
import { answerSearch } from './search.ts';
import { SearchField } from './search-field.tsx';
import { useAddressedQuestion } from './use-addressed-question.ts';

export type FaqBrowserProps = {
  categories: readonly [Category, ...Category[]];
  texts: Pick<FaqsPage, 'categoriesLabel' | 'filter' | 'empty' | 'answerLink'>;
  phone: { display: string; dial: string };
  /** The address of the form with a message begun. */
  askPath: (message: string) => string;
};

/** All questions are in the page; exactly one category is shown, or whatever a search finds in all of them. */
export function FaqBrowser({ categories, texts, phone, askPath }: FaqBrowserProps) {
  const [activeTitle, setActiveTitle] = useState(categories[0].title);
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState('');
  const isSearch = sought.trim() !== '';
  // Hydration does not wait for an index that most visitors never need.
  const searchAnswers = useMemo(
    () => (isSearch ? answerSearch(categories, texts.filter.words) : undefined),
    [isSearch, categories, texts],
  );
  const result = useMemo(() => searchAnswers?.(sought), [sought, searchAnswers]);
  const found = result?.places;

  const search = (text: string) => {
    setTyped(text);
    // What is typed is seen at once; the answers follow, and the next key need not wait for them.
    startTransition(() => setSought(text));
  };
  const show = useCallback(({ title }: Category) => {
    setTyped('');
    setSought('');
    setActiveTitle(title);
  }, []);
  useAddressedQuestion(categories, show);

  return (
    <div className={`${layout.columns} ${styles.root}`}>
      <div className={layout.sticky}>
        <CategoryButtons
          activeTitle={found ? undefined : activeTitle}
          categories={categories}
          label={texts.categoriesLabel}
          onChoose={show}
        />
      </div>
      <div>
        <SearchField
          askPath={askPath}
          onChange={search}
          phone={phone}
          result={result}
          texts={texts.filter}
          value={typed}
        />
        {(found ? bestFirst(categories, found) : categories).map((category) => (
          <FaqCategory
            answerLink={texts.answerLink}
            category={category}
            empty={texts.empty}
            found={found}
            isActive={category.title === activeTitle}
            key={category.title}
            onFound={show}
          />
        ))}
      </div>
    </div>
  );
}

/** The category with the best answer first; those without any keep their order behind it. */
function bestFirst(categories: readonly Category[], places: ReadonlyMap<string, number>): Category[] {
  const bestPlace = ({ questions }: Category) =>
    Math.min(places.size, ...questions.map(({ id }) => places.get(id) ?? places.size));
  return categories.toSorted((one, other) => bestPlace(one) - bestPlace(other));
}
