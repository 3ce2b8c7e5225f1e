import { useState } from 'react';
import { Button, Input, Label, TextField } from 'react-aria-components';
import type { State } from '../api.ts';
import type { CheckedProblem } from '../content-state.ts';
import { knownFile } from '../shared/catalogue.ts';
import { type Way, wayOfTitles } from '../shared/ways.ts';
import { post } from './server.ts';

type Props = { state: State; onOpen: (path: string, way?: Way) => void };

const headings: Record<CheckedProblem['kind'], { title: string; text: string }> = {
  mistake: { title: 'To correct', text: 'Before you publish:' },
  note: { title: 'Only you can know', text: 'These stop nothing. If one is not true, change the text.' },
  sample: { title: 'Samples to replace', text: 'The site was delivered with these in place of your own:' },
};

/** What the check found in the content, with a button that leads to each field. */
export function Problems({ state, onOpen }: Props) {
  const stops = state.problems.some((problem) => problem.stops);
  return (
    <section className="problems" aria-label="What the check found">
      {(Object.keys(headings) as CheckedProblem['kind'][]).map((kind) => (
        <ProblemsOfKind
          key={kind}
          kind={kind}
          problems={state.problems.filter((problem) => problem.kind === kind)}
          stops={stops && kind === 'mistake'}
          files={state.files}
          onOpen={onOpen}
        />
      ))}
    </section>
  );
}

type KindProps = {
  kind: CheckedProblem['kind'];
  problems: readonly CheckedProblem[];
  stops: boolean;
  files: State['files'];
  onOpen: Props['onOpen'];
};

const whoKey = 'who confirms';

function ProblemsOfKind({ kind, problems, stops, files, onOpen }: KindProps) {
  const [isShown, setShown] = useState(kind === 'mistake');
  const [refusal, setRefusal] = useState('');
  const [who, setWho] = useState(localStorage.getItem(whoKey) ?? 'The owner');
  if (problems.length === 0) return null;
  const { title, text } = headings[kind];

  async function act(action: string, body: object) {
    setRefusal('');
    await post(action, body).catch(({ message }) => setRefusal(message));
  }

  return (
    <section data-kind={kind} aria-label={title}>
      <Button className="link" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
        {isShown ? '▾' : '▸'} {title}: {problems.length}
      </Button>
      {isShown && (
        <>
          <p>{stops ? 'Until this is corrected, the preview shows the pages as they were before:' : text}</p>
          {refusal && <p className="problem">{refusal}</p>}
          <ul>
            {problems.map((problem) => {
              const { file, field, confirms, isUnknownField } = problem;
              return (
                <li key={`${file} ${field} ${problem.problem}`}>
                  <SentenceOf problem={problem} files={files} />{' '}
                  {isUnknownField && (
                    <Button onPress={() => act('take-out-unknown', { path: file })}>Take it out</Button>
                  )}{' '}
                  {confirms && (
                    <Button onPress={() => act('confirm', { what: confirms, by: who })}>Yes, this is true</Button>
                  )}{' '}
                  {knownFile(file) && <Button onPress={() => onOpen(file, wayTo(problem))}>Open</Button>}
                </li>
              );
            })}
          </ul>
          {problems.some(({ confirms }) => confirms) && (
            <TextField
              className="who"
              value={who}
              onChange={(name) => {
                setWho(name);
                localStorage.setItem(whoKey, name);
              }}
            >
              <Label>Confirmed by</Label>
              <Input />
            </TextField>
          )}
        </>
      )}
    </section>
  );
}

type SentenceProps = { problem: CheckedProblem; files: State['files'] };

/** The sentence of a problem, with titles of pages instead of the names of their files. */
export function SentenceOf({ problem: { file, field, problem }, files }: SentenceProps) {
  const titleOf = (name: string) => files.find(({ path }) => path === name)?.title ?? knownFile(name)?.title ?? name;
  return (
    <span>
      <strong>
        {titleOf(file)}
        {field !== 'The file' && ` › ${field}`}
      </strong>{' '}
      {problem.replace(/content\/[\w/-]+\.yaml/g, (name) => `“${titleOf(name)}”`)}.
    </span>
  );
}

function wayTo({ file, field, way }: CheckedProblem): Way | undefined {
  const known = knownFile(file);
  return way ?? (known && wayOfTitles(known.file.schema, field));
}
