import { type FormEvent, type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type Difference, inWords } from './compare.ts';

/** Opens a dialog above the fields. Resolves with the choice, or with `undefined` if the dialog was closed without one. */
function openDialog<Result>(show: (close: (result?: Result) => void) => ReactNode): Promise<Result | undefined> {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog');
    const root = createRoot(dialog);
    let chosen: Result | undefined;
    dialog.addEventListener('close', () => {
      root.unmount();
      dialog.remove();
      resolve(chosen);
    });
    root.render(
      show((result) => {
        chosen = result;
        dialog.close();
      }),
    );
    document.body.append(dialog);
    dialog.showModal();
  });
}

export type Conflict = { differences: readonly Difference[]; heading: string; text: string; button: string };

/** Shows what was typed here beside what was saved elsewhere. Resolves with the fields to take from elsewhere. */
export function askWhatToKeep(conflict: Conflict): Promise<Difference[] | undefined> {
  return openDialog<Difference[]>((close) => <WhatToKeep {...conflict} close={close} />);
}

/** The labels of both sides, by the side that has changed. */
const labels = {
  here: { here: 'You typed', elsewhere: 'As it was' },
  elsewhere: { here: 'As it was', elsewhere: 'Saved elsewhere' },
  both: { here: 'You typed', elsewhere: 'Saved elsewhere' },
};

function WhatToKeep({
  differences,
  heading,
  text,
  button,
  close,
}: Conflict & { close: (taken?: Difference[]) => void }) {
  // If only one side has changed, that side is selected at first.
  const [kept, setKept] = useState(() => differences.map(({ changed }) => (changed === 'both' ? undefined : changed)));
  const isChosen = kept.every(Boolean);

  function submit(event: FormEvent) {
    event.preventDefault();
    close(differences.filter((_, index) => kept[index] === 'elsewhere'));
  }

  return (
    <form onSubmit={submit}>
      <h2>{heading}</h2>
      <p>{text}</p>
      {differences.map(({ way, field, here, elsewhere, changed }, index) => (
        <fieldset key={way.join('/')}>
          <legend>{field}</legend>
          {(['here', 'elsewhere'] as const).map((side) => (
            <label key={side}>
              <input
                checked={kept[index] === side}
                name={way.join('/')}
                onChange={() => setKept(kept.with(index, side))}
                type="radio"
              />
              <span>
                <strong>{labels[changed][side]}</strong>
                <span>{inWords(side === 'here' ? here : elsewhere)}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {!isChosen && <p>Choose one in each field.</p>}
      <footer>
        <button type="button" onClick={() => close()}>
          Not now
        </button>
        <button disabled={!isChosen} type="submit">
          {button}
        </button>
      </footer>
    </form>
  );
}

/** Asks for the name of something new. */
export function askForName(heading: string, text: string, most: number): Promise<string | undefined> {
  return openDialog<string>((close) => <NewName heading={heading} text={text} most={most} close={close} />);
}

type NewNameProps = { heading: string; text: string; most: number; close: (name?: string) => void };

function NewName({ heading, text, most, close }: NewNameProps) {
  const [name, setName] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    close(name.trim());
  }

  return (
    <form onSubmit={submit}>
      <h2>{heading}</h2>
      <label>
        <span>
          <strong>New name</strong>
          <input maxLength={most} onChange={({ target }) => setName(target.value)} required value={name} />
        </span>
      </label>
      <p>{text}</p>
      <footer>
        <button type="button" onClick={() => close()}>
          Cancel
        </button>
        <button disabled={name.trim() === ''} type="submit">
          Go on
        </button>
      </footer>
    </form>
  );
}
