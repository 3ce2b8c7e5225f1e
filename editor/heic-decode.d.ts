/**
 * The package has no types. `data` has four bytes per pixel (red, green, blue, opacity); the picture is already
 * upright.
 */
declare module 'heic-decode' {
  export default function decode(file: { buffer: Uint8Array }): Promise<{
    width: number;
    height: number;
    data: Uint8ClampedArray;
  }>;
}
