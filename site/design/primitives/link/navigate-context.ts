import { createContext } from 'react';

type FollowLink = (to: string, options: { replace: boolean }) => void;

/** Follows a link without a page load. Never changes; `root.tsx` provides it. */
export const NavigateContext = createContext<FollowLink | undefined>(undefined);
