import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';

type Props = { title: string; onClose: () => void; children: ReactNode };

/** A modal dialog. Escape closes it, and in browsers that support `closedby` a click outside, too. */
export function AskDialog({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Closing returns the focus to the element that had it before, but only while the dialog is in the document.
    return () => opened?.close();
  }, []);
  return (
    <dialog ref={dialog} closedby="any" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
