import { useRef } from 'react';
import { fieldPropertiesOf } from '#content/model/field-properties.ts';
import { emptyValue, keyOf } from '../shared/field-path.ts';
import { Button } from './button.tsx';
import { entryName, FieldDescription, type FieldProps, Fields, FieldView, Problem } from './fields.tsx';
import { useField } from './form.ts';

/** A list. The owner sorts it by choosing a new position for an entry. */
export function ListField({ field, fieldPath }: FieldProps) {
  const { value, set, problems, state } = useField(fieldPath);
  const list = useRef<HTMLOListElement>(null);
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  const item = field.item && fieldPropertiesOf(field.item);
  if (!item) return null;

  function add() {
    set([...entries, (item && emptyValue(item.schema)) ?? '']);
    // Waits until React has rendered the new entry.
    requestAnimationFrame(() => {
      const last = list.current?.lastElementChild;
      const details = last?.querySelector('details');
      if (details) details.open = true;
      last?.querySelector<HTMLElement>('input, textarea, select:not(.handle)')?.focus();
    });
  }

  function remove(index: number) {
    const rest = entries.toSpliced(index, 1);
    set(rest.length === 0 && field.isOptional ? undefined : rest);
    closeAll();
  }

  function move(from: number, to: number) {
    set(entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]));
    closeAll();
    list.current?.children[to]?.querySelector<HTMLElement>('.handle')?.focus();
  }

  /** Closes all entries. Which ones are open is stored by position, and a move or removal changes the positions. */
  function closeAll() {
    for (const details of list.current?.querySelectorAll('details') ?? []) details.open = false;
  }

  return (
    <fieldset className="list">
      <legend>{field.title}</legend>
      <FieldDescription field={field} fieldPath={fieldPath} />
      <ol ref={list} aria-label={field.title}>
        {entries.map((entry, index) => {
          const path = [...fieldPath, index];
          const key = keyOf(path);
          const name = entryName(entry, item, state);
          const isWrong = [...problems.keys()].some((wrong) => `${wrong}/`.startsWith(`${key}/`));
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: entries have no other key; their state is stored by position
              key={index}
              aria-label={name}
              data-field={key}
            >
              <select
                className="handle"
                aria-label={`Position of ${name}`}
                value={index}
                onChange={({ target }) => move(index, Number(target.value))}
              >
                {Array.from(entries.keys(), (position) => (
                  <option key={position} value={position}>
                    {position + 1}
                  </option>
                ))}
              </select>
              {item.type === 'group' ? (
                <details>
                  <summary>
                    {name}
                    {isWrong && <span className="problem"> · something is wrong inside</span>}
                  </summary>
                  <Fields field={item} fieldPath={path} />
                  <Problem fieldPath={path} />
                </details>
              ) : (
                <FieldView field={item} fieldPath={path} label={`${item.title} ${index + 1}`} />
              )}
              <Button className="handle" aria-label={`Remove ${name}`} onClick={() => remove(index)}>
                ✕
              </Button>
            </li>
          );
        })}
      </ol>
      <Button onClick={add}>Add</Button>
    </fieldset>
  );
}
