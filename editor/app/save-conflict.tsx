import { useState } from 'react';
import type { DraftDifference } from '../shared/compare.ts';
import { Button } from './button.tsx';
import { AskDialog } from './dialog.tsx';

const sides = { here: 'In this window', elsewhere: 'Elsewhere' };

type Side = keyof typeof sides;

type Props = {
  conflicts: readonly DraftDifference[];
  /**
   * Called with the ids of the conflicts for which the owner chose the version from elsewhere. Called without an
   * argument on cancel.
   */
  onAnswer: (taken?: readonly string[]) => void;
};

/** Shows both versions of each conflict. If only one side changed a field, that side is preselected. */
export function SaveConflictDialog({ conflicts, onAnswer }: Props) {
  const [kept, setKept] = useState<readonly (Side | undefined)[]>(() =>
    conflicts.map(({ madeBy }) => (madeBy === 'both' ? undefined : madeBy)),
  );
  const isChosen = kept.every(Boolean);
  return (
    <AskDialog title="This was changed elsewhere too" onClose={() => onAnswer()}>
      <p>
        After you had opened it, it was saved in another window or changed in the file. Choose what to keep; nothing is
        saved before.
      </p>
      {conflicts.map(({ id, where, before, after }, index) => (
        <fieldset key={id}>
          <legend>{where}</legend>
          {(Object.keys(sides) as Side[]).map((side) => (
            <label key={side}>
              <input
                type="radio"
                name={id}
                checked={kept[index] === side}
                onChange={() => setKept(kept.with(index, side))}
              />{' '}
              <strong>{sides[side]}</strong> {side === 'here' ? after : before}
            </label>
          ))}
        </fieldset>
      ))}
      {!isChosen && <p>Choose one in each field.</p>}
      <footer>
        <Button onClick={() => onAnswer()}>Not now</Button>
        <Button
          className="primary"
          disabled={!isChosen}
          onClick={() => onAnswer(conflicts.filter((_, index) => kept[index] === 'elsewhere').map(({ id }) => id))}
        >
          Save this
        </Button>
      </footer>
    </AskDialog>
  );
}
