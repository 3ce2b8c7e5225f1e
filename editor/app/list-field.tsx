import { useRef } from 'react';
import { type DropEvent, useDrag, useDrop } from 'react-aria';
import { Button } from 'react-aria-components';
import { type FieldPath, keyOf, valueAt } from '../shared/field-path.ts';
import { emptyValue, type Field, fieldOf } from '../shared/schema.ts';
import { type FieldProps, Fields, FieldView, Problem, rowName } from './fields.tsx';
import { useForm } from './form.ts';

/** A list that the owner sorts by dragging. With the keyboard: Enter on the handle, Tab to the position, Enter. */
export function ListField({ field, fieldPath }: FieldProps) {
  const { data, change, problems, showsAll } = useForm();
  const list = useRef<HTMLOListElement>(null);
  const value = valueAt(data, fieldPath);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const { item } = field;
  if (!item) return null;
  const isFull = field.most !== undefined && entries.length >= field.most;

  function add() {
    if (!item) return;
    change(fieldPath, [...entries, emptyValue(item) ?? '']);
    // Waits until React has rendered the new entry.
    requestAnimationFrame(() => {
      const last = list.current?.lastElementChild;
      const details = last?.querySelector('details');
      if (details) details.open = true;
      last?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    });
  }

  function remove(index: number) {
    const rest = entries.toSpliced(index, 1);
    change(fieldPath, rest.length === 0 && field.isOptional ? undefined : rest);
    closeAll();
  }

  function move(from: number, to: number) {
    const moved = entries.toSpliced(from, 1);
    change(fieldPath, moved.toSpliced(to > from ? to - 1 : to, 0, entries[from]));
    closeAll();
  }

  /** Closes all entries. Which ones are open is stored by position, and a move or removal changes the positions. */
  function closeAll() {
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = false;
  }

  const problem = problems.get(keyOf(fieldPath));
  return (
    <fieldset className="list">
      <legend>{field.title}</legend>
      {field.help && <p className="help">{field.help}</p>}
      <ol ref={list} aria-label={field.title}>
        {entries.map((one, index) => (
          <Entry
            // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other key; their state is stored by position
            key={index}
            entry={fieldOf(item)}
            listPath={fieldPath}
            index={index}
            value={one}
            onMove={move}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {showsAll && problem && <p className="problem">This {problem}.</p>}
      <Button isDisabled={isFull} onPress={add}>
        Add
      </Button>
      {isFull && <span className="help"> There is room for {field.most}.</span>}
    </fieldset>
  );
}

type EntryProps = {
  entry: Field;
  listPath: FieldPath;
  index: number;
  value: unknown;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
};

function Entry({ entry, listPath, index, value, onMove, onRemove }: EntryProps) {
  const { state, problems } = useForm();
  const row = useRef<HTMLLIElement>(null);
  const fieldPath = [...listPath, index];
  const key = keyOf(fieldPath);
  const name = rowName(value, entry, state);
  const type = `entry of ${keyOf(listPath)}`;
  const isWrong = [...problems.keys()].some((wrong) => wrong === key || wrong.startsWith(`${key}/`));

  const { dragProps, dragButtonProps, isDragging } = useDrag({
    hasDragButton: true,
    getItems: () => [{ [type]: String(index), 'text/plain': name }],
    getAllowedDropOperations: () => ['move'],
  });
  const { dropProps, isDropTarget } = useDrop({
    ref: row,
    getDropOperation: (types) => (types.has(type) ? 'move' : 'cancel'),
    async onDrop({ items, y }: DropEvent) {
      const [dropped] = items;
      if (dropped?.kind !== 'text') return;
      const from = Number(await dropped.getText(type));
      // A drop by keyboard is exactly in the middle of the row. The entry then takes the position of this row.
      const { height = 0 } = row.current?.getBoundingClientRect() ?? {};
      const isAfter = Math.abs(y - height / 2) < 2 ? from < index : y > height / 2;
      onMove(from, isAfter ? index + 1 : index);
    },
  });

  return (
    <li
      ref={row}
      {...dropProps}
      aria-label={name}
      data-field={key}
      data-dragged={isDragging || undefined}
      data-target={isDropTarget || undefined}
    >
      <span {...dragProps}>
        <Button {...dragButtonProps} className="handle" aria-label={`Move ${name}`}>
          ⠿
        </Button>
      </span>
      {entry.type === 'group' ? (
        <details>
          <summary>
            {name}
            {isWrong && <span className="problem"> · something is wrong inside</span>}
          </summary>
          <Fields field={entry} fieldPath={fieldPath} />
          <Problem fieldPath={fieldPath} />
        </details>
      ) : (
        <FieldView field={entry} fieldPath={fieldPath} label={`${entry.title} ${index + 1}`} />
      )}
      <Button className="handle" aria-label={`Remove ${name}`} onPress={onRemove}>
        ✕
      </Button>
    </li>
  );
}
