import { type ComponentProps, type MouseEvent, use } from 'react';
import { FollowLink } from './follow-link.ts';

export type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'> & {
  /** A path of the site. */
  to: string;
};

/**
 * Every link inside the site. An own one, because the router's draws itself anew with every step of a navigation, and a
 * page has forty of them.
 */
export function SiteLink({ to, ...rest }: SiteLinkProps) {
  const followLink = use(FollowLink);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!followLink || !isPlain(event)) return;
    event.preventDefault();
    followLink(to, { replace: event.currentTarget.href === location.href });
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** Anything else, like a new tab, is for the browser to do. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
