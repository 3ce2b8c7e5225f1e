import { hash } from 'node:crypto';

export type PolicyParts = {
  /** `scripts` and `styles` contain the text of each inline script and style. The policy allows them by their hashes. */
  scripts: readonly string[];
  styles: readonly string[];
  /** Hash sources like `'sha256-…'` for styles that a script adds to the page. */
  addedStyles?: readonly string[];
  /** The origin of a hosted email provider. Empty if the site's own server receives the leads. */
  providerOrigin: string;
};

/**
 * Returns the policy for a `<meta>` element. Browsers ignore the directive `frame-ancestors` there, so the server sends
 * that directive as a header.
 */
export function createContentSecurityPolicy({
  scripts,
  styles,
  addedStyles = [],
  providerOrigin,
}: PolicyParts): string {
  const provider = providerOrigin ? [providerOrigin] : [];
  return [
    `default-src 'self'`,
    `img-src 'self' data:`,
    fromSelfAnd('script-src', scripts.map(hashSource)),
    fromSelfAnd('style-src', [...styles.map(hashSource), ...addedStyles]),
    // `connect-src` is for the form's script. `form-action` is for browsers without JavaScript, which post the form
    // directly.
    fromSelfAnd('connect-src', provider),
    fromSelfAnd('form-action', provider),
    `object-src 'none'`,
    `base-uri 'none'`,
  ].join('; ');
}

function fromSelfAnd(directive: string, sources: string[]): string {
  return [directive, `'self'`, ...sources].join(' ');
}

export function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`;
}
