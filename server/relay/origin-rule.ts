export type OriginRuleOptions = { allowedOrigins: readonly string[]; allowsNonBrowsers: boolean };

/** `origin` is what the answer's `Access-Control-Allow-Origin` repeats; absent when the request named none. */
export type OriginVerdict = { allowed: true; origin?: string } | { allowed: false; reason: string };

/**
 * Whose pages may send leads. Checked before anything is stored: refusing only through CORS would be too late, since a
 * browser sends form data without asking first.
 */
export function originRule({ allowedOrigins, allowsNonBrowsers }: OriginRuleOptions) {
  return (headers: Headers): OriginVerdict => {
    const origin = headers.get('Origin');
    const site = headers.get('Sec-Fetch-Site');
    if (origin === null) {
      const isBrowser = site !== null || headers.has('Sec-Fetch-Mode');
      if (isBrowser ? site !== 'cross-site' : allowsNonBrowsers) return { allowed: true };
      return { allowed: false, reason: 'Leads are taken from browsers only; this request does not come from one.' };
    }
    // Written by the browser itself: also true behind a proxy that changes the Host.
    const isOwn = site === 'same-origin' || hostOf(origin) === headers.get('Host')?.toLowerCase();
    if (isOwn || allowedOrigins.includes(origin)) return { allowed: true, origin };
    return { allowed: false, reason: 'This web origin may not send leads here. Its owner can be asked to allow it.' };
  };
}

/** `Origin: null` (a sandboxed or local page) has no host and so belongs to nobody. */
function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host || undefined : undefined;
}
