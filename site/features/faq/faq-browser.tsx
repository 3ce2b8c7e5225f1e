import { useCallback, useState } from 'react';
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
  const [search, setSearch] = useState('');
  const isSearching = search.trim() !== '';
  const found = isSearching ? matchingIds(search, categories) : undefined;

  const show = useCallback(({ title }: Category) => {
    setSearch('');
    setActiveTitle(title);
  }, []);
  useAddressedQuestion(categories, show);

  return (
    <div className={styles.root}>
      <div className={styles.aside}>
        <CategoryButtons
          activeTitle={isSearching ? undefined : activeTitle}
          categories={categories}
          label={texts.categoriesLabel}
          onChoose={show}
        />
      </div>
      <div className={styles.answers}>
        <SearchField count={found?.size} onChange={setSearch} texts={texts.filter} value={search} />
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
