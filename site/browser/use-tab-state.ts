import { useCallback, useState } from 'react';
import { tabStorage } from './tab-storage.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * State that remains in this tab across pages and reloads, and a function to change it. Undefined before the first
 * change, and before hydration.
 */
export function useTabState<Value>(key: string) {
  const [changed, setChanged] = useState<Value>();
  const saved = useIsHydrated() && tabStorage.read(key);
  const change = useCallback(
    (value: Value) => {
      tabStorage.write(key, JSON.stringify(value));
      setChanged(value);
    },
    [key],
  );
  return [changed ?? (saved ? (JSON.parse(saved) as Value) : undefined), change] as const;
}
