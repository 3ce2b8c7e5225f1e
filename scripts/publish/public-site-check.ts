import { lookup } from 'node:dns/promises';

/**
 * Requests the site at `url` from this computer, like a visitor. Resolves with a sentence about the problem if the site
 * does not show the release `name`. `host` is the name or IP address of the server.
 */
export async function visibilityProblem(url: string, name: string, host: string): Promise<string | undefined> {
  for (const [path, text] of Object.entries({ '/release.txt': name, '/healthz': 'ok' })) {
    const problem = await problemOf(url + path, text);
    if (problem) return (await dnsProblem(new URL(url).hostname, host)) ?? problem;
  }
  return undefined;
}

async function problemOf(url: string, text: string): Promise<string | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(15_000) });
    if (!answer.ok) return `${url} answers ${answer.status}.`;
    return (await answer.text()).trim() === text ? undefined : `${url} shows something else.`;
  } catch (error) {
    const { code, message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException;
    const isUntrusted = /CERT|SIGNATURE|SSL|TLS|EPROTO/.test(String(code));
    return `${url} ${isUntrusted ? noCertificate : 'does not answer: check that Caddy runs on the server'} (${code ?? message}).`;
  }
}

const noCertificate =
  'has no certificate that this computer trusts: Caddy gets one within minutes after the name leads to the server; later, a virus scanner or a company network may replace it, or it has expired (“journalctl -u caddy” on the server)';

const addressesOf = async (name: string): Promise<string[]> => {
  const found = await lookup(name, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
};

/**
 * A sentence about the DNS records that the owner has to change, unless all addresses of the name belong to the server.
 * `host` is the server's name or IP address, and `others` are more addresses of the server.
 */
export async function dnsProblem(name: string, host: string, others: string[] = []): Promise<string | undefined> {
  const [ofName, ofServer] = await Promise.all([addressesOf(name), addressesOf(host)]);
  const wrong = ofName.filter((address) => !ofServer.includes(address) && !others.includes(address));
  if (ofName.length > 0 && wrong.length === 0) return undefined;
  const leads = ofName.length === 0 ? 'has no address yet' : `leads to ${wrong.join(' and ')}`;
  return `The name ${name} ${leads}: at the provider of the domain, give it an A record with ${ofServer[0] ?? 'the address of the server'} and no other A or AAAA record.`;
}

/** The other of `example.com` and `www.example.com`, if it exists in the DNS. Caddy redirects it to the site. */
export async function otherNameOf(name: string): Promise<string | undefined> {
  const other = name.startsWith('www.') ? name.slice('www.'.length) : `www.${name}`;
  const addresses = await addressesOf(other);
  return addresses.length > 0 ? other : undefined;
}
