import text from '../../text.module.css';
import { Link, type LinkProps } from './link.tsx';

/** A link in running text. */
export function TextLink(props: Pick<LinkProps, 'to' | 'onFollow' | 'children'>) {
  return <Link {...props} className={text.link} />;
}
