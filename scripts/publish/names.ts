import { lookup } from 'node:dns/promises';

const addressesOf = async (name: string): Promise<string[]> => {
  const found = await lookup(name, { all: true }).catch(() => []);
  return found.map(({ address }) => address);
};

/**
 * A sentence about what is left to do at the provider of the domain, unless all addresses of the name lead to the
 * server. `host` is the server's name or address, and `others` are more addresses of the server.
 */
export async function problemOfName(name: string, host: string, others: string[] = []): Promise<string | undefined> {
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
