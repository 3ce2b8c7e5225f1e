import { type ReactNode, useEffect, useState } from 'react';
import type { DeletedFile, EarlierVersion } from '../content-files.ts';
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

/** Loads the entries of a `KeptList`. Returns them with a function that restores one and then calls `onDone`. */
function useKept<Entry>(address: string, query: Record<string, string>, onDone: (path: string) => void) {
  const [entries, setEntries] = useState<Entry[]>();
  const [problem, setProblem] = useState('');
  const refuse = ({ message }: Error) => setProblem(message);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is loaded only once
  useEffect(() => {
    get<Entry[]>(address, query).then(setEntries, refuse);
  }, []);
  const putBack = (path: string, version: string) =>
    void post('put-back', { path, version }).then(() => onDone(path), refuse);
  return { entries, problem, putBack };
}

/** The earlier versions of a file, each with its differences from the current one. */
export function EarlierVersions({ path, title, onClose }: { path: string; title: string; onClose: () => void }) {
  const { entries, problem, putBack } = useKept<EarlierVersion>('versions', { path }, onClose);
  return (
    <AskDialog title={`Earlier versions of ${title}`} onClose={onClose}>
      <p>{entries?.length === 0 ? 'No other version is kept.' : 'What is there now is kept too.'}</p>
      {problem && <p className="problem">{problem}</p>}
      <KeptList
        entries={entries?.map(({ version, keptAt, changes }) => ({
          key: version,
          title: timeOf(keptAt),
          sentences: changes,
          button: <Button onClick={() => putBack(path, version)}>Put this back</Button>,
        }))}
      />
      <footer>
        <Button onClick={onClose}>Close</Button>
      </footer>
    </AskDialog>
  );
}

/** The hash of the editor's URL while `DeletedPages` is shown. */
export const deletedPagesAddress = 'deleted';

/** The deleted pages and offers, each with a button to restore it. */
export function DeletedPages({ onOpen }: { onOpen: (path: string) => void }) {
  const { entries, problem, putBack } = useKept<DeletedFile>('deleted', {}, onOpen);
  return (
    <section className="fields" aria-label="Deleted pages">
      <h1>Deleted pages</h1>
      {entries?.length === 0 && <p>Nothing was deleted.</p>}
      {problem && <p className="problem">{problem}</p>}
      <KeptList
        entries={entries?.map(({ path, title, version, keptAt }) => ({
          key: path,
          title,
          sentences: [`As it was on ${timeOf(keptAt)}`],
          button: (
            <Button aria-label={`Bring back ${title}`} onClick={() => putBack(path, version)}>
              Bring back
            </Button>
          ),
        }))}
      />
    </section>
  );
}
