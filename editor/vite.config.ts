import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Removes the stylesheet of a font host from Keystatic's page, which then uses the fonts of the machine. */
const withoutFontHost: Plugin = {
  name: 'without-font-host',
  transform: {
    filter: { id: /@keystatic\/core\/dist\/.*\.js$/, code: 'https://fonts.googleapis.com' },
    handler: (code) => code.replace(/"https:\/\/fonts\.googleapis\.com[^"]*"/, '"data:text/css,"'),
  },
};

/** Changes in Keystatic's code: its messages on the length of a list, and no message on drafts that `drafts.ts` has made. */
const replaced: [RegExp, string][] = [
  [
    /`Must have at least \$\{pluralize\(minLength, \{[^}]*\}\)\}\.`/,
    '"This has " + (elements.length === 1 ? "1 entry" : elements.length + " entries") + ", and needs at least " + minLength + "."',
  ],
  [
    /`Must have at most \$\{pluralize\(maxLength, \{[^}]*\}\)\}\.`/,
    '"This has " + elements.length + " entries, and there is room for " + maxLength + "."',
  ],
  [/if \(draft && state === draft\.state\)/, 'if (draft && draft.savedAt.getTime() > 0 && state === draft.state)'],
];

const withOwnWords: Plugin = {
  name: 'with-own-words',
  transform: {
    filter: {
      id: /@keystatic\/core\/dist\/.*\.js$/,
      code: /useArrayFieldValidationMessage|useShowRestoredDraftMessage/,
    },
    handler: (code) => replaced.reduce((text, [found, words]) => text.replace(found, () => words), code),
  },
};

/** Keystatic stores drafts with `idb-keyval`, which `drafts.ts` replaces. */
const withOwnDrafts: Plugin = {
  name: 'with-own-drafts',
  enforce: 'pre',
  resolveId(source, importer) {
    return source === 'idb-keyval' && importer?.includes('@keystatic') ? `${here}drafts.ts` : undefined;
  },
};

/** Builds the editor's page once, into a folder that git ignores. */
export default defineConfig({
  root: here,
  base: '/editor-files/',
  publicDir: false,
  plugins: [withoutFontHost, withOwnWords, withOwnDrafts],
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: 'build',
    emptyOutDir: true,
    chunkSizeWarningLimit: 6000,
    rolldownOptions: {
      input: [`${here}index.html`, `${here}publish-panel.ts`],
      // No hashes in the names, because `page.html` is not built and names the panel's file.
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
});
