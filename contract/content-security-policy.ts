import { hash } from 'node:crypto';

export type PolicyParts = {
  /** The texts of the inline scripts and styles, which are allowed by their hashes only. */
  scripts: readonly string[];
  styles: readonly string[];
  /** The hashes of styles that a script adds to the page, like `'sha256-…'`. */
  addedStyles?: readonly string[];
  /** The origin of a hosted email provider; empty if the site's own server takes the leads. */
  providerOrigin: string;
};

/** The policy of a page, for its `<meta>`. The server sends `frame-ancestors`, which browsers accept in a header only. */
export function contentSecurityPolicy({ scripts, styles, addedStyles = [], providerOrigin }: PolicyParts): string {
  const provider = providerOrigin ? [providerOrigin] : [];
  return [
    `default-src 'self'`,
    `img-src 'self' data:`,
    fromSelfAnd('script-src', scripts.map(hashSource)),
    fromSelfAnd('style-src', [...styles.map(hashSource), ...addedStyles]),
    // Two directives, because the form's script calls the provider, and a browser without scripts posts the form to it.
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
