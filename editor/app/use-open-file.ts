import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { check } from '#content/check-data.ts';
import type { NamedValues } from '#content/fill-placeholders.ts';
import type { Problem } from '#content/model/explain.ts';
import type { State } from '../api.ts';
import type { ChangedElsewhere, OpenedFile } from '../content-files.ts';
import { type KnownFile, knownFile } from '../shared/catalogue.ts';
import { type Conflict, conflictsBetween, isSame, withoutChanges } from '../shared/compare.ts';
import { withKeys } from '../shared/made-keys.ts';
import { type Way, withValue } from '../shared/ways.ts';
import { type Draft, deleteDraft, readDraft, writeDraft } from './drafts.ts';
import { changedElsewhere, get, post, Refused } from './server.ts';

/** A save meets a file that was changed since it was opened. Only the owner can decide what to keep. */
export type BothChanged = { conflicts: Conflict[]; disk: OpenedFile };

export type OpenFile = ReturnType<typeof useOpenFile>;

/** Opens a file with its draft, and returns functions that change, save and delete it. */
export function useOpenFile(path: string, state: State) {
  const known = useMemo(() => knownFile(path) as KnownFile, [path]);
  const [opened, setOpened] = useState<Draft>();
  const [reasonToStay, setReasonToStay] = useState<string>();
  const [bothChanged, setBothChanged] = useState<BothChanged>();
  const [refusal, setRefusal] = useState('');
  const [status, setStatus] = useState<'' | 'saving' | 'saved' | 'gone'>('');
  const isDirty = opened !== undefined && !isSame(opened.base, opened.data);

  /** A draft is opened as it was typed. If the file was changed since, saving asks what to keep. */
  async function load() {
    const disk = await get<OpenedFile & { reasonToStay?: string }>('file', { path }).catch(notFound);
    const draft = readDraft(path);
    setReasonToStay(disk?.reasonToStay);
    setOpened(draft ?? (disk && { version: disk.version, base: disk.data, data: disk.data }));
    setStatus(draft || disk ? '' : 'gone');
  }

  const openFile = useEffectEvent(() => void load().catch(refuse));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another file
  useEffect(() => openFile(), [path]);

  // A file that was changed elsewhere is read again, unless something is typed here.
  const versionOnDisk = state.files.find((file) => file.path === path)?.version;
  const readAgain = useEffectEvent((version: string | undefined) => {
    const isNewer = opened?.version !== undefined && opened.version !== version;
    if (isNewer && !isDirty && status !== 'saving') void load().catch(refuse);
  });
  useEffect(() => readAgain(versionOnDisk), [versionOnDisk]);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const values: NamedValues | undefined = useMemo(
    () => (known.mayNameValues ? state.values : {}),
    [known.mayNameValues, state.values],
  );

  const problems: readonly Problem[] = useMemo(() => {
    if (opened?.data === undefined || opened.data === null) return [];
    const data = withKeys(known.file.schema, opened.data, known.keyPrefix);
    return check(known.file, data, values).problems;
  }, [opened?.data, known, values]);

  function refuse(error: unknown) {
    setStatus('');
    setRefusal(error instanceof Error ? error.message : String(error));
  }

  function update(change: (old: Draft) => Draft) {
    setStatus('');
    setRefusal('');
    setOpened((old) => {
      if (!old) return old;
      const draft = change(old);
      if (isSame(draft.data, draft.base)) deleteDraft(path);
      else writeDraft(path, draft);
      return draft;
    });
  }

  function adopt({ version, data }: OpenedFile) {
    update(() => ({ version, base: data, data }));
    setStatus('saved');
  }

  async function save(now = opened) {
    if (!now) return;
    setStatus('saving');
    setRefusal('');
    try {
      adopt(await post<OpenedFile>('save', { path, version: now.version, data: now.data }));
    } catch (error) {
      refuse(error);
      if (!(error instanceof Refused) || error.status !== changedElsewhere) return;
      const { disk } = error.conflict as ChangedElsewhere;
      if (!disk) {
        update(({ data }) => ({ version: undefined, base: undefined, data }));
        setRefusal('This was deleted elsewhere. Press Save once more to bring it back with what you see here.');
        return;
      }
      const conflicts = conflictsBetween(path, now.base, now.data, disk.data);
      if (conflicts.length === 0) adopt(disk);
      else setBothChanged({ conflicts, disk });
    }
  }

  return {
    path,
    known,
    /** `undefined` until the file was read. */
    data: opened?.data,
    isOpened: opened !== undefined,
    isNew: opened !== undefined && opened.version === undefined,
    isDirty,
    status,
    refusal,
    problems,
    bothChanged,
    values,
    reasonToStay,
    change: (way: Way, value: unknown) =>
      update((old) => ({ ...old, data: withValue(known.file.schema, old.data, way, value) })),
    save,
    discard() {
      deleteDraft(path);
      setRefusal('');
      void load().catch(refuse);
    },
    /**
     * `taken` are the ids of the conflicts in which the other version is chosen; `undefined` if none was chosen yet.
     */
    async answerBothChanged(taken: readonly string[] | undefined) {
      setBothChanged(undefined);
      if (!bothChanged || !taken) return;
      const { disk } = bothChanged;
      const data = withoutChanges(path, disk.data, opened?.data, taken);
      const merged = { version: disk.version, base: disk.data, data };
      update(() => merged);
      await save(merged);
    },
    /** Returns whether the file was deleted. */
    async remove(): Promise<boolean> {
      try {
        await post('delete', { path, version: opened?.version });
        deleteDraft(path);
        return true;
      } catch (error) {
        refuse(error);
        return false;
      }
    },
  };
}

function notFound(error: unknown): undefined {
  if (error instanceof Refused && error.status === 404) return undefined;
  throw error;
}
