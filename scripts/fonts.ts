/**
 * `npm run fonts` creates the font subsets that the site serves (docs/decisions/005). Each family has a core file with
 * the characters of the site, a file with the rest of Latin, and one with extended Latin. The files are committed.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import * as fontkit from 'fontkit';
import subsetFont from 'subset-font';

const folder = 'assets/fonts/made';
const packages = 'node_modules/@fontsource-variable';

/** The fonts, with the weights, optical size and OpenType features that the site uses. */
const families = [
  {
    family: 'Display',
    weight: '600',
    source: 'bricolage-grotesque',
    axes: 'opsz',
    cut: { variationAxes: { opsz: 72, wght: 600 }, keepFeatures: ['kern', 'tnum'] },
  },
  {
    family: 'Text',
    weight: '400 700',
    source: 'hanken-grotesk',
    axes: 'wght',
    cut: { variationAxes: { wght: { min: 400, max: 700 } }, keepFeatures: ['kern', 'tnum', 'liga'] },
  },
];

/**
 * ASCII characters of every core file. A core file also contains each non-ASCII character that occurs in `content/` or
 * `site/` and that the Latin font has.
 */
const basicCharacters = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 \u00a0!"#%&'()*+,-./:;=?@_`;

/**
 * The `unicode-range` of the files. If a file lacks a character of its range, browsers use another file of the family,
 * so a range may contain more than its file. The ranges leave out characters that pages contain but no file does, such
 * as line breaks, joiners and stars, because browsers would load a file in vain for them.
 */
const latin = 'U+20-FF,U+131,U+152-153,U+2BB-323,U+2013-2044,U+20AC,U+2122-2215';
const extendedLatin = 'U+100-329,U+1D00-1EFF,U+20A0-2113';

const core = basicCharacters + (await unusualCharacters());
const faces = await Promise.all(families.map(makeFamily));
const header = "/* Written by 'npm run fonts'; do not edit. */";
await writeFile(join(folder, 'fonts.css'), `${[header, ...faces.flat()].join('\n')}\n`);

/** All non-ASCII characters in the sources of the site and its content. */
async function unusualCharacters(): Promise<string> {
  const found = new Set<string>();
  for (const top of ['content', 'site'])
    for (const name of await readdir(top, { recursive: true })) {
      if (!['.css', '.ts', '.tsx', '.yaml'].includes(extname(name))) continue;
      for (const [character] of (await readFile(join(top, name), 'utf8')).matchAll(/[^\p{ASCII}]/gu))
        found.add(character);
    }
  return Array.from(found).sort().join('');
}

type Family = (typeof families)[number];

async function makeFamily({ family, weight, source, axes, cut }: Family) {
  const fontsource = join(packages, source, 'files');
  const original = await readFile(join(fontsource, `${source}-latin-${axes}-normal.woff2`));
  const extended = await readFile(join(fontsource, `${source}-latin-ext-${axes}-normal.woff2`));
  // If several `@font-face` rules cover a character, browsers prefer the last. Therefore `core` comes last.
  const inLatin = charactersIn(original);
  const parts = [
    { part: 'latin-ext', from: extended, characters: charactersIn(extended), range: extendedLatin },
    { part: 'latin', from: original, characters: inLatin.filter((one) => !core.includes(one)), range: latin },
    { part: 'core', from: original, characters: inLatin.filter((one) => core.includes(one)), range: latin },
  ];
  return Promise.all(
    parts.map(async ({ part, from, characters, range }) => {
      const name = `${family.toLowerCase()}-${part}.woff2`;
      const made = await subsetFont(from, characters.join(''), { targetFormat: 'woff2', ...cut });
      await writeFile(join(folder, name), made);
      return (
        `@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;` +
        `src:url("./${name}");unicode-range:${range}}`
      );
    }),
  );
}

/**
 * The visible characters of a font. Leaves out control and format characters, such as line breaks: pages contain them,
 * so browsers would load the file only for them. Throws if the file contains several fonts.
 */
function charactersIn(file: Buffer): string[] {
  const font = fontkit.create(file);
  if (!('characterSet' in font))
    throw new Error('The file is a collection of fonts. Use a package with one font per file.');
  return font.characterSet.map((code) => String.fromCodePoint(code)).filter((character) => !/\p{C}/u.test(character));
}
