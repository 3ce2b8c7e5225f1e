export type HeaderMap = Record<string, string>;

/** The policy for everything that is not a page: it may not load or run anything. */
export const closedPolicy = `default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/**
 * Sent with every answer, also with those that Node writes by itself; hosts of static files get them as a file. Pages
 * replace the policy with their own.
 */
export function securityHeaders({ hsts }: { hsts: boolean }): HeaderMap {
  return {
    'Content-Security-Policy': closedPolicy,
    'X-Content-Type-Options': 'nosniff',
    // Not `no-referrer`, with which browsers post forms with `Origin: null` and the page that a lead came from is not known.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    // Set only if the site is reached by HTTPS alone. Not for subdomains, which may have no certificate.
    ...(hsts && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

/** For scripts, pictures and other files of a page: they need no policy, because that of the page applies to them. */
export function withoutPolicy({ 'Content-Security-Policy': _, ...others }: HeaderMap): HeaderMap {
  return others;
}
