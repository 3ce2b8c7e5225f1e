import { createContext } from 'react';

type FollowLink = (to: string, options: { replace: boolean }) => unknown;

/** Provides the function that follows a link without a page load. `root.tsx` sets it once. */
export const NavigateContext = createContext<FollowLink | undefined>(undefined);
