import { useSyncExternalStore } from 'react';
import type { EditorFacts } from './facts.ts';

let facts: EditorFacts = { namedValues: [], areValuesKnown: false, pictures: [] };
const listeners = new Set<() => void>();

/** Reads the facts from the server. Called at the start and after each change. */
export async function readFacts() {
  const answer = await fetch('/api/editor/facts');
  if (!answer.ok) return;
  facts = await answer.json();
  for (const listener of listeners) listener();
}

/** The facts as last read, for code outside React. */
export const currentFacts = (): EditorFacts => facts;

/** The facts as last read, for components: they render again after the facts have changed. */
export function useFacts(): EditorFacts {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => facts,
  );
}
