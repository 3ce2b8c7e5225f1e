import { createHash } from 'node:crypto';
import { deferredScriptsId, headScript } from './head-script.ts';
import { pageStylesElement } from './stylesheet.tsx';

/** A script that runs; linked data (`application/ld+json`) is in script elements too, but is not run. */
export const runningScript = /<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;

/** `dataFile` is a path below the built site, and `data` its text. */
export type FinishedPage = { html: string; dataFile: string; data: string };

/**
 * The one place where the HTML that the framework printed is changed.
 * - The router's preloads, its start script, its data and the stylesheet move into an inert template, so that nothing of
 *   them competes with the first paint; `startDeferredScripts` puts them back.
 * - The router's data becomes a script file: the HTML says all of it already, and is short enough for the first round trip
 *   without it. The router reads its data as a stream, so this file may come before or after the router.
 * - The styles and the head script are put in, as in `withHead`.
 *
 * Throws where the router prints something else than it did.
 */
export function finishPage(html: string, styles: string): FinishedPage {
  const parts = findRouterParts(html);
  const data = [...parts.data, ...parts.dataEnd].map((script) => script.replace(/<\/?script>/g, '')).join('\n');
  const dataFile = `assets/data-${createHash('sha256').update(data).digest('base64url').slice(0, 8)}.js`;

  const template = [
    `<template id="${deferredScriptsId}">`,
    // First in the list, because over HTTP/1.1 the last files wait until the first have arrived.
    `<link rel="preload" as="script" href="/${dataFile}">`,
    ...parts.preload,
    ...parts.stylesheet,
    ...parts.context,
    ...parts.start,
    `<script src="/${dataFile}"></script>`,
    '</template>',
  ].join('');
  const { context, ...others } = parts;
  const rest = Object.values(others)
    .flat()
    .reduce((page, part) => page.replace(part, ''), html);
  // At the place of the first script, because React looks for all of them there when it hydrates the document.
  const page = rest.replace(String(context[0]), () => template);
  return { html: withHead(page, styles), dataFile, data };
}

/** Puts the styles and the head script into a page; all that is changed while the site is developed. */
export function withHead(html: string, styles: string): string {
  if (!html.includes(pageStylesElement)) throw new Error(`The page has no ${pageStylesElement} for its styles.`);
  return html
    .replace(pageStylesElement, () => pageStylesElement.replace('></', () => `>${styles}</`))
    .replace('</head>', () => `${headScript}</head>`);
}

/**
 * The scripts and preloads that React Router prints. Throws if one is missing or repeated, or if there is another script.
 */
function findRouterParts(html: string) {
  const find = (pattern: RegExp): string[] => html.match(pattern) ?? [];
  const parts = {
    preload: find(/<link rel="modulepreload"[^>]*>/g),
    stylesheet: find(/<link rel="stylesheet"[^>]*>/g),
    context: find(/<script>window\.__reactRouterContext = [\s\S]*?<\/script>/g),
    start: find(/<script type="module" async="">[\s\S]*?<\/script>/g),
    data: find(/<script>window\.__reactRouterContext\.streamController\.enqueue[\s\S]*?<\/script>/g),
    dataEnd: find(/<script>window\.__reactRouterContext\.streamController\.close\(\);<\/script>/g),
  };
  const scripts = find(runningScript).length;
  const isAsExpected =
    parts.preload.length >= 1 &&
    parts.stylesheet.length === 1 &&
    parts.context.length === 1 &&
    parts.start.length === 1 &&
    parts.data.length >= 1 &&
    parts.dataEnd.length === 1 &&
    scripts === parts.context.length + parts.start.length + parts.data.length + parts.dataEnd.length;

  if (!isAsExpected) {
    const counts = Object.entries(parts).map(([part, { length }]) => `${part} ${length}`);
    throw new Error(
      `React Router prints the page differently now. Found: ${counts.join(', ')}; scripts in all ${scripts}. ` +
        'Adapt site/document/finish-page.ts.',
    );
  }
  return parts;
}
