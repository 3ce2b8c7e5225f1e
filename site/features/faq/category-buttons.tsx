import { useEffect, useRef } from 'react';
import styles from './category-buttons.module.css';
import type { Category } from './questions.ts';

export type CategoryButtonsProps = {
  label: string;
  categories: readonly Category[];
  activeTitle: string;
  onChoose: (category: Category) => void;
};

export function CategoryButtons({ label, categories, activeTitle, onChoose }: CategoryButtonsProps) {
  const root = useRef<HTMLDivElement>(null);
  const activeIndex = categories.findIndex(({ title }) => title === activeTitle);

  // On phones, scrolls the row to a newly active button. Does not scroll on the first render, because the visitor may
  // have scrolled the row before hydration.
  const inView = useRef(0);
  useEffect(() => {
    if (inView.current === activeIndex) return;
    inView.current = activeIndex;
    const active = root.current?.children[activeIndex]?.getBoundingClientRect();
    if (active) root.current?.scrollBy(active.left + active.width / 2 - window.innerWidth / 2, 0);
  }, [activeIndex]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div aria-label={label} className={styles.root} data-scripted="" ref={root} role="group">
      {categories.map((category) => (
        <button
          aria-pressed={category.title === activeTitle}
          key={category.title}
          onClick={() => onChoose(category)}
          type="button"
        >
          {category.title} <span>({category.questions.length})</span>
        </button>
      ))}
    </div>
  );
}
