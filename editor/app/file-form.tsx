import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fieldPropertiesOf } from '#content/model/field-properties.ts';
import { specifiedPages } from '#content/specification.ts';
import type { State } from '../api.ts';
import { titleOf } from '../shared/catalogue.ts';
import { type FieldPath, keyOf } from '../shared/field-path.ts';
import { filledText } from '../shared/find.ts';
import { Button } from './button.tsx';
import { Fields } from './fields.tsx';
import { type Form, FormProvider } from './form.ts';
import { NewPage } from './new-page.tsx';
import { SaveConflictDialog } from './save-conflict.tsx';
import { type OpenFile, useOpenFile } from './use-open-file.ts';
import { VersionHistoryDialog } from './version-history.tsx';

/** The field to scroll to. A new object scrolls again, even to the same field. */
export type Target = { path: string; fieldPath: FieldPath };

type Props = { path: string; state: State; target: Target | undefined; onOpen: (path: string) => void };

const deleteQuestion =
  'It leaves every menu and list, and goes offline with the next publication. Its text is kept: “Deleted pages” at the end of the list on the left brings it back. Delete it?';

/** The form of one file, with buttons to save, delete, duplicate and open earlier versions. */
export function FileForm({ path, state, target, onOpen }: Props) {
  const file = useOpenFile(path, state);
  const { editable, data, problems, isDirty, isNew } = file;
  const { folder } = editable;
  const fields = useRef<HTMLFormElement>(null);
  const isWrongOnDisk = state.problems.some((problem) => problem.file === path && problem.kind === 'mistake');
  const [isAsked, setAsked] = useState(false);
  const [dialog, setDialog] = useState<'versions' | 'duplicate'>();
  const isReady = data !== undefined && data !== null;

  useEffect(() => {
    if (target?.path === path && isReady) moveTo(fields.current, [target.fieldPath]);
  }, [target, path, isReady]);

  function save() {
    setAsked(true);
    const wrong = problems.map(({ fieldPath = [] }) => fieldPath);
    if (wrong.length > 0) moveTo(fields.current, wrong);
    else void file.save();
  }

  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  });
  useEffect(() => {
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);

  if (file.state.is === 'deleted')
    return (
      <p className="empty">
        This page was deleted. <strong>Deleted pages</strong> at the end of the list on the left brings it back.
      </p>
    );
  if (file.state.is !== 'open')
    return <p className="empty">{file.state.is === 'failed' ? file.state.why : 'Opening …'}</p>;
  const { activity } = file.state;

  // The specification requires these pages, so they cannot be deleted.
  const isSpecified = folder && specifiedPages[folder.name].some((slug) => path.endsWith(`/${slug}.yaml`));
  const title = titleOf(path, data) || `New ${folder?.one ?? 'page'}`;
  const close = () => setDialog(undefined);
  const action = (name: string, onClick: () => void) => (
    <Button className="link" onClick={onClick}>
      {name}
    </Button>
  );
  function discard() {
    file.discard();
    if (isNew) onOpen('');
  }
  const form: Form = {
    state,
    data,
    change: file.change,
    problems: new Map(problems.map(({ fieldPath = [], problem }) => [keyOf(fieldPath), problem])),
    showsAll: isAsked || (isWrongOnDisk && !isDirty),
    allowsPlaceholders: editable.allowsPlaceholders,
    shown: (text) => filledText(editable, text, file.values),
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
      >
        <header className="bar">
          <h1>{title}</h1>
          <output aria-live="polite">{statusOf(file, isAsked)}</output>
          <Button type="submit" className="primary" disabled={!isDirty || activity.is === 'saving'}>
            Save
          </Button>
        </header>
        {activity.is === 'refused' && (
          <p className="refusal" role="alert">
            {activity.why}
          </p>
        )}
        <p className="actions">
          {isDirty && action('Discard what I typed', discard)}
          {!isNew && action('Earlier versions', () => setDialog('versions'))}
          {folder && !isNew && action('Duplicate', () => setDialog('duplicate'))}
          {folder && !isNew && !isSpecified && action('Delete', () => confirm(deleteQuestion) && void file.remove())}
        </p>
        {isReady ? (
          <Fields field={fieldPropertiesOf(editable.file.schema)} fieldPath={[]} />
        ) : (
          <p className="problem">This file cannot be read. “Earlier versions” puts back the last one that could.</p>
        )}
      </form>
      {activity.is === 'conflict' && (
        <SaveConflictDialog conflicts={activity.conflicts} onAnswer={file.resolveConflict} />
      )}
      {dialog === 'versions' && (
        <VersionHistoryDialog
          path={path}
          title={`Earlier versions of ${title}`}
          label="Put this back"
          onDone={onOpen}
          onClose={close}
        />
      )}
      {dialog === 'duplicate' && folder && (
        <NewPage folder={folder} original={{ title, data }} state={state} onClose={close} onOpen={onOpen} />
      )}
    </FormProvider>
  );
}

function statusOf({ state, isDirty, problems }: OpenFile, isAsked: boolean): string {
  const activity = state.is === 'open' ? state.activity.is : undefined;
  if (activity === 'saving') return 'Saving …';
  const wrong = new Set(problems.map(({ fieldPath = [] }) => keyOf(fieldPath))).size;
  if (isAsked && wrong > 0 && isDirty)
    return wrong === 1 ? 'Not saved: one field is wrong' : `Not saved: ${wrong} fields are wrong`;
  if (activity === 'saved') return 'Saved';
  return isDirty ? 'Not saved yet' : '';
}

/**
 * Finds the first field of the form that is one of these, opens the list entries around it, and focuses it. If none of
 * them is in the form, does the same for the groups and lists that contain them.
 */
function moveTo(form: HTMLFormElement | null, fieldPaths: readonly FieldPath[]) {
  const keys = fieldPaths.filter((fieldPath) => fieldPath.length > 0).map(keyOf);
  if (keys.length === 0) return;
  const field = form?.querySelector(keys.map((key) => `[data-field="${CSS.escape(key)}"]`).join());
  if (!field) {
    const around = fieldPaths.map((fieldPath) => fieldPath.slice(0, -1));
    moveTo(form, around);
    return;
  }
  for (const details of form?.querySelectorAll('details') ?? [])
    if (details.contains(field) || details.parentElement === field) details.open = true;
  field.scrollIntoView({ block: 'center' });
  const inputs = 'input:not([type=file]), textarea, select:not(.handle), summary, button:not(.handle)';
  field.querySelector<HTMLElement>(inputs)?.focus({ preventScroll: true });
}
