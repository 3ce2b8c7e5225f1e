export type HeaderMap = Record<string, string>;

/**
 * Sent with every answer, also with those that Node writes itself. The script policy of a page is a `<meta>` element in
 * the page, where `frame-ancestors` has no effect.
 */
export function securityHeaders({ hsts }: { hsts: boolean }): HeaderMap {
  return {
    'Content-Security-Policy': `frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    // With `no-referrer`, browsers send forms with `Origin: null`, and the page that a lead came from is unknown.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    // Only if every visitor uses HTTPS. Not for subdomains, which may have no certificate.
    ...(hsts && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
