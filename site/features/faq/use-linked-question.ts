import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Category, categoryOf } from './questions.ts';

/** Shows the category of the question in `/faqs#<id>`. Returns a new object each time a link to it is followed. */
export function useLinkedQuestion(categories: readonly Category[], show: (category: Category) => void) {
  const { hash, key } = useLocation();
  const [linkedQuestion, setLinkedQuestion] = useState<{ id: string }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same address again (another key) opens it again.
  useEffect(() => {
    const id = hash.slice(1);
    const category = categoryOf(id, categories);
    if (!category) return;
    show(category);
    setLinkedQuestion({ id });
  }, [hash, key, categories, show]);

  return linkedQuestion;
}
