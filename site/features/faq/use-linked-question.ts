import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { type Category, categoryOf } from './questions.ts';

/**
 * Shows the category of the question in the hash of `/faqs#<id>`. Returns the question as a new object for each click
 * on a link to it, so that the answer opens again; `undefined` if there was no such link yet.
 */
export function useLinkedQuestion(categories: readonly Category[], show: (category: Category) => void) {
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
