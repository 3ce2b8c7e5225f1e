import { type ReactNode, useEffect, useState } from 'react';
import type { HistoryEntry } from '../content-files.ts';
import { ask, report } from './api-client.ts';
import { Button } from './button.tsx';
import { AskDialog } from './dialog.tsx';

export const dayAndTime = (iso: string): string =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

type HistoryItem = { key: string; title: string; sentences: readonly string[]; button: ReactNode };

/** A list of earlier versions, deleted pages or publications, with buttons to restore them. */
export function HistoryList({ entries }: { entries: readonly HistoryItem[] | undefined }) {
  return (
    <ol className="kept">
      {entries?.map(({ key, title, sentences, button }) => (
        <li key={key}>
          <strong>{title}</strong>
          {sentences.slice(0, 5).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {sentences.length > 5 && <p>and {sentences.length - 5} more</p>}
          {button}
        </li>
      ))}
    </ol>
  );
}

type Props = {
  /** The file. Without it, the dialog lists deleted pages and offers. */
  path?: string;
  title: string;
  label: string;
  onDone: (path: string) => void;
  onClose: () => void;
};

/** Lists earlier versions, each with its differences from the current file, or deleted pages. Puts one of them back. */
export function VersionHistoryDialog({ path: ofFile, title, label, onDone, onClose }: Props) {
  const [entries, setEntries] = useState<HistoryEntry[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is loaded only once
  useEffect(() => {
    ask('kept', { path: ofFile }).then(setEntries, report);
  }, []);
  function restoreVersion(path: string, hash: string) {
    ask('put-back', { path, hash }).then(() => {
      onClose();
      onDone(path);
    }, report);
  }
  return (
    <AskDialog title={title} onClose={onClose}>
      {entries?.length === 0 && <p>Nothing is kept.</p>}
      <HistoryList
        entries={entries?.map(({ path, hash, storedAt, title: page, changes }) => ({
          key: `${path} ${storedAt}`,
          title: [page, dayAndTime(storedAt)].filter(Boolean).join(' · '),
          sentences: changes,
          button: (
            <Button aria-label={page && `${label} ${page}`} onClick={() => restoreVersion(path, hash)}>
              {label}
            </Button>
          ),
        }))}
      />
      <footer>
        <Button onClick={onClose}>Close</Button>
      </footer>
    </AskDialog>
  );
}
