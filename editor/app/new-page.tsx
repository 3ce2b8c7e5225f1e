import { useState } from 'react';
import type { State } from '../api.ts';
import { type Folder, fixedFiles } from '../shared/catalogue.ts';
import { duplicateOf } from '../shared/duplicate.ts';
import { emptyValue } from '../shared/field-path.ts';
import { slugOf } from '../shared/generated-ids.ts';
import { Button } from './button.tsx';
import { AskDialog } from './dialog.tsx';
import { draftedPaths, writeDraft } from './drafts.ts';

type Props = {
  folder: Folder;
  /** The page to duplicate; undefined for an empty page. */
  original?: { title: string; data: unknown };
  state: State;
  onClose: () => void;
  onOpen: (path: string) => void;
};

/** In characters. The limit is short because the name of a service is also an option in the enquiry form. */
const longestName = 30;

/** Paths that no new page can have: `/services` redirects, and `/home` would replace the sharing card of the home page. */
const reservedPaths = ['/services', '/home'];

/** Asks for a name and starts a draft of a new file. The file is created when the owner saves the draft. */
export function NewPage({ folder, original, state, onClose, onOpen }: Props) {
  const [name, setName] = useState('');
  const slug = slugOf(name.trim());
  const path = `content/${folder.name}/${slug}.yaml`;
  const page = folder.page?.(slug);
  const isTaken =
    draftedPaths().includes(path) ||
    state.files.some((file) => file.path === path) ||
    reservedPaths.includes(page ?? '') ||
    fixedFiles.some((file) => page && file.page === page);

  function create() {
    const empty = { ...(emptyValue(folder.schema) as object), [folder.nameField]: name.trim() };
    const data = original ? duplicateOf(folder, original.data as Record<string, unknown>, name.trim()) : empty;
    writeDraft(path, { version: undefined, base: undefined, data });
    onClose();
    onOpen(path);
  }

  return (
    <AskDialog title={`A new ${folder.one}${original ? `, made of ${original.title}` : ''}`} onClose={onClose}>
      <form action={create}>
        <label>
          Name
          <input value={name} onChange={({ target }) => setName(target.value)} maxLength={longestName} required />
        </label>
        <p className="help">
          {original
            ? 'Address and titles are made from it. Everything else is copied, for you to write your own words over it.'
            : 'Its address is made from it and stays. You fill in the rest, and save.'}
        </p>
        {isTaken && <p className="problem">There is one with this address already. Choose another name.</p>}
        {page && slug && !isTaken && <p className="help">Its address will be {page}</p>}
        <footer>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" className="primary" disabled={slug === '' || isTaken}>
            Go on
          </Button>
        </footer>
      </form>
    </AskDialog>
  );
}
