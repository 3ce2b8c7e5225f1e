import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { State } from '../api.ts';
import { titleOf } from '../shared/catalogue.ts';
import { printedText } from '../shared/find.ts';
import { keyOf, type Way, wayOfTitles } from '../shared/ways.ts';
import { BothChangedDialog } from './both-changed.tsx';
import { AskDialog } from './dialog.tsx';
import { Fields } from './fields.tsx';
import { type Form, FormProvider } from './form.ts';
import { NewPage } from './new-page.tsx';
import { type OpenFile, useOpenFile } from './use-open-file.ts';
import { deletedPages, EarlierVersions } from './versions.tsx';

/** The field to scroll to. A new object scrolls to it again. */
export type Target = { way: Way };

type Props = { path: string; state: State; target: Target | undefined; onOpen: (path: string) => void };

/** The form of one file, with its buttons: save, delete, duplicate, earlier versions. */
export function FileForm({ path, state, target, onOpen }: Props) {
  const file = useOpenFile(path, state);
  const { known, data, problems, isDirty, isNew, bothChanged } = file;
  const { folder } = known;
  const fields = useRef<HTMLFormElement>(null);
  const isWrongOnDisk = state.problems.some((problem) => problem.file === path && problem.kind === 'mistake');
  const [isAsked, setAsked] = useState(false);
  const [dialog, setDialog] = useState<'versions' | 'delete' | 'duplicate'>();
  const isReady = data !== undefined && data !== null;

  const byWay = useMemo(() => {
    const { schema } = known.file;
    return new Map(problems.map(({ way, field, problem }) => [keyOf(way ?? wayOfTitles(schema, field)), problem]));
  }, [problems, known.file]);

  useEffect(() => {
    if (target && isReady) moveTo(fields.current, target.way);
  }, [target, isReady]);

  function save() {
    const [first] = problems;
    setAsked(true);
    if (first) moveTo(fields.current, first.way ?? wayOfTitles(known.file.schema, first.field));
    else void file.save();
  }

  if (file.status === 'gone')
    return (
      <p className="empty">
        This page was deleted. <strong>Deleted pages</strong> at the end of the list on the left brings it back.
      </p>
    );
  if (!file.isOpened) return <p className="empty">{file.refusal || 'Opening …'}</p>;

  const title = titleOf(path, data) || `New ${folder?.one ?? 'page'}`;
  const close = () => setDialog(undefined);
  const form: Form = {
    state,
    data,
    change: file.change,
    problems: byWay,
    showsAll: isAsked || (isWrongOnDisk && !isDirty),
    mayNameValues: known.mayNameValues,
    printed: (text) => printedText(known, text, file.values),
  };

  return (
    <FormProvider value={form}>
      <form
        ref={fields}
        className="fields"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        onKeyDown={(event) => {
          if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          save();
        }}
      >
        <header className="bar">
          <h1>{title}</h1>
          <output aria-live="polite">{statusOf(file, isAsked)}</output>
          <Button type="submit" className="primary" isDisabled={!(isDirty || isNew) || file.status === 'saving'}>
            Save
          </Button>
        </header>
        {file.refusal && (
          <p className="refusal" role="alert">
            {file.refusal}
          </p>
        )}
        <p className="actions">
          {isNew && (
            <Button
              className="link"
              onPress={() => {
                file.discard();
                onOpen('');
              }}
            >
              Discard this page
            </Button>
          )}
          {isDirty && !isNew && (
            <Button className="link" onPress={file.discard}>
              Discard what I typed
            </Button>
          )}
          {!isNew && (
            <Button className="link" onPress={() => setDialog('versions')}>
              Earlier versions
            </Button>
          )}
          {folder && !isNew && (
            <Button className="link" onPress={() => setDialog('duplicate')}>
              Duplicate
            </Button>
          )}
          {folder && !isNew && !file.reasonToStay && (
            <Button className="link" onPress={() => setDialog('delete')}>
              Delete
            </Button>
          )}
        </p>
        {isReady ? (
          <Fields schema={known.file.schema} way={[]} />
        ) : (
          <p className="problem">This file cannot be read. “Earlier versions” puts back the last one that could.</p>
        )}
      </form>
      {bothChanged && <BothChangedDialog conflicts={bothChanged.conflicts} onAnswer={file.answerBothChanged} />}
      {dialog === 'versions' && <EarlierVersions path={path} title={title} onClose={close} />}
      {dialog === 'duplicate' && folder && (
        <NewPage folder={folder} original={{ title, data }} state={state} onClose={close} onOpen={onOpen} />
      )}
      {dialog === 'delete' && (
        <AskDialog title={`Delete ${title}?`} onClose={close}>
          <p>
            It leaves every menu and list, and goes offline with the next publication. Its text is kept: “Deleted pages”
            at the end of the list on the left brings it back.
          </p>
          <footer>
            <Button onPress={close}>Keep it</Button>
            <Button
              className="primary"
              onPress={async () => {
                close();
                if (await file.remove()) onOpen(deletedPages);
              }}
            >
              Delete
            </Button>
          </footer>
        </AskDialog>
      )}
    </FormProvider>
  );
}

function statusOf({ status, isDirty, isNew, problems }: OpenFile, isAsked: boolean): string {
  if (status === 'saving') return 'Saving …';
  if (isAsked && problems.length > 0 && (isDirty || isNew))
    return problems.length === 1 ? 'Not saved: one field is wrong' : `Not saved: ${problems.length} fields are wrong`;
  if (status === 'saved') return 'Saved';
  return isDirty ? 'Not saved yet' : '';
}

/** Opens the entries around a field, and focuses it; the nearest field around it, if it is not shown itself. */
function moveTo(form: HTMLFormElement | null, way: Way) {
  for (let length = way.length; length > 0; length -= 1) {
    const key = keyOf(way.slice(0, length));
    const field = form?.querySelector(`[data-way="${CSS.escape(key)}"]`);
    if (!field) continue;
    const inside = field.querySelector('details');
    if (inside?.parentElement === field) inside.open = true;
    for (let around = field.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
      around.open = true;
    field.scrollIntoView({ block: 'center' });
    const inputs = 'input:not([type=file]), textarea, select, summary, button:not(.handle)';
    field.querySelector<HTMLElement>(inputs)?.focus({ preventScroll: true });
    return;
  }
}
