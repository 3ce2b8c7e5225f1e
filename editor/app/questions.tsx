import { useState } from 'react';
import { Button, Label, Radio, RadioGroup } from 'react-aria-components';
import type { Conflict } from '../shared/compare.ts';
import { AskDialog } from './dialog.tsx';
import type { OpenFile } from './use-open-file.ts';

/** Asks what only the owner can decide: both versions of what was changed here and elsewhere, or a page deleted elsewhere. */
export function Questions({ file, onDeleted }: { file: OpenFile; onDeleted: () => void }) {
  const { question } = file;
  if (!question) return null;
  if (question.is === 'both changed')
    return (
      <WhatToKeep
        conflicts={question.conflicts}
        title={
          question.while === 'open' ? 'This was changed elsewhere too' : 'You typed this earlier and did not save it'
        }
        text={
          question.while === 'open'
            ? 'While you had it open, it was saved in another window or changed in the file. Choose what to keep; nothing is saved before.'
            : 'Since then it was saved in another window or changed in the file. Choose what to go on with; it is saved only when you press Save.'
        }
        button={question.while === 'open' ? 'Save this' : 'Go on with this'}
        onAnswer={(taken) => void file.answerBothChanged(taken)}
      />
    );
  if (question.is === 'deleted elsewhere')
    return (
      <AskDialog title="This was deleted elsewhere" onClose={file.forgetQuestion}>
        <p>
          While you had it open, it was deleted in another window or in the folder. What you see here exists only here.
        </p>
        <footer>
          <Button onPress={() => file.answerDeleted(false)}>Let it be deleted</Button>
          <Button className="primary" onPress={() => void file.answerDeleted(true)}>
            Save it again
          </Button>
        </footer>
      </AskDialog>
    );
  return (
    <AskDialog title="This was changed elsewhere" onClose={file.forgetQuestion}>
      <p>After you had opened it, it was saved in another window or changed in the file. Nothing was deleted yet.</p>
      <footer>
        <Button onPress={file.forgetQuestion}>Keep it</Button>
        <Button
          className="primary"
          onPress={async () => {
            if (await file.remove(question.disk.version)) onDeleted();
          }}
        >
          Delete it all the same
        </Button>
      </footer>
    </AskDialog>
  );
}

/** The labels of both sides, by the side that has changed. */
const labels = {
  here: { here: 'You typed', elsewhere: 'As it was' },
  elsewhere: { here: 'As it was', elsewhere: 'Saved elsewhere' },
  both: { here: 'You typed', elsewhere: 'Saved elsewhere' },
};

type Side = 'here' | 'elsewhere';

type Props = {
  conflicts: readonly Conflict[];
  title: string;
  text: string;
  button: string;
  onAnswer: (taken: readonly string[] | undefined) => void;
};

function WhatToKeep({ conflicts, title, text, button, onAnswer }: Props) {
  // Where only one side has changed, that side is selected at first.
  const [kept, setKept] = useState<readonly (Side | undefined)[]>(() =>
    conflicts.map(({ madeBy }) => (madeBy === 'both' ? undefined : madeBy)),
  );
  const isChosen = kept.every(Boolean);
  return (
    <AskDialog title={title} onClose={() => onAnswer(undefined)}>
      <p>{text}</p>
      {conflicts.map(({ id, where, before, after, madeBy }, index) => (
        <RadioGroup
          key={id}
          value={kept[index] ?? null}
          onChange={(side) => setKept(kept.with(index, side as Side))}
          className="sides"
        >
          <Label>{where}</Label>
          {(['here', 'elsewhere'] as const).map((side) => (
            <Radio key={side} value={side}>
              <span>
                <strong>{labels[madeBy][side]}</strong> {side === 'here' ? after : before}
              </span>
            </Radio>
          ))}
        </RadioGroup>
      ))}
      {!isChosen && <p>Choose one in each field.</p>}
      <footer>
        <Button onPress={() => onAnswer(undefined)}>Not now</Button>
        <Button
          className="primary"
          isDisabled={!isChosen}
          onPress={() => onAnswer(conflicts.filter((_, index) => kept[index] === 'elsewhere').map(({ id }) => id))}
        >
          {button}
        </Button>
      </footer>
    </AskDialog>
  );
}
