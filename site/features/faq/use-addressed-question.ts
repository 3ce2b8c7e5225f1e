import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { scrolledByPage } from '../../browser/hide-header-on-scroll.ts';
import { type Category, categoryOf } from './questions.ts';

/** Shows the category of the question in `/faqs#<id>` and opens its answer. */
export function useAddressedQuestion(categories: readonly Category[], show: (category: Category) => void) {
  const { hash, key } = useLocation();
  const [addressed, setAddressed] = useState<{ id: string }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same address again (another key) opens it again.
  useEffect(() => {
    const id = hash.slice(1);
    const category = categoryOf(id, categories);
    if (!category) return;
    show(category);
    setAddressed({ id });
  }, [hash, key, categories, show]);

  // In the next render, because the category has to be visible before anything in it can be scrolled to.
  useEffect(() => {
    if (addressed) openDisclosure(addressed.id);
  }, [addressed]);
}

/** Opens a `details` element, scrolls it into view and focuses it. */
function openDisclosure(id: string) {
  const details = document.getElementById(id);
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  details.scrollIntoView({ block: 'start', behavior: 'instant' });
  dispatchEvent(new Event(scrolledByPage));
  details.querySelector('summary')?.focus({ preventScroll: true });
}
