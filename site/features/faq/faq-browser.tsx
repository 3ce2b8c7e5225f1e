import { startTransition, useCallback, useMemo, useState } from 'react';
import type { FaqsPage } from '#content/model/faqs-page.ts';
import { CategoryButtons } from './category-buttons.tsx';
import styles from './faq-browser.module.css';
import { FaqCategory } from './faq-category.tsx';
import { type Category, matchingIds } from './questions.ts';
import { SearchField } from './search-field.tsx';
import { useAddressedQuestion } from './use-addressed-question.ts';

export type FaqBrowserProps = {
  categories: readonly [Category, ...Category[]];
  texts: Pick<FaqsPage, 'categoriesLabel' | 'filter' | 'empty' | 'answerLink'>;
};

/** All questions are in the page; exactly one category is shown, or whatever a search finds in all of them. */
export function FaqBrowser({ categories, texts }: FaqBrowserProps) {
  const [activeTitle, setActiveTitle] = useState(categories[0].title);
  const [typed, setTyped] = useState('');
  const [sought, setSought] = useState('');
  const found = useMemo(
    () => (sought.trim() === '' ? undefined : matchingIds(sought, categories)),
    [sought, categories],
  );

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
    <div className={styles.root}>
      <div className={styles.aside}>
        <CategoryButtons
          activeTitle={found ? undefined : activeTitle}
          categories={categories}
          label={texts.categoriesLabel}
          onChoose={show}
        />
      </div>
      <div className={styles.answers}>
        <SearchField count={found?.size} onChange={search} texts={texts.filter} value={typed} />
        {categories.map((category) => (
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
