import { useCallback, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { files } from '#content/files.ts';
import type { State } from '../api.ts';
import type { Progress } from '../publishing.ts';
import {
  editableFolders,
  type Folder,
  fixedFiles,
  knownFile,
  pathOf,
  sectionOf,
  sections,
  titleOf,
} from '../shared/catalogue.ts';
import type { Way } from '../shared/ways.ts';
import { draftedPaths, readDraft } from './drafts.ts';
import { FileForm, type Target } from './file-form.tsx';
import { FindWord } from './find.tsx';
import { NewPage } from './new-page.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { Problems } from './problems.tsx';
import { PublishPanel, usePublishing } from './publish-panel.tsx';
import { useServerState } from './server.ts';
import { DeletedPages, deletedPages } from './versions.tsx';

/** The path of the open view is in the page's address, so that a reload and the browser's Back button work. */
function useOpenPath(): [string, (path: string) => void] {
  const read = () => decodeURIComponent(location.hash.slice(1)) || pathOf(files.business);
  const [path, setPath] = useState(read);
  useEffect(() => {
    const follow = () => setPath(read());
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  });
  return [path, (next) => location.assign(`#${next}`)];
}

export function App() {
  const [path, setPath] = useOpenPath();
  const [target, setTarget] = useState<Target>();
  const [progress, setProgress] = useState<Progress>();
  const [isPublishing, setPublishing] = useState(false);
  const [newIn, setNewIn] = useState<Folder>();
  const onPublishing = useCallback((data: unknown) => setProgress(data as Progress), []);
  const state = useServerState(onPublishing);
  const { publishing, askServer } = usePublishing(state?.files, progress);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `setPath` only sets the address of the page
  const open = useCallback((next: string, way?: Way) => {
    setTarget(way && way.length > 0 ? { way } : undefined);
    setPath(next);
  }, []);

  if (!state) return <p className="empty">The editor is starting …</p>;
  const count = publishing?.changes?.length ?? 0;
  const known = knownFile(path);
  return (
    <div className="editor">
      <nav aria-label="Pages">
        <FindWord onOpen={open} />
        <Menu state={state} path={path} onOpen={open} onNew={setNewIn} />
      </nav>
      <main>
        {path === deletedPages ? (
          <DeletedPages onOpen={open} />
        ) : known ? (
          <FileForm key={path} path={path} state={state} target={target} onOpen={open} />
        ) : (
          <p className="empty">There is no such page. Choose one from the list.</p>
        )}
      </main>
      <aside>
        <header className="bar">
          <span />
          <Button
            className="primary"
            aria-expanded={isPublishing}
            onPress={() => {
              setPublishing(!isPublishing);
              if (!isPublishing) void askServer();
            }}
          >
            {count > 0 ? `Publish (${count})` : 'Publish'}
          </Button>
        </header>
        {isPublishing && publishing ? (
          <PublishPanel
            state={state}
            publishing={publishing}
            progress={progress}
            onClose={() => {
              setPublishing(false);
              setProgress((old) => (old?.isRunning ? old : undefined));
            }}
          />
        ) : (
          <Problems state={state} onOpen={open} />
        )}
        <PreviewPane origin={state.preview} page={known?.page} onOpen={open} />
      </aside>
      {newIn && <NewPage folder={newIn} state={state} onClose={() => setNewIn(undefined)} onOpen={open} />}
    </div>
  );
}

type MenuProps = { state: State; path: string; onOpen: (path: string) => void; onNew: (folder: Folder) => void };

function Menu({ state, path, onOpen, onNew }: MenuProps) {
  const drafts = draftedPaths();
  const added = state.files.filter((file) => knownFile(file.path)?.folder);
  const unsaved = drafts
    .filter((draft) => !state.files.some((file) => file.path === draft))
    .map((draft) => ({ path: draft, title: titleOf(draft, readDraft(draft)?.data) }));
  const entries = [...added, ...unsaved, ...fixedFiles];
  const link = (to: string, title: string) => (
    <li key={to}>
      <a
        href={`#${to}`}
        aria-current={to === path ? 'page' : undefined}
        onClick={(event) => {
          event.preventDefault();
          onOpen(to);
        }}
      >
        {title}
        {drafts.includes(to) && <span title="Not saved yet"> •</span>}
      </a>
    </li>
  );
  return (
    <>
      {sections.map((section) => {
        const folder = Object.values(editableFolders).find(({ name }) => sectionOf[name] === section);
        const own = entries.filter((entry) => knownFile(entry.path)?.section === section);
        return (
          <section key={section}>
            <h2>
              {section}
              {folder && (
                <Button aria-label={`New ${folder.one}`} onPress={() => onNew(folder)}>
                  +
                </Button>
              )}
            </h2>
            <ul>{own.map((entry) => link(entry.path, entry.title.replace(/^Questions: /, '')))}</ul>
          </section>
        );
      })}
      <ul>{link(deletedPages, 'Deleted pages')}</ul>
    </>
  );
}
