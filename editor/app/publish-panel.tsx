import { useCallback, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import type { State } from '../api.ts';
import type { Progress, PublishingState, ShownChange, ShownPublication } from '../publishing.ts';
import { Sentences } from './problems.tsx';
import { get, post } from './server.ts';
import { timeOf } from './versions.tsx';

/**
 * Loads the published state and the changes since then, and loads them again after each file change and each
 * publication.
 */
export function usePublishing(files: State['files'] | undefined, progress: Progress | undefined) {
  const [publishing, setPublishing] = useState<PublishingState>();
  const isRunning = progress?.isRunning === true;
  const read = useCallback(async (asks: boolean) => {
    const answer = await get<PublishingState>('publishing', asks ? { ask: '' } : {}).catch(() => undefined);
    if (answer) setPublishing(answer);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the files and the end of a publication are what changes the answer
  useEffect(() => {
    void read(false);
  }, [files, isRunning, read]);
  return { publishing, askServer: () => read(true) };
}

type Props = { state: State; publishing: PublishingState; progress: Progress | undefined; onClose: () => void };

export function PublishPanel({ state, publishing, progress: told, onClose }: Props) {
  const [refusal, setRefusal] = useState('');
  const [toConfirm, setToConfirm] = useState('');
  const progress = told ?? publishing.progress;
  const { publications } = publishing;

  async function ask(action: 'start' | 'go-back' | 'take-back', id = '') {
    setRefusal('');
    setToConfirm('');
    await post(`publishing/${action}`, { id }).catch(({ message }) => setRefusal(message));
  }

  return (
    <section className="publish" aria-label="Publish">
      <header>
        <h2>Publish</h2>
        <Button onPress={onClose}>Close</Button>
      </header>
      {refusal && <p className="refusal">{refusal}</p>}
      {progress && <Steps {...progress} />}
      {!progress?.isRunning && (
        <>
          <Waiting state={state} publishing={publishing} ask={ask} />
          {publications.length > 0 && (
            <details>
              <summary>Earlier publications</summary>
              <ol className="versions">
                {publications.map((one) => (
                  <li key={one.id}>
                    <strong>{timeOf(one.at)}</strong>
                    {one.isOnline && ' · online'}
                    {one.changes.slice(0, 5).map((change) => (
                      <p key={change}>{change}</p>
                    ))}
                    {one.changes.length > 5 && <p>and {one.changes.length - 5} more</p>}
                    {toConfirm === one.id ? (
                      <GoBack publication={one} count={publishing.changes?.length ?? 0} ask={ask} />
                    ) : (
                      !one.isOnline && (
                        <Button aria-label={`Go back to ${timeOf(one.at)}`} onPress={() => setToConfirm(one.id)}>
                          Go back to this
                        </Button>
                      )
                    )}
                  </li>
                ))}
              </ol>
            </details>
          )}
        </>
      )}
    </section>
  );
}

type Ask = (action: 'start' | 'go-back' | 'take-back', id?: string) => Promise<void>;

function GoBack({ publication, count, ask }: { publication: ShownPublication; count: number; ask: Ask }) {
  const undone =
    count === 0
      ? ''
      : count === 1
        ? ' The change above that you have not published is undone.'
        : ` The ${count} changes above that you have not published are undone.`;
  return (
    <p>
      Texts and pictures become what they were then, and are online{' '}
      {publication.isOnServer ? 'in a few seconds' : 'in about a minute'}.{undone} Everything stays under “Earlier
      versions”.{' '}
      <Button className="primary" onPress={() => ask('go-back', publication.id)}>
        Yes, publish it again
      </Button>
    </p>
  );
}

function Waiting({ state, publishing, ask }: { state: State; publishing: PublishingState; ask: Ask }) {
  const { online, changes, since } = publishing;
  const problems = state.problems.filter(({ kind }) => kind === 'mistake');
  const samples = state.problems.filter(({ kind }) => kind === 'sample');
  return (
    <>
      {online.is === 'nowhere' && (
        <p>
          No server is prepared yet. The guide in <code>docs/publish.md</code> begins with what you need.
        </p>
      )}
      {online.is === 'asking' && <p>The server is being asked what is online …</p>}
      {online.is === 'unknown' && <p className="problem">{online.why}</p>}
      {online.is === 'online' && online.release && !online.isFromHere && (
        <p className="problem">
          What is online was published from another computer. If you publish, it is replaced by what you see here.
        </p>
      )}
      {online.is === 'online' && online.noEnquiries && (
        <p className="problem">
          The site is online, but no enquiry reaches you: {online.noEnquiries}. docs/leads.md says what to do.
        </p>
      )}
      {changes === undefined ? (
        online.is === 'online' &&
        !online.release && (
          <p>Nothing has been published from this folder yet: the whole site goes online as you see it.</p>
        )
      ) : changes.length === 0 ? (
        <p>Nothing has changed{since && ` since ${timeOf(since)}`}.</p>
      ) : (
        <>
          <p>
            {online.is === 'online' ? 'Different from what is online' : 'Changed since the last publication from here'},
            of {timeOf(since ?? '')}:
          </p>
          <ul className="changes">
            {changes.map((change) => (
              <ChangeOf key={change.id} change={change} state={state} ask={ask} />
            ))}
          </ul>
        </>
      )}
      {samples.length > 0 && (
        <details>
          <summary>
            {samples.length === 1 ? 'One sample goes' : `${samples.length} samples go`} online in place of your own
            words
          </summary>
          <Sentences problems={samples} files={state.files} />
        </details>
      )}
      {problems.length > 0 ? (
        <div className="refusal">
          <p>Something is wrong. Correct it first, or take the change back:</p>
          <Sentences problems={problems} files={state.files} />
        </div>
      ) : (
        <p className="help">Only what is saved is published. It takes about a minute, and the site stays online.</p>
      )}
      <Button
        className="primary"
        isDisabled={problems.length > 0 || online.is === 'nowhere'}
        onPress={() => void ask('start')}
      >
        {changes?.length === 0 ? 'Publish again' : samples.length > 0 ? 'Publish now, with the samples' : 'Publish now'}
      </Button>
    </>
  );
}

function ChangeOf({
  change: { id, where, what, pictures },
  state,
  ask,
}: {
  change: ShownChange;
  state: State;
  ask: Ask;
}) {
  return (
    <li>
      <div>
        <strong>{where}</strong> {pictures.length === 0 && what}
        {pictures.map((name) => {
          const picture = state.pictures.find((one) => one.name === name);
          return picture && <img key={name} src={`/pictures/${picture.small}`} alt={name.replaceAll('-', ' ')} />;
        })}
      </div>
      <Button aria-label={`Take back: ${where}`} onPress={() => void ask('take-back', id)}>
        Take back
      </Button>
    </li>
  );
}

function Steps({ isRunning, isPublished, lines, details }: Progress) {
  const steps = isRunning ? lines : lines.slice(0, -1);
  return (
    <div className="steps" aria-live="polite">
      <ol>
        {steps.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {isRunning ? (
        <p>Working …</p>
      ) : (
        <p className={isPublished ? 'done' : 'refusal'}>
          <WithLinks text={lines.at(-1) ?? ''} />
        </p>
      )}
      {details && (
        <details>
          <summary>What the computer said</summary>
          <pre>{details}</pre>
        </details>
      )}
    </div>
  );
}

function WithLinks({ text }: { text: string }) {
  return text.split(/(https?:\/\/[^\s,]*[^\s,.])/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <a key={part} href={part} target="_blank" rel="noreferrer">
        {part}
      </a>
    ),
  );
}
