import { type ComponentProps, type MouseEvent, use } from 'react';
import { NavigateContext } from './navigate-context.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'> & {
  /** A path of the site. */
  to: string;
};

/** A link to another page of the site. docs/decisions/002 explains why it is not the router's `Link`. */
export function Link({ to, ...rest }: LinkProps) {
  const navigate = use(NavigateContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!navigate || !isPlain(event)) return;
    event.preventDefault();
    navigate(to, { replace: event.currentTarget.href === location.href });
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** A click without a modifier key. The browser handles other clicks, for example to open a new tab. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
