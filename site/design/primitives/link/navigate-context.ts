import { createContext } from 'react';

type FollowLink = (to: string, options: { replace: boolean }) => unknown;

/** Follows a link without a page load. `root.tsx` provides the function, which never changes. */
export const NavigateContext = createContext<FollowLink | undefined>(undefined);
