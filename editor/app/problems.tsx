import type { CheckFinding } from '#content/check/check-content.ts';
import { joinTitles } from '#content/model/problems.ts';
import type { State } from '../api.ts';
import { editableFile } from '../shared/catalogue.ts';
import type { FieldPath } from '../shared/field-path.ts';
import { ask, report } from './api-client.ts';
import { Button } from './button.tsx';

type Kind = CheckFinding['kind'];

const headings: Record<Kind, { title: string; text: string }> = {
  mistake: { title: 'To correct', text: 'Before you publish:' },
  ending: { title: 'Offers that end', text: 'After its last day, no page shows an offer.' },
  sample: { title: 'Samples to replace', text: 'The site was delivered with these in place of your own:' },
};

type Props = { state: State; onOpen: (path: string, fieldPath?: FieldPath) => void };

/** The results of the content check, with buttons to open a field or to confirm a sample. */
export function Problems({ state, onOpen }: Props) {
  return (
    <section className="problems" aria-label="What the check found">
      {!state.isChecked && <p className="help">The content is being checked …</p>}
      {(Object.keys(headings) as Kind[]).map((kind) => (
        <ProblemsOfKind key={kind} kind={kind} state={state} onOpen={onOpen} />
      ))}
    </section>
  );
}

function ProblemsOfKind({ kind, state: { problems: all, files }, onOpen }: Props & { kind: Kind }) {
  const problems = all.filter((problem) => problem.kind === kind);
  if (problems.length === 0) return null;
  const { title, text } = headings[kind];
  const stops = problems.some((problem) => problem.stops);
  const titleOf = (path: string) => files.find((file) => file.path === path)?.title ?? path;

  async function recordAsTrue(what: string) {
    const by = prompt('Who confirms this?', 'The owner');
    if (by) await ask('confirm', { what, by }).catch(report);
  }

  return (
    <details data-kind={kind} open={kind === 'mistake'}>
      <summary>
        {title}: {problems.length}
      </summary>
      <p>{stops ? 'Until this is corrected, the preview shows the pages as they were before:' : text}</p>
      <ul aria-label={title}>
        {problems.map(({ file, field, fieldPath, problem, sampleName }) => (
          <li key={`${file} ${field} ${problem}`}>
            <span>
              <strong>{field === 'The file' ? titleOf(file) : joinTitles([titleOf(file), field])}</strong>{' '}
              {problem.replace(/content\/[\w/-]+\.yaml/g, (path) => `“${titleOf(path)}”`)}.
            </span>{' '}
            {sampleName && <Button onClick={() => recordAsTrue(sampleName)}>Yes, this is true</Button>}{' '}
            {editableFile(file) && <Button onClick={() => onOpen(file, fieldPath)}>Open</Button>}
          </li>
        ))}
      </ul>
    </details>
  );
}
