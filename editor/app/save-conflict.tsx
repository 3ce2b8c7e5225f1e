import type { FormEvent } from 'react';
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
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    onAnswer(conflicts.map(({ id }) => id).filter((id) => chosen.get(id) === 'elsewhere'));
  }
  return (
    <AskDialog title="This was changed elsewhere too" onClose={() => onAnswer()}>
      <form onSubmit={submit}>
        <p>
          After you had opened it, it was saved in another window or changed in the file. Choose what to keep; nothing
          is saved before.
        </p>
        {conflicts.map(({ id, where, before, after, madeBy }) => (
          <fieldset key={id}>
            <legend>{where}</legend>
            {(Object.keys(sides) as Side[]).map((side) => (
              <label key={side}>
                <input type="radio" name={id} value={side} defaultChecked={side === madeBy} required />{' '}
                <strong>{sides[side]}</strong> {side === 'here' ? after : before}
              </label>
            ))}
          </fieldset>
        ))}
        <footer>
          <Button onClick={() => onAnswer()}>Not now</Button>
          <Button type="submit" className="primary">
            Save this
          </Button>
        </footer>
      </form>
    </AskDialog>
  );
}
