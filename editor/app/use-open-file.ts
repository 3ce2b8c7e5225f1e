import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { checkData } from '#content/check-data.ts';
import type { NamedValues } from '#content/fill-placeholders.ts';
import type { Problem } from '#content/model/explain.ts';
import type { State } from '../api.ts';
import type { ChangedElsewhere, OpenedFile } from '../content-files.ts';
import { type KnownFile, knownFile } from '../shared/catalogue.ts';
import { type DraftDifference, differencesFromDisk, isSame, withoutChanges } from '../shared/compare.ts';
import { type FieldPath, withValueAt } from '../shared/field-path.ts';
import { withKeys } from '../shared/made-keys.ts';
import { get, post } from './api-client.ts';
import { type Draft, deleteDraft, readDraft, writeDraft } from './drafts.ts';

const noValues: NamedValues = {};

/** The differences to decide on, if the file has changed elsewhere before it is saved. `disk` is the changed file. */
export type SaveConflict = { conflicts: DraftDifference[]; disk: OpenedFile };

export type OpenFile = ReturnType<typeof useOpenFile>;

/** Opens a file together with its draft. Returns its state, and functions that change, save and delete it. */
export function useOpenFile(path: string, state: State) {
  const known = useMemo(() => knownFile(path) as KnownFile, [path]);
  const [opened, setOpened] = useState<Draft>();
  const [saveConflict, setSaveConflict] = useState<SaveConflict>();
  const [refusal, setRefusal] = useState('');
  const [status, setStatus] = useState<'' | 'saving' | 'saved' | 'gone'>('');
  const isDirty = opened !== undefined && !isSame(opened.base, opened.data);

  /**
   * Opens the draft, or the file if there is no draft. If the file has changed since the draft was started, saving asks
   * which version to keep.
   */
  async function load() {
    const disk = await get<OpenedFile | null>('file', { path });
    const draft = readDraft(path);
    setOpened(draft ?? (disk ? { version: disk.version, base: disk.data, data: disk.data } : undefined));
    setStatus(draft || disk ? '' : 'gone');
  }

  const openFile = useEffectEvent(() => void load().catch(refuse));
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the file again only if the path changes
  useEffect(() => openFile(), [path]);

  // Reads the file again when its version on the disk changes, unless the owner has unsaved changes or is saving.
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

  const values = known.mayNameValues ? state.values : noValues;

  const problems: readonly Problem[] = useMemo(() => {
    if (opened?.data === undefined || opened.data === null) return [];
    const data = withKeys(known.file.schema, opened.data, known.keyPrefix);
    return checkData(known.file, data, values).problems;
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
      const saved = await post<OpenedFile | ChangedElsewhere>('save', { path, version: now.version, data: now.data });
      if ('version' in saved) adopt(saved);
      else askAbout(saved.disk, now);
    } catch (error) {
      refuse(error);
    }
  }

  /** Called when the file was changed or deleted elsewhere, so the save was rejected. */
  function askAbout(disk: OpenedFile | undefined, { base, data }: Draft) {
    setStatus('');
    if (!disk) {
      update(() => ({ version: undefined, base: undefined, data }));
      setRefusal('This was deleted elsewhere. Press Save once more to bring it back with what you see here.');
      return;
    }
    const conflicts = differencesFromDisk(path, base, data, disk.data);
    if (conflicts.length === 0) adopt(disk);
    else setSaveConflict({ conflicts, disk });
  }

  return {
    known,
    /** Undefined until the file is read, and if the file is not valid YAML. */
    data: opened?.data,
    isOpened: opened !== undefined,
    isNew: opened !== undefined && opened.version === undefined,
    isDirty,
    status,
    refusal,
    problems,
    saveConflict,
    values,
    change: (fieldPath: FieldPath, value: unknown) =>
      update((old) => ({ ...old, data: withValueAt(known.file.schema, old.data, fieldPath, value) })),
    save,
    discard() {
      deleteDraft(path);
      setRefusal('');
      void load().catch(refuse);
    },
    /**
     * `taken` contains the ids of the conflicts for which the owner chose the version on the disk. Undefined if the
     * owner cancelled.
     */
    async resolveConflict(taken: readonly string[] | undefined) {
      setSaveConflict(undefined);
      if (!saveConflict || !taken) return;
      const { disk } = saveConflict;
      const data = withoutChanges(path, disk.data, opened?.data, taken);
      const merged = { version: disk.version, base: disk.data, data };
      update(() => merged);
      await save(merged);
    },
    /** Resolves with whether the file was deleted. */
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
