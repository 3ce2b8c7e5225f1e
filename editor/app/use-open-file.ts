import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { check } from '#content/check-data.ts';
import type { NamedValues } from '#content/fill-in.ts';
import type { Problem } from '#content/model/explain.ts';
import type { State } from '../api.ts';
import type { ChangedElsewhere, OpenedFile } from '../content-files.ts';
import { type KnownFile, knownFile } from '../shared/catalogue.ts';
import { type Conflict, conflictsBetween, isSame, withoutChanges } from '../shared/compare.ts';
import { withKeys } from '../shared/made-keys.ts';
import { type Way, withValue } from '../shared/ways.ts';
import { deleteDraft, putDraftAside, readDraft, writeDraft } from './drafts.ts';
import { addressWith, changedElsewhere, get, post, Refused } from './server.ts';

/** A question that only the owner can answer. */
export type Question =
  /** A draft or a save meets a file that was changed since. */
  | { is: 'both changed'; while: 'away' | 'open'; conflicts: Conflict[]; disk: OpenedFile }
  | { is: 'deleted elsewhere' }
  | { is: 'delete changed'; disk: OpenedFile };

type Opened = {
  version: string | undefined;
  base: unknown;
  data: unknown;
  reasonToStay: string | undefined;
};

export type OpenFile = ReturnType<typeof useOpenFile>;

/** A file with what was typed into it, and everything that can be done with it. */
export function useOpenFile(path: string, state: State) {
  const known = useMemo(() => knownFile(path) as KnownFile, [path]);
  const [opened, setOpened] = useState<Opened>();
  const [question, setQuestion] = useState<Question>();
  const [refusal, setRefusal] = useState('');
  const [status, setStatus] = useState<'' | 'saving' | 'saved' | 'gone'>('');
  const isDirty = opened !== undefined && !isSame(opened.base, opened.data);

  const load = useCallback(async () => {
    const draft = readDraft(path);
    const disk = await get<OpenedFile & { reasonToStay?: string }>(addressWith('file', { path })).catch(notFound);
    const fromDisk: Opened | undefined = disk && {
      version: disk.version,
      base: disk.data,
      data: disk.data,
      reasonToStay: disk.reasonToStay,
    };
    setStatus('');
    if (!draft) {
      setOpened(fromDisk);
      if (!fromDisk) setStatus('gone');
      return;
    }
    if (!disk || disk.version === draft.version) {
      setOpened({ ...draft, reasonToStay: disk?.reasonToStay });
      if (!disk && draft.version) setQuestion({ is: 'deleted elsewhere' });
      return;
    }
    setOpened(fromDisk);
    const conflicts = conflictsBetween(path, draft.base, draft.data, disk.data);
    if (conflicts.every(({ madeBy }) => madeBy === 'elsewhere')) deleteDraft(path);
    else setQuestion({ is: 'both changed', while: 'away', conflicts, disk });
  }, [path]);

  const openFile = useEffectEvent(() => void load().catch(refuse));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another path is another file
  useEffect(() => openFile(), [path]);

  // A file that was changed elsewhere is read again, unless something is typed here; then the owner is asked when saving.
  const versionOnDisk = state.files.find((file) => file.path === path)?.version;
  const isTyped = isDirty || question !== undefined || status === 'saving';
  const readAgain = useEffectEvent((version: string | undefined) => {
    const isNewer = opened?.version !== undefined && opened.version !== version;
    if (isNewer && !isTyped) void load().catch(refuse);
  });
  useEffect(() => readAgain(versionOnDisk), [versionOnDisk]);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);

  const values = useMemo<NamedValues | undefined>(() => {
    if (!known.mayNameValues) return {};
    if (!state.areValuesKnown) return undefined;
    return Object.fromEntries(state.namedValues.map(({ name, text }) => [name, text]));
  }, [known.mayNameValues, state.areValuesKnown, state.namedValues]);

  const problems: readonly Problem[] = useMemo(() => {
    if (opened?.data === undefined || opened.data === null) return [];
    const data = withKeys(known.file.schema, opened.data, known.keyPrefix);
    return check(known.file, data, values).problems;
  }, [opened?.data, known, values]);

  function refuse(error: unknown) {
    setStatus('');
    setRefusal(error instanceof Error ? error.message : String(error));
  }

  function setData(change: (data: unknown) => unknown) {
    setStatus('');
    setRefusal('');
    setOpened((old) => {
      if (!old) return old;
      const data = change(old.data);
      if (isSame(data, old.base)) deleteDraft(path);
      else writeDraft(path, { version: old.version, base: old.base, data });
      return { ...old, data };
    });
  }

  function adopt(disk: OpenedFile) {
    deleteDraft(path);
    setOpened((old) => ({ reasonToStay: undefined, ...old, version: disk.version, base: disk.data, data: disk.data }));
  }

  async function save(now = opened) {
    if (!now) return;
    setStatus('saving');
    setRefusal('');
    try {
      adopt(await post<OpenedFile>('save', { path, version: now.version, data: now.data }));
      setStatus('saved');
    } catch (error) {
      if (!(error instanceof Refused) || error.status !== changedElsewhere) return refuse(error);
      setStatus('');
      const { disk } = error.conflict as ChangedElsewhere;
      if (!disk) return setQuestion({ is: 'deleted elsewhere' });
      const conflicts = conflictsBetween(path, now.base, now.data, disk.data);
      if (conflicts.length === 0) return adopt(disk);
      setQuestion({ is: 'both changed', while: 'open', conflicts, disk });
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
    isGone: status === 'gone',
    status,
    refusal,
    problems,
    question,
    values,
    reasonToStay: opened?.reasonToStay,
    change: (way: Way, value: unknown) => setData((data) => withValue(known.file.schema, data, way, value)),
    save,
    discard() {
      deleteDraft(path);
      void load().catch(refuse);
    },
    /** `taken` are the ids of the conflicts in which the other version is chosen; `undefined` if none was chosen yet. */
    async answerBothChanged(taken: readonly string[] | undefined) {
      if (question?.is !== 'both changed') return;
      const { disk } = question;
      const draft = readDraft(path);
      setQuestion(undefined);
      if (!taken) {
        if (question.while === 'away' && draft) putDraftAside(path, draft);
        return;
      }
      const here = question.while === 'away' ? draft?.data : opened?.data;
      const data = withoutChanges(path, disk.data, here, taken);
      const merged = { version: disk.version, base: disk.data, data, reasonToStay: opened?.reasonToStay };
      deleteDraft(path);
      setOpened(merged);
      if (isSame(data, disk.data)) return;
      writeDraft(path, merged);
      if (question.while === 'open') await save(merged);
    },
    answerDeleted(isKept: boolean) {
      setQuestion(undefined);
      const fresh = opened && { ...opened, version: undefined, base: undefined };
      if (isKept && fresh) return save(fresh);
      deleteDraft(path);
      setStatus('gone');
    },
    async remove(version = opened?.version): Promise<boolean> {
      setQuestion(undefined);
      try {
        if (version) await post('delete', { path, version });
        deleteDraft(path);
        return true;
      } catch (error) {
        if (!(error instanceof Refused) || error.status !== changedElsewhere) {
          refuse(error);
          return false;
        }
        const { disk } = error.conflict as ChangedElsewhere;
        if (disk) setQuestion({ is: 'delete changed', disk });
        else deleteDraft(path);
        return !disk;
      }
    },
    forgetQuestion: () => setQuestion(undefined),
  };
}

function notFound(error: unknown): undefined {
  if (error instanceof Refused && error.status === 404) return undefined;
  throw error;
}
