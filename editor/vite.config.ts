import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

/** Keystatic's page names a stylesheet of a font host; the fonts of the machine do. */
const withoutFontHost: Plugin = {
  name: 'without-font-host',
  transform: {
    filter: { id: /@keystatic\/core\/dist\/.*\.js$/, code: 'https://fonts.googleapis.com' },
    handler: (code) => code.replace(/"https:\/\/fonts\.googleapis\.com[^"]*"/, '"data:text/css,"'),
  },
};

/** In Keystatic's code, what we say in the model's words, and what it says of a draft that nobody typed. */
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

/** Keystatic keeps drafts by `idb-keyval`; `drafts.ts` stands in for it. */
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
      // `page.html` names the panel, and is not built.
      output: { entryFileNames: '[name].js', assetFileNames: '[name][extname]' },
    },
  },
});
