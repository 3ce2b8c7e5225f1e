import { compressedEncodings, type Encoding } from './encodings.ts';

/** Browsers send a handful of different headers; the bound keeps a hostile client from filling the memory. */
const rememberedHeaders = 200;
const ranked = new Map<string, readonly Encoding[]>();

/** Every encoding the client takes, best first (RFC 9110 §12.5.3). `identity` is always possible at the end. */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return ['identity'];
  const known = ranked.get(header);
  if (known) return known;

  const ranking = rank(header);
  if (ranked.size >= rememberedHeaders) ranked.clear();
  ranked.set(header, ranking);
  return ranking;
}

function rank(header: string): readonly Encoding[] {
  const weights = new Map(header.split(',').map(parseItem));
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const wanted = compressedEncodings
    .filter((encoding) => weightOf(encoding) > 0)
    // Stable: equal weights keep the order of preference.
    .toSorted((one, other) => weightOf(other) - weightOf(one));
  return [...wanted, 'identity'];
}

function parseItem(item: string): [string, number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight ? Number(weight.slice(2)) || 0 : 1];
}
