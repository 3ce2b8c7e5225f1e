import { readFileSync } from 'node:fs';

/**
 * Returns the value of a palette colour, like `petrol-600`, for files that cannot use custom properties. Throws if
 * there is no such colour. Reads a file, so it cannot run in the browser.
 */
export function paletteColor(name: string): string {
  const file = 'site/design/tokens/palette.css';
  const value = new RegExp(`--palette-${name}: (#[0-9a-f]{6});`).exec(readFileSync(file, 'utf8'))?.[1];
  if (!value) throw new Error(`${file} has no colour --palette-${name}. Add it, or use another one.`);
  return value;
}
