import { type ReactNode, useEffect, useState } from 'react';
import type { KeptVersion } from '../content-files.ts';
import { get, post } from './api-client.ts';
import { Button } from './button.tsx';
import { AskDialog } from './dialog.tsx';

export const timeOf = (iso: string): string =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

type Kept = { key: string; title: string; sentences: readonly string[]; button: ReactNode };

/** A list of earlier versions, deleted pages or publications, with buttons to restore them. */
export function KeptList({ entries }: { entries: readonly Kept[] | undefined }) {
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

type PutBackProps = {
  address: 'versions' | 'deleted';
  path?: string;
  /** Shown if there are no entries. */
  none: string;
  label: string;
  onDone: (path: string) => void;
};

/** Lists the versions in the history, with a button to restore each. */
function PutBackList({ address, path: ofFile, none, label, onDone }: PutBackProps) {
  const [entries, setEntries] = useState<KeptVersion[]>();
  const [problem, setProblem] = useState('');
  const refuse = ({ message }: Error) => setProblem(message);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is loaded only once
  useEffect(() => {
    get<KeptVersion[]>(address, ofFile ? { path: ofFile } : {}).then(setEntries, refuse);
  }, []);
  return (
    <>
      {entries?.length === 0 && <p>{none}</p>}
      {problem && <p className="problem">{problem}</p>}
      <KeptList
        entries={entries?.map(({ path, version, keptAt, title, changes }) => ({
          key: `${path} ${version}`,
          title: [title, timeOf(keptAt)].filter(Boolean).join(' · '),
          sentences: changes,
          button: (
            <Button
              aria-label={title && `${label} ${title}`}
              onClick={() => void post('put-back', { path, version }).then(() => onDone(path), refuse)}
            >
              {label}
            </Button>
          ),
        }))}
      />
    </>
  );
}

/** The earlier versions of a file, each with its differences from the current one. */
export function EarlierVersions({ path, title, onClose }: { path: string; title: string; onClose: () => void }) {
  return (
    <AskDialog title={`Earlier versions of ${title}`} onClose={onClose}>
      <p>What is there now is kept too.</p>
      <PutBackList
        address="versions"
        path={path}
        none="No other version is kept."
        label="Put this back"
        onDone={onClose}
      />
      <footer>
        <Button onClick={onClose}>Close</Button>
      </footer>
    </AskDialog>
  );
}

/** The hash of the editor's URL while `DeletedPages` is shown. */
export const deletedPagesAddress = 'deleted';

/** The deleted pages and offers. */
export function DeletedPages({ onOpen }: { onOpen: (path: string) => void }) {
  return (
    <section className="fields" aria-label="Deleted pages">
      <h1>Deleted pages</h1>
      <PutBackList address="deleted" none="Nothing was deleted." label="Bring back" onDone={onOpen} />
    </section>
  );
}
