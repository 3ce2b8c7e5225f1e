export type HeaderMap = Record<string, string>;

/** For everything that is not a page: nothing in it may load or run anything. */
export const closedPolicy = `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/**
 * Sent with every answer, also with those that Node writes by itself; hosts of static files get them as a file. Pages
 * replace the policy with their own.
 */
export function securityHeaders({ hsts }: { hsts: boolean }): HeaderMap {
  return {
    'Content-Security-Policy': closedPolicy,
    'X-Content-Type-Options': 'nosniff',
    // Not `no-referrer`: browsers would post forms with `Origin: null`, and a lead could not say which page it came from.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    // Only when every visitor comes by HTTPS. Not for subdomains, because they may have no certificate.
    ...(hsts && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

/** For scripts, pictures and the like, to which the policy of the page applies: one of their own would have no effect. */
export function withoutPolicy({ 'Content-Security-Policy': _, ...others }: HeaderMap): HeaderMap {
  return others;
}
