import { useCallback, useState, useSyncExternalStore } from 'react';
import { files } from '#content/files.ts';
import type { State } from '../api.ts';
import {
  editableFile,
  editableFolders,
  type Folder,
  fixedFiles,
  pathOf,
  sections,
  titleOf,
} from '../shared/catalogue.ts';
import type { FieldPath } from '../shared/field-path.ts';
import { ask, report, useServerState } from './api-client.ts';
import { Button } from './button.tsx';
import { draftedPaths, readDraft } from './drafts.ts';
import { FileForm, type Target } from './file-form.tsx';
import { FindWord } from './find.tsx';
import { NewPage } from './new-page.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { Problems } from './problems.tsx';
import { PublishPanel } from './publish-panel.tsx';
import { onOpenFiles } from './use-open-file.ts';
import { VersionHistoryDialog } from './version-history.tsx';

/** The path of the open file is the URL's hash, so that a reload and the Back button keep working. */
function openPath(): string {
  const path = decodeURIComponent(location.hash.slice(1));
  return editableFile(path) ? path : pathOf(files.business);
}

function onOtherPath(changed: () => void) {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

export function App() {
  const path = useSyncExternalStore(onOtherPath, openPath);
  const [target, setTarget] = useState<Target>();
  const [isPublishing, setPublishing] = useState(false);
  const [newIn, setNewIn] = useState<Folder>();
  const [showsDeleted, setShowsDeleted] = useState(false);
  const state = useServerState();

  const open = useCallback((next: string, fieldPath: FieldPath = []) => {
    setTarget({ path: next, fieldPath });
    location.hash = next;
  }, []);

  if (!state) return <p className="empty">The editor is starting …</p>;
  const count = state.publishing.changes?.length ?? 0;
  return (
    <div className="editor">
      <nav aria-label="Pages">
        <FindWord onOpen={open} />
        <Menu state={state} path={path} onNew={setNewIn} />
        <Button className="link" onClick={() => setShowsDeleted(true)}>
          Deleted pages
        </Button>
      </nav>
      <main>
        <FileForm key={path} path={path} state={state} target={target} onOpen={open} />
      </main>
      <aside>
        <header className="bar">
          <Button
            className="primary"
            aria-expanded={isPublishing}
            onClick={() => {
              setPublishing(!isPublishing);
              if (!isPublishing) void ask('publishing/ask', {}).catch(report);
            }}
          >
            {count > 0 ? `Publish (${count})` : 'Publish'}
          </Button>
        </header>
        {isPublishing && <PublishPanel state={state} />}
        <Problems state={state} onOpen={open} />
        <PreviewPane
          origin={state.preview}
          path={path}
          page={state.files.some((file) => file.path === path) ? editableFile(path)?.page : undefined}
          onOpen={open}
        />
      </aside>
      {showsDeleted && (
        <VersionHistoryDialog
          title="Deleted pages"
          label="Bring back"
          onDone={open}
          onClose={() => setShowsDeleted(false)}
        />
      )}
      {newIn && <NewPage folder={newIn} state={state} onClose={() => setNewIn(undefined)} onOpen={open} />}
    </div>
  );
}

type MenuProps = { state: State; path: string; onNew: (folder: Folder) => void };

function Menu({ state, path, onNew }: MenuProps) {
  useSyncExternalStore(onOpenFiles, () => draftedPaths().join());
  const drafts = draftedPaths();
  const added = state.files.filter((file) => editableFile(file.path)?.folder);
  const unsaved = drafts
    .filter((draft) => !state.files.some((file) => file.path === draft))
    .map((draft) => ({ path: draft, title: titleOf(draft, readDraft(draft)?.data) }));
  const entries = [...added, ...unsaved, ...fixedFiles];
  const link = (to: string, title: string) => (
    <li key={to}>
      <a href={`#${to}`} aria-current={to === path ? 'page' : undefined}>
        {title}
        {drafts.includes(to) && <span title="Not saved yet"> •</span>}
      </a>
    </li>
  );
  return sections.map((section) => {
    const folder = Object.values(editableFolders).find((one) => one.section === section);
    const own = entries.filter((entry) => editableFile(entry.path)?.section === section);
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
