import type { OpenedFile, SaveResult } from '../content-files.ts';
import { type Change, changesOfFile, isSame, withoutChanges } from '../shared/compare.ts';
import type { Draft } from './drafts.ts';

/** What the editor does, or did last, with the text of an open file. */
type Activity =
  | { is: 'editing' }
  | { is: 'saving'; sent: unknown }
  | { is: 'saved' }
  | { is: 'refused'; why: string }
  /** The file has changed elsewhere. `disk` is the changed file. */
  | { is: 'conflict'; conflicts: Change[]; disk: OpenedFile };

export type OpenState =
  | { is: 'opening' }
  | { is: 'failed'; why: string }
  | { is: 'deleted' }
  | { is: 'open'; draft: Draft; activity: Activity };

export type OpenEvent =
  | { type: 'read'; disk: OpenedFile | null; draft: Draft | undefined }
  | { type: 'changed'; change: (data: unknown) => unknown }
  | { type: 'sent'; data: unknown }
  | SaveResult
  /**
   * `taken` contains the ids of the conflicts for which the owner chose the version on the disk. Undefined if the owner
   * cancelled.
   */
  | { type: 'decided'; taken: readonly string[] | undefined }
  | { type: 'discarded' }
  | { type: 'refused'; why: string };

const editing: Activity = { is: 'editing' };

export const isDirty = ({ base, data }: Draft): boolean => !isSame(base, data);

/** Whether the file on the disk may replace the shown text. Not with unsaved text, during a save or in a conflict. */
export const canReplace = (state: OpenState): boolean =>
  state.is !== 'open' || (!isDirty(state.draft) && state.activity.is !== 'saving' && state.activity.is !== 'conflict');

/**
 * The next state of the file at `path`. No event except `discarded` and `decided` removes text that the owner typed.
 */
export function nextOpenState(path: string, state: OpenState, event: OpenEvent): OpenState {
  if (event.type === 'read') {
    const { disk, draft } = event;
    const isShown = state.is === 'open' && state.draft.version === disk?.version;
    if (isShown || !canReplace(state)) return state;
    if (draft) return open(draft);
    if (!disk) return { is: 'deleted' };
    // The reason why a page was not deleted stays beside the text that has changed elsewhere.
    const wasRefused = state.is === 'open' && state.activity.is === 'refused';
    return open(unchanged(disk), wasRefused ? state.activity : editing);
  }
  if (state.is !== 'open') return event.type === 'refused' ? { is: 'failed', why: event.why } : state;
  const { draft, activity } = state;
  switch (event.type) {
    case 'changed':
      return open({ ...draft, data: event.change(draft.data) }, activity.is === 'saving' ? activity : editing);
    case 'sent':
      return open({ ...draft, data: event.data }, { is: 'saving', sent: event.data });
    case 'saved': {
      const { version, data: base } = event.disk;
      const hasNewerText = activity.is === 'saving' && !isSame(activity.sent, draft.data);
      return hasNewerText ? open({ version, base, data: draft.data }) : open(unchanged(event.disk), { is: 'saved' });
    }
    case 'changedElsewhere':
      return afterChangeElsewhere(path, draft, event.disk);
    case 'decided': {
      if (activity.is !== 'conflict') return state;
      if (!event.taken) return open(draft);
      const { version, data: base } = activity.disk;
      return open({ version, base, data: withoutChanges(path, base, draft.data, event.taken) });
    }
    case 'discarded':
      return draft.version === undefined ? { is: 'opening' } : open({ ...draft, data: draft.base });
    case 'refused':
      return open(draft, { is: 'refused', why: event.why });
  }
}

const open = (draft: Draft, activity: Activity = editing): OpenState => ({ is: 'open', draft, activity });

const unchanged = ({ version, data }: OpenedFile): Draft => ({ version, base: data, data });

function afterChangeElsewhere(path: string, draft: Draft, disk: OpenedFile | undefined): OpenState {
  if (!disk) {
    const why = 'This was deleted elsewhere. Press Save once more to bring it back with what you see here.';
    return open({ version: undefined, base: undefined, data: draft.data }, { is: 'refused', why });
  }
  const conflicts = changesOfFile(path, disk.data, draft.data);
  return conflicts.length > 0
    ? open(draft, { is: 'conflict', conflicts, disk })
    : open(unchanged(disk), { is: 'saved' });
}
