import type { OpenedFile } from '../content-files.ts';
import { type DraftDifference, differencesFromDisk, isSame, withoutChanges } from '../shared/compare.ts';
import type { Draft } from './drafts.ts';

/** What the editor does, or did last, with the text of an open file. */
type Activity =
  | { is: 'editing' }
  | { is: 'saving'; sent: unknown }
  | { is: 'saved' }
  | { is: 'refused'; why: string }
  /** The file has changed elsewhere. `disk` is the changed file. */
  | { is: 'conflict'; conflicts: DraftDifference[]; disk: OpenedFile };

export type OpenState =
  | { is: 'opening' }
  | { is: 'failed'; why: string }
  | { is: 'deleted' }
  | { is: 'open'; draft: Draft; activity: Activity };

export type OpenEvent =
  | { type: 'read'; disk: OpenedFile | null; draft: Draft | undefined }
  | { type: 'changed'; change: (data: unknown) => unknown }
  | { type: 'sent'; data: unknown }
  | { type: 'saved'; disk: OpenedFile }
  | { type: 'changedElsewhere'; disk: OpenedFile | undefined }
  /**
   * `taken` contains the ids of the conflicts for which the owner chose the version on the disk. Undefined if the owner
   * cancelled.
   */
  | { type: 'decided'; taken: readonly string[] | undefined }
  | { type: 'discarded' }
  | { type: 'deleted' }
  | { type: 'refused'; why: string };

const editing: Activity = { is: 'editing' };

export const isDirty = ({ base, data }: Draft): boolean => !isSame(base, data);

/** Whether the file on the disk may replace the shown text. Not with unsaved text, during a save or in a conflict. */
export const canReplace = (state: OpenState): boolean =>
  state.is !== 'open' || (!isDirty(state.draft) && state.activity.is !== 'saving' && state.activity.is !== 'conflict');

/** The next state of the file at `path`. No event except `discarded` and `decided` removes text that the owner typed. */
export function nextOpenState(path: string, state: OpenState, event: OpenEvent): OpenState {
  if (event.type === 'read') {
    const isShown = state.is === 'open' && state.draft.version === event.disk?.version;
    return isShown || !canReplace(state) ? state : opened(event.disk, event.draft);
  }
  if (state.is !== 'open') return event.type === 'refused' ? { is: 'failed', why: event.why } : state;
  const { draft, activity } = state;
  switch (event.type) {
    case 'changed': {
      const changed = { ...draft, data: event.change(draft.data) };
      return { is: 'open', draft: changed, activity: activity.is === 'saving' ? activity : editing };
    }
    case 'sent':
      return { is: 'open', draft: { ...draft, data: event.data }, activity: { is: 'saving', sent: event.data } };
    case 'saved': {
      const hasNewerText = activity.is === 'saving' && !isSame(activity.sent, draft.data);
      return adopted(event.disk, hasNewerText ? draft.data : event.disk.data);
    }
    case 'changedElsewhere':
      return { is: 'open', ...afterChangeElsewhere(path, draft, event.disk) };
    case 'decided': {
      if (activity.is !== 'conflict') return state;
      if (!event.taken) return { is: 'open', draft, activity: editing };
      const { version, data: base } = activity.disk;
      const data = withoutChanges(path, base, draft.data, event.taken);
      return { is: 'open', draft: { version, base, data }, activity: editing };
    }
    case 'discarded':
      if (draft.version === undefined) return { is: 'opening' };
      return { is: 'open', draft: { ...draft, data: draft.base }, activity: editing };
    case 'deleted':
      return { is: 'deleted' };
    case 'refused':
      return { is: 'open', draft, activity: { is: 'refused', why: event.why } };
  }
}

/** Opens the draft, or the file if there is no draft. */
function opened(disk: OpenedFile | null, draft: Draft | undefined): OpenState {
  if (draft) return { is: 'open', draft, activity: editing };
  if (!disk) return { is: 'deleted' };
  return { is: 'open', draft: { version: disk.version, base: disk.data, data: disk.data }, activity: editing };
}

function adopted({ version, data: base }: OpenedFile, data: unknown): OpenState {
  const draft = { version, base, data };
  return { is: 'open', draft, activity: isDirty(draft) ? editing : { is: 'saved' } };
}

function afterChangeElsewhere(path: string, draft: Draft, disk: OpenedFile | undefined) {
  if (!disk) {
    const why = 'This was deleted elsewhere. Press Save once more to bring it back with what you see here.';
    return {
      draft: { version: undefined, base: undefined, data: draft.data },
      activity: { is: 'refused', why } satisfies Activity,
    };
  }
  const conflicts = differencesFromDisk(path, draft.base, draft.data, disk.data);
  if (conflicts.length > 0) return { draft, activity: { is: 'conflict', conflicts, disk } satisfies Activity };
  const saved: Activity = { is: 'saved' };
  return { draft: { version: disk.version, base: disk.data, data: disk.data }, activity: saved };
}
