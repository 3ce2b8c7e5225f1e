import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import type { DeletedFile, EarlierVersion } from '../content-files.ts';
import { AskDialog } from './dialog.tsx';
import { get, post } from './server.ts';

export const timeOf = (iso: string): string =>
  new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** The earlier versions of a file, with the differences of each. */
export function EarlierVersions({ path, title, onClose }: { path: string; title: string; onClose: () => void }) {
  const [versions, setVersions] = useState<EarlierVersion[]>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    get<EarlierVersion[]>('versions', { path }).then(setVersions, ({ message }) => setProblem(message));
  }, [path]);

  async function putBack(version: string) {
    try {
      await post('put-back', { path, version });
      onClose();
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  return (
    <AskDialog title={`Earlier versions of ${title}`} onClose={onClose}>
      <p>{versions?.length === 0 ? 'No other version is kept.' : 'What is there now is kept too.'}</p>
      {problem && <p className="problem">{problem}</p>}
      <ol className="versions">
        {versions?.map(({ version, keptAt, changes }) => (
          <li key={version}>
            <strong>{timeOf(keptAt)}</strong>
            {changes.slice(0, 3).map((change) => (
              <p key={change}>{change}</p>
            ))}
            {changes.length > 3 && <p>and {changes.length - 3} more</p>}
            <Button onPress={() => void putBack(version)}>Put this back</Button>
          </li>
        ))}
      </ol>
      <footer>
        <Button onPress={onClose}>Close</Button>
      </footer>
    </AskDialog>
  );
}

/** The address of the list of deleted pages in the editor. */
export const deletedPages = 'deleted';

/** Pages and offers that were deleted; each can be brought back. */
export function DeletedPages({ onOpen }: { onOpen: (path: string) => void }) {
  const [deleted, setDeleted] = useState<DeletedFile[]>();
  const [problem, setProblem] = useState('');
  useEffect(() => {
    get<DeletedFile[]>('deleted').then(setDeleted, ({ message }) => setProblem(message));
  }, []);

  async function bringBack({ path, version }: DeletedFile) {
    try {
      await post('put-back', { path, version });
      onOpen(path);
    } catch (error) {
      setProblem((error as Error).message);
    }
  }

  return (
    <section className="fields" aria-label="Deleted pages">
      <h1>Deleted pages</h1>
      {deleted?.length === 0 && <p>Nothing was deleted.</p>}
      {problem && <p className="problem">{problem}</p>}
      <ul className="versions">
        {deleted?.map((one) => (
          <li key={one.path}>
            <strong>{one.title}</strong> · as it was on {timeOf(one.keptAt)}
            <Button aria-label={`Bring back ${one.title}`} onPress={() => void bringBack(one)}>
              Bring back
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
