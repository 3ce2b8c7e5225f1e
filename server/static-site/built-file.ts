import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { type HeaderMap, withoutPolicy } from '../http/security-headers/security-headers.ts';
import { cacheControl } from './cache-control.ts';
import { contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';
import { kindOf } from './content-types.ts';
import { type CompressedEncoding, codecs, compressedEncodings, type Encoding, fileEndings } from './encodings.ts';

/** One encoding of a file, ready to be written. */
export type Variant = {
  body: Buffer;
  etag: string;
  headers: HeaderMap;
  /** The same and the length, as the list that Node writes with the least work. */
  headerList: string[];
};

export type MemoryFile = { place: 'memory'; variants: Partial<Record<Encoding, Variant>> & { identity: Variant } };

/** A film: sent from the disk, in the pieces that players ask for. */
export type DiskFile = { place: 'disk'; path: string; size: number; etag: string; headers: HeaderMap };

export type BuiltFile = MemoryFile | DiskFile;

export type LoadOptions = PolicyOptions & { securityHeaders: HeaderMap };

export async function loadFile(path: string, address: string, options: LoadOptions): Promise<BuiltFile> {
  const kind = kindOf(extname(path));
  const headers: HeaderMap = {
    ...(kind.isDocument ? options.securityHeaders : withoutPolicy(options.securityHeaders)),
    'Content-Type': kind.type,
    'Cache-Control': cacheControl(address),
  };
  if (kind.streams) return loadFilm(path, headers);

  const body = await readFile(path);
  if (kind.type.startsWith('text/html'))
    headers['Content-Security-Policy'] = contentSecurityPolicy(body.toString(), options);

  const hash = shortHash(createHash('sha256').update(body).digest());
  if (!kind.compresses) return { place: 'memory', variants: { identity: variant(body, hash, 'identity', headers) } };

  const varying = { ...headers, Vary: 'Accept-Encoding' };
  const variants: MemoryFile['variants'] = { identity: variant(body, hash, 'identity', varying) };
  await Promise.all(
    compressedEncodings.map(async (encoding) => {
      const compressed = await compressedBody(path, body, encoding);
      // A tiny file can grow when compressed.
      if (compressed.length < body.length) variants[encoding] = variant(compressed, hash, encoding, varying);
    }),
  );
  return { place: 'memory', variants };
}

async function loadFilm(path: string, headers: HeaderMap): Promise<DiskFile> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  const { size } = await stat(path);
  return {
    place: 'disk',
    path,
    size,
    etag: `"${shortHash(hash.digest())}"`,
    headers: { ...headers, 'Accept-Ranges': 'bytes' },
  };
}

export function bestVariant({ variants }: MemoryFile, accepted: readonly Encoding[]): Variant {
  for (const encoding of accepted) {
    const found = variants[encoding];
    if (found) return found;
  }
  return variants.identity;
}

/** A strong tag from the content, one per encoding (RFC 9110 §8.8.3.3): equal on every machine that has this build. */
function variant(body: Buffer, hash: string, encoding: Encoding, headers: HeaderMap): Variant {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  const coded = encoding === 'identity' ? headers : { ...headers, 'Content-Encoding': encoding };
  const tagged = { ...coded, ETag: etag };
  const headerList = Object.entries({ ...tagged, 'Content-Length': String(body.length) }).flat();
  return { body, etag, headers: tagged, headerList };
}

/** The file made at build time when it still belongs to its source, else compressed now. */
async function compressedBody(path: string, body: Buffer, encoding: CompressedEncoding): Promise<Buffer> {
  const { compress, decompress } = codecs[encoding];
  try {
    const prepared = await readFile(path + fileEndings[encoding]);
    if (body.equals(await decompress(prepared))) return prepared;
  } catch {
    // Missing or damaged: a start without `scripts/compress.ts` is allowed.
  }
  return compress(body, 'quick');
}

function shortHash(digest: Buffer): string {
  return digest.toString('base64url').slice(0, 22);
}
