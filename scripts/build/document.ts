import { dataFileUrl, rootId } from '../../site/document/data-file.ts';
import { type HeadElement, pageAttribute } from '../../site/document/head.ts';
import { paletteColor } from './palette-color.ts';

export type DocumentParts = {
  /** The path of the page. The URL of its data file contains it. */
  path: string;
  /** A hash of all page data. */
  version: string;
  head: readonly HeadElement[];
  content: string;
  headScript: string;
  styles: string;
  fonts: readonly string[];
  deferred: {
    /** The modules that the browser preloads for this page. */
    modules: readonly string[];
    /** The module scripts, in the order in which they run. */
    scripts: readonly string[];
    stylesheet: string;
  };
  /** The content security policy; empty if the page has none. */
  policy: string;
};

/**
 * Returns the HTML of a page. The fonts are preloaded in the body, because Chromium delays the first paint for those in
 * the head.
 */
export function pageDocument(page: DocumentParts): string {
  const { path, version, deferred } = page;
  return `<!DOCTYPE html>
<html dir="ltr" lang="en">
<head>
<meta charset="utf-8">
${page.policy && `<meta http-equiv="Content-Security-Policy" content="${page.policy}">`}
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${page.head.map(printElement).join('\n')}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="alternate icon" href="/favicon.ico" sizes="32x32">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<meta name="theme-color" content="${paletteColor('stone-50')}">
<style id="page-styles">${page.styles}</style>
<script>${page.headScript}</script>
</head>
<body>
${page.fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`).join('\n')}
<div id="${rootId}" data-path="${escapeHtml(path)}" data-version="${version}">${page.content}</div>
<template id="deferred-scripts">
<link rel="preload" as="fetch" crossorigin href="${escapeHtml(dataFileUrl(path, version))}">
${deferred.modules.map((href) => `<link rel="modulepreload" href="${href}">`).join('\n')}
<link rel="stylesheet" href="${deferred.stylesheet}">
${deferred.scripts.map((src) => `<script type="module" src="${src}"></script>`).join('\n')}
</template>
</body>
</html>
`;
}

function printElement([tag, attributes, text]: HeadElement): string {
  const printed = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const start = `<${tag}${printed.join('')} ${pageAttribute}>`;
  if (text === undefined) return start;
  // HTML does not unescape the content of a script. `pageMeta` writes its JSON without `<`, so it is safe.
  return `${start}${tag === 'script' ? text : escapeHtml(text)}</${tag}>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
