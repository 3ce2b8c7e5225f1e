import { createContext } from 'react';
import type { NavigateFunction } from 'react-router';

/** The router's `navigate`, which never changes; `root.tsx` provides it. */
export const NavigateContext = createContext<NavigateFunction | undefined>(undefined);
