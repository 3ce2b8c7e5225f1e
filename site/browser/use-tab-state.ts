import { useCallback, useLayoutEffect, useState } from 'react';
import { tabStorage } from './tab-storage.ts';

/**
 * State that remains in this tab across pages and reloads, and a function to change it. Undefined before the first
 * change, and before hydration. Without a saved value nothing renders again after hydration, because that would reset
 * what is being typed.
 */
export function useTabState<Value>(key: string) {
  const [value, setValue] = useState<Value>();
  useLayoutEffect(() => {
    const saved = tabStorage.read(key);
    setValue(saved ? JSON.parse(saved) : undefined);
  }, [key]);
  const change = useCallback(
    (changed: Value) => {
      tabStorage.write(key, JSON.stringify(changed));
      setValue(changed);
    },
    [key],
  );
  return [value, change] as const;
}
