import styles from './category-buttons.module.css';
import type { Category } from './questions.ts';

export type CategoryButtonsProps = {
  label: string;
  categories: readonly Category[];
  activeTitle: string;
  onChoose: (category: Category) => void;
};

export function CategoryButtons({ label, categories, activeTitle, onChoose }: CategoryButtonsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div aria-label={label} className={styles.root} data-scripted="" role="group">
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
