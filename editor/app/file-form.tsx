import { useEffect, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import type { State } from '../api.ts';
import { titleOf } from '../shared/catalogue.ts';
import { printedText } from '../shared/find.ts';
import { keyOf, type Way, wayOfTitles } from '../shared/ways.ts';
import { AskDialog } from './dialog.tsx';
import { Fields } from './fields.tsx';
import { type Form, FormProvider } from './form.ts';
import { NewPage } from './new-page.tsx';
import { Questions } from './questions.tsx';
import { useOpenFile } from './use-open-file.ts';
import { deletedPages, EarlierVersions } from './versions.tsx';

/** A field that is to be shown. A new object shows it again. */
export type Target = { way: Way };

type Props = { path: string; state: State; target: Target | undefined; onOpen: (path: string) => void };

/** The fields of one file, with everything that can be done with it. */
export function FileForm({ path, state, target, onOpen }: Props) {
  const file = useOpenFile(path, state);
  const { known, data, problems, isDirty, isNew } = file;
  const { folder } = known;
  const fields = useRef<HTMLFormElement>(null);
  const isWrongOnDisk = state.problems.some((problem) => problem.file === path && problem.kind === 'mistake');
  const [isAsked, setAsked] = useState(false);
  const [openEntries, setOpenEntries] = useState<ReadonlySet<string>>(new Set());
  const [toShow, setToShow] = useState<Target | undefined>();
  const [dialog, setDialog] = useState<'versions' | 'delete' | 'duplicate'>();
  const isReady = data !== undefined && data !== null;

  const byWay = useMemo(() => {
    const schema = known.file.schema;
    return new Map(problems.map(({ way, field, problem }) => [keyOf(way ?? wayOfTitles(schema, field)), problem]));
  }, [problems, known.file.schema]);

  useEffect(() => setToShow(target), [target]);

  // Opens the entries of lists on the way to a field, and then moves there.
  useEffect(() => {
    if (!toShow || !isReady) return;
    const { way } = toShow;
    const onWay = way.map((_, index) => keyOf(way.slice(0, index + 1)));
    if (!onWay.every((key) => openEntries.has(key))) return setOpenEntries(new Set([...openEntries, ...onWay]));
    const frame = requestAnimationFrame(() => {
      moveTo(fields.current, way);
      setToShow(undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [toShow, isReady, openEntries]);

  function save() {
    const [first] = problems;
    setAsked(true);
    if (!first) return void file.save();
    setToShow({ way: first.way ?? wayOfTitles(known.file.schema, first.field) });
  }

  if (file.isGone)
    return (
      <p className="empty">
        This page was deleted. <strong>Deleted pages</strong> at the end of the list on the left brings it back.
      </p>
    );
  if (!file.isOpened) return <p className="empty">{file.refusal || 'Opening …'}</p>;

  const title = titleOf(path, data) || `New ${folder?.one ?? 'page'}`;
  const form: Form = {
    state,
    data,
    change: file.change,
    problems: byWay,
    showsAll: isAsked || (isWrongOnDisk && !isDirty),
    openEntries,
    toggleEntry: (key, isOpen) =>
      setOpenEntries((open) => {
        const next = new Set(open);
        if (isOpen) next.add(key);
        else next.delete(key);
        return next;
      }),
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
          if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return;
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
          {isDirty && !isNew && (
            <Button className="link" onPress={file.discard}>
              Discard what I typed
            </Button>
          )}
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
      <Questions file={file} onDeleted={() => onOpen(deletedPages)} />
      {dialog === 'versions' && <EarlierVersions path={path} title={title} onClose={() => setDialog(undefined)} />}
      {dialog === 'duplicate' && folder && (
        <NewPage
          folder={folder}
          original={{ title, data }}
          state={state}
          onClose={() => setDialog(undefined)}
          onOpen={onOpen}
        />
      )}
      {dialog === 'delete' && (
        <AskDialog title={`Delete ${title}?`} onClose={() => setDialog(undefined)}>
          <p>
            It leaves every menu and list, and goes offline with the next publication. Its text is kept: “Deleted pages”
            at the end of the list on the left brings it back.
          </p>
          <footer>
            <Button onPress={() => setDialog(undefined)}>Keep it</Button>
            <Button
              className="primary"
              onPress={async () => {
                setDialog(undefined);
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

function statusOf({ status, isDirty, isNew, problems }: ReturnType<typeof useOpenFile>, isAsked: boolean): string {
  if (status === 'saving') return 'Saving …';
  if (isAsked && problems.length > 0 && (isDirty || isNew))
    return problems.length === 1 ? 'Not saved: one field is wrong' : `Not saved: ${problems.length} fields are wrong`;
  if (status === 'saved') return 'Saved';
  return isDirty ? 'Not saved yet' : '';
}

/** Scrolls to a field and focuses it; to the nearest field around it, if it is not shown itself. */
function moveTo(form: HTMLFormElement | null, way: Way) {
  for (let length = way.length; length > 0; length -= 1) {
    const key = keyOf(way.slice(0, length));
    const field = form?.querySelector(`[data-way="${CSS.escape(key)}"]`);
    if (!field) continue;
    field.scrollIntoView({ block: 'center' });
    const input = field.querySelector('input:not([type=file]), textarea, .select, .toggle, button:not(.handle)');
    if (input instanceof HTMLElement) input.focus({ preventScroll: true });
    return;
  }
}
