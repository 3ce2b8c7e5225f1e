import { useSyncExternalStore } from 'react';
import type { EditorFacts } from './facts.ts';

let facts: EditorFacts = { namedValues: [], areValuesKnown: false, pictures: [] };
const listeners = new Set<() => void>();

/** Reads them from the server: at the start and after each change. */
export async function readFacts() {
  const answer = await fetch('/api/editor/facts');
  if (!answer.ok) return;
  facts = await answer.json();
  for (const listener of listeners) listener();
}

/** As they are now; for checks. */
export const currentFacts = (): EditorFacts => facts;

/** For fields: shows what they print anew when a value has changed. */
export function useFacts(): EditorFacts {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => facts,
  );
}
