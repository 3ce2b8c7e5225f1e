import sharp from 'sharp';

/**
 * Converts an iPhone's HEIC photo, of which sharp can read only the metadata, to an upright JPEG with the same colour
 * profile.
 */
export async function jpegOfHeic(bytes: Uint8Array, icc: Buffer | undefined): Promise<Buffer> {
  // Imported only when needed, because the decoder has two megabytes.
  const { default: decode } = await import('heic-decode');
  const { width, height, data } = await decode({ buffer: bytes });
  const jpeg = await sharp(data, { raw: { width, height, channels: 4 } })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return icc ? withColours(jpeg, icc) : jpeg;
}

/** Adds the colour profile to the JPEG (ICC.1, annex B.4). Without it, the colours of an iPhone's photo look wrong. */
function withColours(jpeg: Buffer, icc: Buffer): Buffer {
  const name = Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1');
  const head = Buffer.from([0xff, 0xe2, 0, 0]);
  head.writeUInt16BE(2 + name.length + icc.length, 2);
  const start = jpeg.subarray(0, 2);
  return Buffer.concat([start, head, name, icc, jpeg.subarray(2)]);
}
