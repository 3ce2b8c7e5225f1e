import { createContext } from 'react';
import type { NavigateFunction } from 'react-router';

/** The router's way to another page, the same function for as long as the site is open; `root.tsx` hands it down. */
export const FollowLink = createContext<NavigateFunction | undefined>(undefined);
