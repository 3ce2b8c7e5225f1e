export type HeaderMap = Record<string, string>;

/**
 * Returns headers for all responses. The policy for scripts is in a `<meta>` element of each built page, where
 * `frame-ancestors` has no effect.
 */
export function securityHeaders({ hsts }: { hsts: boolean }): HeaderMap {
  return {
    'Content-Security-Policy': `frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
    // With `no-referrer`, browsers send forms with `Origin: null` and without the page that the lead came from.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    // Browsers then use only HTTPS for a year. Subdomains are excluded, because they may have no certificate.
    ...(hsts && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}
