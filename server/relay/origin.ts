export type OriginRuleOptions = { allowedOrigins: readonly string[]; allowsNonBrowsers: boolean };

/**
 * Whose pages may send leads: `allowed`, or why not. Asked before anything is stored: refusing only through CORS would be
 * too late, since a browser sends form data without asking first.
 */
export function originRule({ allowedOrigins, allowsNonBrowsers }: OriginRuleOptions) {
  return (headers: Headers): 'allowed' | (string & {}) => {
    const origin = headers.get('Origin');
    const site = headers.get('Sec-Fetch-Site');
    if (origin === null) {
      const isBrowser = site !== null || headers.has('Sec-Fetch-Mode');
      if (isBrowser ? site !== 'cross-site' : allowsNonBrowsers) return 'allowed';
      return 'Leads are taken from browsers only; this request does not come from one.';
    }
    if (isOwnPage(headers, origin) || allowedOrigins.includes(origin)) return 'allowed';
    return 'This web origin may not send leads here. Its owner can be asked to allow it.';
  };
}

/** Whether an address is of this site. The browser's own word also counts behind a proxy that changes the Host. */
export function isOwnPage(headers: Headers, address: string): boolean {
  // `Origin: null` (a sandboxed or local page) is no address and belongs to nobody.
  const host = URL.canParse(address) && new URL(address).host;
  return headers.get('Sec-Fetch-Site') === 'same-origin' || (!!host && host === headers.get('Host')?.toLowerCase());
}
