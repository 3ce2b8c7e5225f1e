/** The package has no types of its own. Pixels are red, green, blue and opacity, a byte each, turned upright. */
declare module 'heic-decode' {
  export default function decode(file: { buffer: Uint8Array }): Promise<{
    width: number;
    height: number;
    data: Uint8ClampedArray;
  }>;
}
