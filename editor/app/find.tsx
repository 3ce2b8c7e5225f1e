import { useState } from 'react';
import type { FieldPath } from '../shared/field-path.ts';
import type { FieldMatch } from '../shared/find.ts';
import { ask, report } from './api-client.ts';
import { Button } from './button.tsx';

type Props = { onOpen: (path: string, fieldPath: FieldPath) => void };

/** A search over all fields except choices. Lists the fields that contain the words as one phrase, at most 60. */
export function FindWord({ onOpen }: Props) {
  const [found, setFound] = useState<{ words: string; fields: FieldMatch[] }>();

  async function find(words: string) {
    setFound({ words, fields: await ask('find', { words }) });
  }

  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          find(String(new FormData(event.currentTarget).get('words'))).catch(report);
        }}
      >
        <input type="search" name="words" required aria-label="Find a word" placeholder="Find a word" />
        <Button type="submit">Find</Button>
      </form>
      {found && (
        <FoundFields
          title={found.fields.length === 0 ? `No field contains “${found.words}”.` : `Fields with “${found.words}”`}
          fields={found.fields}
          onOpen={onOpen}
          onClose={() => setFound(undefined)}
        />
      )}
    </search>
  );
}

type FoundProps = { title: string; fields: readonly FieldMatch[]; onOpen: Props['onOpen']; onClose: () => void };

/** A list of fields from which the owner chooses one to open. */
export function FoundFields({ title, fields, onOpen, onClose }: FoundProps) {
  return (
    <section className="found" aria-label={title}>
      <header>
        <strong>{title}</strong>
        <Button className="link" onClick={onClose}>
          Close
        </Button>
      </header>
      <ul className="choices">
        {fields.map(({ path, fieldPath, where, text, page }) => (
          <li key={`${path} ${fieldPath.join('/')}`}>
            <Button
              onClick={() => {
                onClose();
                onOpen(path, fieldPath);
              }}
            >
              <strong>{where}</strong>
              <span>{text}</span>
              {page && <small>on {page}</small>}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
