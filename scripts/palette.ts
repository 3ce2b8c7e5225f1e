import { globSync, readFileSync } from 'node:fs';

/** The value of a colour of the design, like `petrol-600`, for pictures that cannot use CSS. */
export function paletteColor(name: string): string {
  const tokens = globSync('site/design/tokens/*.css').map((file) => readFileSync(file, 'utf8'));
  const value = new RegExp(`--palette-${name}: (#[0-9a-f]{6});`).exec(tokens.join('\n'))?.[1];
  if (!value) throw new Error(`site/design/tokens has no color --palette-${name}.`);
  return value;
}
