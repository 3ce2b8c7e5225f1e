import { memo, useCallback, useEffect, useId, useRef } from 'react';
import { scrolledByPage } from '../../browser/hide-header-on-scroll.ts';
import { useHiddenUntilFound } from '../../browser/use-hidden-until-found.ts';
import { Disclosure } from '../../design/primitives/disclosure/disclosure.tsx';
import { VisuallyHidden } from '../../design/primitives/visually-hidden/visually-hidden.tsx';
import text from '../../design/text.module.css';
import styles from './faq-category.module.css';
import type { Category } from './questions.ts';

export type FaqCategoryProps = {
  category: Category;
  isActive: boolean;
  /** The question in the URL's hash, if it is in this category. Each click on a link to it creates a new object. */
  linkedQuestion: { id: string } | undefined;
  /** The rank of each found answer by question id. Undefined if there is no search. */
  ranks: ReadonlyMap<string, number> | undefined;
  empty: string;
  answerLink: string;
  /** Called when find-in-page or a URL hash reveals this category while it is hidden. */
  onFound: (category: Category) => void;
};

/** Memoised, so that typing in the search field does not render every category again. */
export const FaqCategory = memo(function FaqCategory(props: FaqCategoryProps) {
  const { category, isActive, linkedQuestion, ranks, empty, answerLink, onFound } = props;
  const root = useRef<HTMLElement>(null);
  const linkedAnswer = useRef<HTMLDetailsElement>(null);
  const headingId = useId();
  const isShown = ranks ? category.questions.some(({ id }) => ranks.has(id)) : isActive;
  useHiddenUntilFound(
    root,
    !isShown,
    useCallback(() => onFound(category), [onFound, category]),
  );
  useEffect(() => {
    if (linkedQuestion && linkedAnswer.current) openAnswer(linkedAnswer.current);
  }, [linkedQuestion]);

  return (
    // A hidden category has no label, so that screen readers do not list it as an empty landmark.
    <section aria-labelledby={isShown ? headingId : undefined} className={styles.root} data-shown={isShown} ref={root}>
      <h2 id={headingId}>{category.title}</h2>
      {category.questions.length === 0 && <p>{empty}</p>}
      {(ranks ? bestFirst(category.questions, ranks) : category.questions).map(({ id, question, answer }) => (
        <Disclosure
          id={id}
          isHidden={ranks ? !ranks.has(id) : false}
          key={id}
          ref={id === linkedQuestion?.id ? linkedAnswer : undefined}
          summary={<h3 className={text.strong}>{question}</h3>}
        >
          <p>{answer}</p>
          <a className={styles.link} data-print="none" href={`#${id}`}>
            {answerLink} <VisuallyHidden>({question})</VisuallyHidden>
          </a>
        </Disclosure>
      ))}
    </section>
  );
});

function openAnswer(details: HTMLDetailsElement) {
  details.open = true;
  details.scrollIntoView({ block: 'start', behavior: 'instant' });
  dispatchEvent(new Event(scrolledByPage));
  const [summary] = details.children;
  if (summary instanceof HTMLElement) summary.focus({ preventScroll: true });
}

function bestFirst(questions: Category['questions'], ranks: ReadonlyMap<string, number>): Category['questions'] {
  const rank = (id: string) => ranks.get(id) ?? ranks.size;
  return questions.toSorted((one, other) => rank(one.id) - rank(other.id));
}
