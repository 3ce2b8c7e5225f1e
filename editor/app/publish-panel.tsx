import type { State } from '../api.ts';
import type { Online, Run, ShownChange } from '../publishing.ts';
import { ask, report } from './api-client.ts';
import { Button } from './button.tsx';
import { dayAndTime, HistoryList } from './version-history.tsx';

const act = (action: 'start' | 'take-back', id = '') => ask(`publishing/${action}`, { id }).catch(report);

type Props = { state: State };

export function PublishPanel({ state }: Props) {
  const { run } = state.publishing;
  return (
    <section className="publish" aria-label="Publish">
      <h2>Publish</h2>
      <Steps run={run} />
      {run.is !== 'running' && (
        <>
          <Waiting state={state} />
          <EarlierPublications state={state} />
        </>
      )}
    </section>
  );
}

const question =
  'Texts and pictures become what they were then, and go online. Changes that you have not published are undone. Everything stays under “Earlier versions”. Publish it again?';

function EarlierPublications({ state }: Props) {
  const { publications, online } = state.publishing;
  const current = online.is === 'online' ? online.release : undefined;
  if (publications.length === 0) return null;
  return (
    <details>
      <summary>Earlier publications</summary>
      <HistoryList
        entries={publications.map(({ at, release, changes }) => ({
          key: at,
          title: dayAndTime(at) + (release === current ? ' · online' : ''),
          sentences: changes,
          button: release !== current && (
            <Button
              aria-label={`Go back to ${dayAndTime(at)}`}
              onClick={() => confirm(question) && void act('start', release)}
            >
              Go back to this
            </Button>
          ),
        }))}
      />
    </details>
  );
}

function Waiting({ state }: Props) {
  const { online, changes, since } = state.publishing;
  const has = (kind: string) => state.problems.some((problem) => problem.kind === kind);
  const isNew = online.is === 'online' && !online.release;
  return (
    <>
      <WhatIsOnline online={online} />
      {isNew && <p>Nothing is online yet: the whole site goes online as you see it.</p>}
      {changes?.length === 0 && <p>Nothing has changed{since && ` since ${dayAndTime(since)}`}.</p>}
      {changes && changes.length > 0 && (
        <>
          <p>
            {online.is === 'online' ? 'Different from what is online' : 'Changed since the last publication from here'}
            {since && `, of ${dayAndTime(since)}`}:
          </p>
          <ul className="changes">
            {changes.map((change) => (
              <ChangeOf key={change.id} change={change} state={state} />
            ))}
          </ul>
        </>
      )}
      <p className="help">Only what is saved is published. It takes about a minute, and the site stays online.</p>
      <Button className="primary" disabled={!state.isChecked || has('mistake')} onClick={() => void act('start')}>
        {changes?.length === 0 ? 'Publish again' : has('sample') ? 'Publish now, with the samples' : 'Publish now'}
      </Button>
    </>
  );
}

function WhatIsOnline({ online }: { online: Online }) {
  if (online.is === 'asking') return <p>The server is being asked what is online …</p>;
  if (online.is === 'unknown') return <p className="problem">{online.why}</p>;
  return online.warnings.map((warning) => (
    <p key={warning} className="problem">
      {warning}
    </p>
  ));
}

function ChangeOf({ change, state }: Props & { change: ShownChange }) {
  const { id, where, what, pictures } = change;
  return (
    <li>
      <div>
        <strong>{where}</strong> {pictures.length === 0 && what}
        {pictures.map((name) => {
          const picture = state.pictures.find((one) => one.name === name);
          return picture && <img key={name} src={`/images/${picture.small}`} alt={name.replaceAll('-', ' ')} />;
        })}
      </div>
      <Button aria-label={`Take back: ${where}`} onClick={() => void act('take-back', id)}>
        Take back
      </Button>
    </li>
  );
}

function Steps({ run }: { run: Run }) {
  if (run.is === 'none') return null;
  const steps = run.is === 'running' ? run.lines : run.lines.slice(0, -1);
  return (
    <div aria-live="polite">
      <ol>
        {steps.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
      {run.is === 'running' ? (
        <p>Working …</p>
      ) : (
        <p className={run.is === 'published' ? 'done' : 'refusal'}>{withLinks(run.lines.at(-1) ?? '')}</p>
      )}
      {run.is === 'failed' && run.details && (
        <details>
          <summary>What the computer said</summary>
          <pre>{run.details}</pre>
        </details>
      )}
    </div>
  );
}

function withLinks(text: string) {
  return text.split(/(https?:\/\/[^\s,]*[^\s,.])/).map((piece) =>
    piece.startsWith('http') ? (
      <a key={piece} href={piece} target="_blank" rel="noreferrer">
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}
