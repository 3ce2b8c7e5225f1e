import { type ComponentProps, type MouseEvent, use } from 'react';
import { NavigateContext } from './navigate-context.ts';

export type LinkProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'onClick'> & {
  /** A path of the site, or a URL with a scheme, such as `tel:`, which the browser opens. */
  to: string;
  /** Called before a click opens a page in this tab. */
  onFollow?: (() => void) | undefined;
};

/** A link. docs/decisions/002 explains why it is not the router's `Link`. */
export function Link({ to, onFollow, ...rest }: LinkProps) {
  const navigate = use(NavigateContext);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!navigate || !to.startsWith('/') || !isPlain(event)) return;
    event.preventDefault();
    onFollow?.();
    navigate(to, { replace: event.currentTarget.href === location.href });
  };
  return <a {...rest} href={to} onClick={follow} />;
}

/** A click with the main button and no modifier key. The browser handles other clicks, which can open a new tab. */
function isPlain({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}
