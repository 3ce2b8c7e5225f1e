import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import { checkData } from '#content/check-data.ts';
import type { PlaceholderValues } from '#content/fill-placeholders.ts';
import type { Problem } from '#content/model/problems.ts';
import type { State } from '../api.ts';
import { type EditableFile, editableFile } from '../shared/catalogue.ts';
import { type FieldPath, valueAt, withValueAt } from '../shared/field-path.ts';
import { withIds } from '../shared/generated-ids.ts';
import { ask } from './api-client.ts';
import { deleteDraft, readDraft, writeDraft } from './drafts.ts';
import { canReplace, isDirty, nextOpenState, type OpenEvent, type OpenState } from './open-file.ts';

const noValues: PlaceholderValues = {};

const opening: OpenState = { is: 'opening' };

/**
 * The states of the files that were opened, by path. They outlive the form, because an answer may arrive after the
 * owner has opened another file.
 */
const openFiles = new Map<string, OpenState>();
const listeners = new Set<() => void>();

/** Calls `changed` whenever the state of a file changes. */
export function onOpenFiles(changed: () => void) {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** The event of a failed request. */
const refusedEvent = ({ message }: Error): OpenEvent => ({ type: 'refused', why: message });

export type OpenFile = ReturnType<typeof useOpenFile>;

/** Opens a file together with its draft. Returns its state, and functions that change, save and delete it. */
export function useOpenFile(path: string, state: State) {
  const editable = useMemo(() => editableFile(path) as EditableFile, [path]);
  const latest = () => openFiles.get(path) ?? opening;
  // Reads the file again, and the draft, which another window may have written.
  useState(() => canReplace(latest()) && openFiles.delete(path));
  const file = useSyncExternalStore(onOpenFiles, latest);
  const draft = file.is === 'open' ? file.draft : undefined;
  const data = draft?.data;

  function act(event: OpenEvent) {
    const next = nextOpenState(path, latest(), event);
    openFiles.set(path, next);
    if (next.is === 'open' && isDirty(next.draft)) writeDraft(path, next.draft);
    // Reading a file must not delete a draft that another window has written. A file that cannot be read keeps its
    // draft.
    else if (event.type !== 'read' && next.is !== 'failed') deleteDraft(path);
    for (const changed of listeners) changed();
  }

  // Reads the file at the start, and when its version on the disk differs from the shown one and no typed text would be
  // replaced.
  const versionOnDisk = state.files.find((one) => one.path === path)?.version;
  const isOutdated = file.is === 'opening' || (file.is !== 'failed' && draft?.version !== versionOnDisk);
  const needsReading = isOutdated && canReplace(file);
  const answered = useEffectEvent(act);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `versionOnDisk` is listed so that a new version is read
  useEffect(() => {
    if (!needsReading) return;
    let isNewest = true;
    void ask('file', { path })
      .then((disk): OpenEvent => ({ type: 'read', disk, draft: readDraft(path) }), refusedEvent)
      .then((event) => isNewest && answered(event));
    return () => {
      isNewest = false;
    };
  }, [path, needsReading, versionOnDisk]);

  const values = editable.allowsPlaceholders ? state.values : noValues;

  const problems: readonly Problem[] = useMemo(() => {
    if (data === undefined || data === null) return [];
    return checkData(editable.file, withIds(editable.file, data), values).problems;
  }, [data, editable, values]);

  async function save() {
    const current = latest();
    if (current.is !== 'open' || current.activity.is === 'saving') return;
    const { version } = current.draft;
    const sent = withIds(editable.file, current.draft.data);
    act({ type: 'sent', data: sent });
    act(await ask('save', { path, version, data: sent }).catch(refusedEvent));
  }

  return {
    editable,
    state: file,
    /** Undefined until the file is read; null if the file is not valid YAML. */
    data,
    isNew: draft !== undefined && draft.version === undefined,
    isDirty: draft !== undefined && isDirty(draft),
    problems,
    values,
    change: (fieldPath: FieldPath, value: unknown) =>
      act({
        type: 'changed',
        change(old) {
          const next = typeof value === 'function' ? value(valueAt(old, fieldPath)) : value;
          return withValueAt(editable.file.schema, old, fieldPath, next);
        },
      }),
    save,
    discard: () => act({ type: 'discarded' }),
    async resolveConflict(taken: readonly string[] | undefined) {
      act({ type: 'decided', taken });
      if (taken) await save();
    },
    remove: () =>
      ask('delete', { path, version: draft?.version })
        .then((): OpenEvent => ({ type: 'discarded' }), refusedEvent)
        .then(act),
  };
}
