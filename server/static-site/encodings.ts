import { promisify } from 'node:util';
import * as zlib from 'node:zlib';

/** Best first: at their strongest settings brotli made the smallest pages, then zstd, then gzip. */
export const compressedEncodings = ['br', 'zstd', 'gzip'] as const;

export type CompressedEncoding = (typeof compressedEncodings)[number];
export type Encoding = CompressedEncoding | 'identity';

/** The ending that `scripts/compress.ts` gives to a file made at build time. */
export const fileEndings: Record<CompressedEncoding, string> = { br: '.br', zstd: '.zst', gzip: '.gz' };

type Codec = {
  compress: (body: Uint8Array, strength: Strength) => Promise<Buffer>;
  decompress: (body: Uint8Array) => Promise<Buffer>;
};

/** `best` takes seconds for a site and runs at build time; `quick` is for a start without a compressed build. */
type Strength = 'best' | 'quick';

const { constants } = zlib;
const brotli = promisify(zlib.brotliCompress);
const zstd = promisify(zlib.zstdCompress);
const gzip = promisify(zlib.gzip);

export const codecs: Record<CompressedEncoding, Codec> = {
  br: {
    compress: (body, strength) =>
      brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: strength === 'best' ? 11 : 5 } }),
    decompress: promisify(zlib.brotliDecompress),
  },
  zstd: {
    compress: (body, strength) =>
      zstd(body, { params: { [constants.ZSTD_c_compressionLevel]: strength === 'best' ? 19 : 6 } }),
    decompress: promisify(zlib.zstdDecompress),
  },
  gzip: {
    compress: (body, strength) => gzip(body, { level: strength === 'best' ? 9 : 6 }),
    decompress: promisify(zlib.gunzip),
  },
};
