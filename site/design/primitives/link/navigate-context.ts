import { createContext } from 'react';

type FollowLink = (to: string, options: { replace: boolean }) => void;

/** How a link is followed in a page that is loaded. It never changes; `root.tsx` provides it. */
export const NavigateContext = createContext<FollowLink | undefined>(undefined);
