/**
 * Replaces `idb-keyval`, in which Keystatic keeps drafts: what was typed and not saved (see `vite.config.ts`). Keystatic
 * would show an old draft without a word about what was saved elsewhere since.
 */
import { get as read, del as remove, type UseStore, set as write } from 'idb-keyval';
import { files, folders, questionFiles } from '../content/files.ts';
import type { FaqType } from '../content/model/faq.ts';
import { differences, withTaken } from './compare.ts';
import { askForName, askWhatToKeep } from './dialogs.tsx';
import { addressOf, duplicateOf } from './duplicate.ts';
import { fileAt } from './file-at.ts';
import { asYaml, dataOf, typedData, versionOnDisk } from './versions.ts';

export { clear, createStore, delMany, entries, keys, setMany } from 'idb-keyval';

type Draft = { beforeTreeKey?: string; slug?: string; files: Map<string, Uint8Array>; savedAt: Date; version: 1 };
type Key = string | string[];

/** The keys of drafts that were typed in this window and are not saved. */
const unsaved = new Set<string>();

/** Makes the browser ask before it closes a window with unsaved text. */
window.addEventListener('beforeunload', (event) => {
  if (unsaved.size > 0) event.preventDefault();
});

export const hasUnsaved = () => unsaved.size > 0;

export function set(key: Key, value: unknown, store?: UseStore): Promise<void> {
  if (Array.isArray(key)) unsaved.add(key.join('/'));
  return write(key, value, store);
}

export function del(key: Key, store?: UseStore): Promise<void> {
  if (Array.isArray(key)) unsaved.delete(key.join('/'));
  return remove(key, store);
}

/** Drafts that are being read. Keystatic may ask again while the owner still chooses, and must get the same answer. */
const beingRead = new Map<string, Promise<unknown>>();

export function get(key: Key, store?: UseStore): Promise<unknown> {
  if (!Array.isArray(key)) return read(key, store);
  const name = key.join('/');
  const reading = beingRead.get(name) ?? readDraft(key, store).finally(() => beingRead.delete(name));
  beingRead.set(name, reading);
  return reading;
}

async function readDraft(key: string[], store: UseStore | undefined): Promise<Draft | undefined> {
  const [kind, ...names] = key;
  const asideKey = ['aside', ...key];
  const draft = (await read<Draft>(key, store)) ?? (await read<Draft>(asideKey, store));
  if (kind === 'collection-create') {
    const fresh = draft ?? (await namedDuplicate(names));
    if (fresh) await write(key, fresh, store);
    return fresh;
  }
  const fresh = draft && (await withChangesElsewhere(draft, pathOf(key)));
  if (fresh === 'aside') {
    // The draft is kept under another key, because Keystatic deletes the draft of fields that are equal to the file.
    await write(asideKey, draft, store);
    return undefined;
  }
  await remove(asideKey, store);
  if (fresh) await write(key, fresh, store);
  else await remove(key, store);
  return fresh;
}

function pathOf([kind, first = '', slug]: readonly string[]): string {
  if (kind === 'collection') return `content/${folders[first as keyof typeof folders].path}/${slug}.yaml`;
  const file = files[first as keyof typeof files] ?? questionFiles[first.replace('questions ', '') as FaqType];
  return `content/${file.path}.yaml`;
}

/**
 * Compares a draft with the file, if the file was saved by somebody else after the draft began. Returns the draft with
 * the values that the owner chose; `undefined` if nothing of the draft is left; `aside` if the owner did not choose and
 * is to be asked again.
 */
async function withChangesElsewhere(draft: Draft, path: string): Promise<Draft | undefined | 'aside'> {
  const began = draft.beforeTreeKey?.split('-').at(-1) ?? '';
  const disk = await versionOnDisk(path);
  const file = fileAt(path);
  const typed = draft.files.get(path);
  if (!disk || !file || !typed || disk.version === began) return draft;
  const base = began ? await dataOf(path, began) : undefined;
  const here = typedData(new TextDecoder().decode(typed), base);
  const found = differences(file.schema, { base, here, elsewhere: disk.data });
  if (found.every(({ changed }) => changed === 'elsewhere')) return undefined;
  const taken = await askWhatToKeep({
    differences: found,
    heading: 'You typed this earlier and did not save it',
    text: 'Since then it was saved in another window or changed in the file. Choose what to go on with; it is saved only when you press Save.',
    button: 'Go on with this',
  });
  if (!taken) return 'aside';
  if (taken.length === found.length) return undefined;
  return {
    ...draft,
    beforeTreeKey: `-${disk.version}`,
    files: new Map([[path, bytesOf(withTaken(here, taken))]]),
  };
}

const bytesOf = (data: unknown) => new TextEncoder().encode(asYaml(data));

/** For each collection: the word for an entry, the field with its name, and the longest name in characters. */
const kinds: Record<string, { what: string; field: string; most: number }> = {
  services: { what: 'service', field: 'title', most: 30 },
  landings: { what: 'landing page', field: 'name', most: 40 },
  offers: { what: 'offer', field: 'name', most: 30 },
};

/** Makes the draft of a duplicate: asks for its name, and makes address and titles from that. Create saves it. */
async function namedDuplicate([collection = '', original]: string[]): Promise<Draft | undefined> {
  const kind = kinds[collection];
  if (!kind || !original) return undefined;
  const disk = await versionOnDisk(`content/${collection}/${original}.yaml`);
  if (!disk) return undefined;
  const name = await askForName(
    `A new ${kind.what}, made of “${String((disk.data as Record<string, unknown>)[kind.field])}”`,
    'Address and titles are made from it. Everything else is copied, for you to write your own words over it.',
    kind.most,
  );
  if (!name) {
    history.back();
    return undefined;
  }
  const slug = addressOf(name);
  const data = duplicateOf(collection, disk.data as Record<string, unknown>, kind.field, name);
  return {
    slug,
    files: new Map([[`content/${collection}/${slug}.yaml`, bytesOf(data)]]),
    // A date of 0 stops Keystatic from saying that a draft was restored (see `vite.config.ts`).
    savedAt: new Date(0),
    version: 1,
  };
}
