import sharp from 'sharp';

/**
 * Converts a HEIC photo from an iPhone to an upright JPEG with the same colour profile. sharp can read only the
 * metadata of HEIC files.
 */
export async function jpegOfHeic(bytes: Uint8Array, icc: Buffer | undefined): Promise<Buffer> {
  // Imported only when needed, because the decoder is large.
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: bytes });
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return icc ? withColours(jpeg, icc) : jpeg;
}

/**
 * Inserts the colour profile into the JPEG (ICC.1, annex B.4). Without it, photos from an iPhone have wrong colours.
 */
function withColours(jpeg: Buffer, icc: Buffer): Buffer {
  const name = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1');
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(2 + name.length + icc.length, 2);
  const start = jpeg.subarray(0, 2);
  return Buffer.concat([start, head, name, icc, jpeg.subarray(2)]);
}
