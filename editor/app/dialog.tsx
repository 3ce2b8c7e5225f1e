import { type ReactNode, useEffect, useId, useRef } from 'react';

type Props = { title: string; onClose: () => void; children: ReactNode; isWide?: boolean };

/** A dialog over the whole editor. Escape and a click beside it close it. */
export function AskDialog({ title, onClose, children, isWide = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    // Closing moves the focus back to where it was.
    return () => opened?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      closedby="any"
      aria-labelledby={titleId}
      className={isWide ? 'wide' : undefined}
      onClose={onClose}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
