import {
  memo,
  type ReactNode,
  type RefObject,
  type ToggleEvent,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Period } from '#content/periods.ts';
import { scrolledByPageEvent } from '../../browser/hide-header-on-scroll.ts';
import { usePeriodAttributes } from '../../browser/use-period-attributes.ts';
import { Disclosure } from '../../design/primitives/disclosure/disclosure.tsx';
import { LinkedText } from '../../design/primitives/link/linked-text.tsx';
import text from '../../design/text.module.css';
import type { Category } from './categories.ts';
import styles from './faq-category.module.css';
import { replaceHash } from './replace-hash.ts';
import type { SearchResult } from './search.ts';

export type FaqCategoryProps = {
  category: Category;
  isActive: boolean;
  /** The question in the URL's hash, in any category. Each click on a link to the question creates a new object. */
  linkedQuestion: { id: string } | undefined;
  /** The found answers of all categories. Undefined if there is no search. */
  answers: SearchResult['answers'] | undefined;
  empty: string;
  answerLink: string;
  /** Called when find-in-page or a URL hash reveals this category while it is hidden. */
  onFound: (category: Category) => void;
};

/** Memoised, so that typing in the search field does not render every category again. */
export const FaqCategory = memo(function FaqCategory(props: FaqCategoryProps) {
  const { category, isActive, linkedQuestion, answers, empty, answerLink, onFound } = props;
  const root = useRef<HTMLElement>(null);
  const linkedAnswer = useRef<HTMLDetailsElement>(null);
  const headingId = useId();
  const isShown = answers ? category.questions.some(({ id }) => answers.has(id)) : isActive;
  useHiddenUntilFound(
    root,
    !isShown,
    useCallback(() => onFound(category), [onFound, category]),
  );
  useEffect(() => {
    if (linkedQuestion && linkedAnswer.current) openAnswer(linkedAnswer.current);
  }, [linkedQuestion]);
  const [onlyResult] = isShown && answers?.size === 1 ? answers.keys() : [];
  useEffect(() => {
    const found = onlyResult && root.current?.querySelector<HTMLDetailsElement>('details:not([hidden])');
    if (!found) return;
    found.open = true;
    return () => {
      // A link to the answer has ended the search.
      if (found !== linkedAnswer.current) found.open = false;
    };
  }, [onlyResult]);

  return (
    // A hidden category has no label, so that screen readers do not list it as an empty landmark.
    <section aria-labelledby={isShown ? headingId : undefined} className={styles.root} data-shown={isShown} ref={root}>
      <h2 id={headingId}>{category.title}</h2>
      {category.questions.length === 0 && <p>{empty}</p>}
      {category.questions.map(({ id, question, answer, until, answerAfter }) => (
        <Disclosure
          id={id}
          isHidden={answers?.has(id) === false}
          key={id}
          // During a search, Back and a reload restore the search instead.
          onToggle={answers ? undefined : rememberAnswer}
          ref={id === linkedQuestion?.id ? linkedAnswer : undefined}
          summary={<h3 className={text.strong}>{question}</h3>}
        >
          {until ? (
            <>
              <DatedAnswer period={{ until }}>{marked(answer, answers?.get(id))}</DatedAnswer>
              <DatedAnswer period={{ from: until }}>{answerAfter}</DatedAnswer>
            </>
          ) : (
            <p>{marked(answer, answers?.get(id))}</p>
          )}
          <a className={`${text.small} ${text.accent} ${styles.link}`} data-print="none" href={`#${id}`}>
            {answerLink}
          </a>
        </Disclosure>
      ))}
    </section>
  );
});

function DatedAnswer({ period, children }: { period: Period; children: ReactNode }) {
  return <p {...usePeriodAttributes(period)}>{children}</p>;
}

function rememberAnswer({ currentTarget: { open, id } }: ToggleEvent<HTMLDetailsElement>) {
  replaceHash(open ? `#${id}` : '');
}

function openAnswer(details: HTMLDetailsElement) {
  details.open = true;
  details.scrollIntoView({ block: 'start', behavior: 'instant' });
  dispatchEvent(new Event(scrolledByPageEvent));
  const [summary] = details.children;
  if (summary instanceof HTMLElement) summary.focus({ preventScroll: true });
}

function marked(text: string, sentence: string | undefined): ReactNode {
  if (!sentence) return <LinkedText text={text} />;
  const start = text.indexOf(sentence);
  return (
    <>
      <LinkedText text={text.slice(0, start)} />
      <mark>
        <LinkedText text={sentence} />
      </mark>
      <LinkedText text={text.slice(start + sentence.length)} />
    </>
  );
}

/**
 * While `isHidden`, sets `hidden="until-found"`, with which find-in-page still finds the text. `onFound` runs when
 * find-in-page or a URL hash reveals the element. Uses effects, because React supports `hidden` only as a boolean.
 */
function useHiddenUntilFound(element: RefObject<HTMLElement | null>, isHidden: boolean, onFound: () => void) {
  useLayoutEffect(() => {
    if (isHidden) element.current?.setAttribute('hidden', 'until-found');
    else element.current?.removeAttribute('hidden');
  }, [element, isHidden]);

  useEffect(() => {
    const { current } = element;
    current?.addEventListener('beforematch', onFound);
    return () => current?.removeEventListener('beforematch', onFound);
  }, [element, onFound]);
}
