import type { Change } from '../shared/compare.ts';
import { Button } from './button.tsx';
import { AskDialog } from './dialog.tsx';

type Props = {
  conflicts: readonly Change[];
  /**
   * Called with the ids of the conflicts for which the owner chose the version from elsewhere. Called without an
   * argument on cancel.
   */
  onAnswer: (taken?: readonly string[]) => void;
};

/** Shows both versions of each conflict. The owner chooses each, because a wrong guess would lose a text. */
export function SaveConflictDialog({ conflicts, onAnswer }: Props) {
  const answer = (chosen: FormData) =>
    onAnswer(conflicts.map(({ id }) => id).filter((id) => chosen.get(id) === 'elsewhere'));
  return (
    <AskDialog title="This was changed elsewhere too" onClose={() => onAnswer()}>
      <form action={answer}>
        <p>
          After you had opened it, it was saved in another window or changed in the file. Choose what to keep; nothing
          is saved before.
        </p>
        {conflicts.map(({ id, where, before, after }) => (
          <fieldset key={id}>
            <legend>{where}</legend>
            <label>
              <input type="radio" name={id} value="here" required /> <strong>In this window</strong> {after}
            </label>
            <label>
              <input type="radio" name={id} value="elsewhere" /> <strong>Elsewhere</strong> {before}
            </label>
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
