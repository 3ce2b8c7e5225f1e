import { useCallback, useEffect, useState } from 'react';
import { files } from '#content/files.ts';
import type { State } from '../api.ts';
import { editableFolders, type Folder, fixedFiles, knownFile, pathOf, sections, titleOf } from '../shared/catalogue.ts';
import type { FieldPath } from '../shared/field-path.ts';
import { ask, useServerState } from './api-client.ts';
import { Button } from './button.tsx';
import { draftedPaths, readDraft } from './drafts.ts';
import { FileForm, type Target } from './file-form.tsx';
import { FindWord } from './find.tsx';
import { NewPage } from './new-page.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { Problems } from './problems.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { KeptVersions } from './versions.tsx';

/** Stores the path of the open view in the URL's hash, so that a reload and the Back button keep working. */
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
  const [isPublishing, setPublishing] = useState(false);
  const [newIn, setNewIn] = useState<Folder>();
  const [showsDeleted, setShowsDeleted] = useState(false);
  const state = useServerState();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `setPath` uses no value from the render
  const open = useCallback((next: string, fieldPath?: FieldPath) => {
    setTarget(fieldPath && fieldPath.length > 0 ? { fieldPath } : undefined);
    setPath(next);
  }, []);

  if (!state) return <p className="empty">The editor is starting …</p>;
  const count = state.publishing.changes?.length ?? 0;
  const known = knownFile(path);
  return (
    <div className="editor">
      <nav aria-label="Pages">
        <FindWord onOpen={open} />
        <Menu state={state} path={path} onOpen={open} onNew={setNewIn} />
        <Button className="link" onClick={() => setShowsDeleted(true)}>
          Deleted pages
        </Button>
      </nav>
      <main>
        {known ? (
          <FileForm key={path} path={path} state={state} target={target} onOpen={open} />
        ) : (
          <p className="empty">There is no such page. Choose one from the list.</p>
        )}
      </main>
      <aside>
        <header className="bar">
          <Button
            className="primary"
            aria-expanded={isPublishing}
            onClick={() => {
              setPublishing(!isPublishing);
              if (!isPublishing) void ask('publishing/ask', {}).catch(console.error);
            }}
          >
            {count > 0 ? `Publish (${count})` : 'Publish'}
          </Button>
        </header>
        {isPublishing && <PublishPanel state={state} onClose={() => setPublishing(false)} />}
        <Problems state={state} onOpen={open} />
        <PreviewPane origin={state.preview} path={path} page={known?.page} onOpen={open} />
      </aside>
      {showsDeleted && (
        <KeptVersions title="Deleted pages" label="Bring back" onDone={open} onClose={() => setShowsDeleted(false)} />
      )}
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
  return sections.map((section) => {
    const folder = Object.values(editableFolders).find((one) => one.section === section);
    const own = entries.filter((entry) => knownFile(entry.path)?.section === section);
    return (
      <section key={section}>
        <h2>
          {section}
          {folder && (
            <Button aria-label={`New ${folder.one}`} onClick={() => onNew(folder)}>
              +
            </Button>
          )}
        </h2>
        <ul>{own.map((entry) => link(entry.path, entry.title.replace(/^Questions: /, '')))}</ul>
      </section>
    );
  });
}
