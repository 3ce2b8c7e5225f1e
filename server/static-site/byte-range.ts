export type ByteRange = { start: number; end: number };

/**
 * What a `Range` header asks of a file (RFC 9110 §14). `whole` also for several ranges and for other units: a server
 * may ignore the header, and players ask for one range at a time.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'whole' | 'impossible' {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (!first && !last) return 'whole';

  const start = first ? Number(first) : Math.max(0, size - Number(last));
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  const asksForNothing = !first && Number(last) === 0;
  if (asksForNothing || start >= size) return 'impossible';
  // A range that ends before it starts is not valid, and is ignored (§14.1.1).
  return start > end ? 'whole' : { start, end };
}
