import { Link, type LinkProps } from 'react-router';
import { useSavesData } from './use-saves-data.ts';

export type SiteLinkProps = Omit<LinkProps, 'prefetch' | 'discover'>;

/**
 * Every link inside the site. What it leads to is fetched when it comes into view, so that a tap shows the
 * next page at once; not for visitors who ask to save data.
 */
export function SiteLink(props: SiteLinkProps) {
  return <Link {...props} prefetch={useSavesData() ? 'none' : 'viewport'} />;
}
