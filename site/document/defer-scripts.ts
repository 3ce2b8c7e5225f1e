export const deferredScriptsId = 'deferred-scripts';

const deferredLink = /<link rel="(?:modulepreload|stylesheet)"[^>]*>/g;
/** Linked data (`application/ld+json`) stands in script elements too, but nothing in it runs. */
export const runningScript = /<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g;

/**
 * Moves the router's preloads, its data, its start script and the file with all styles into an inert template, so that
 * nothing of them competes with the first paint; `startDeferredScripts` puts them back. Nothing inside them is rewritten,
 * their order stays.
 */
export function deferScripts(html: string): string {
  const links = html.match(deferredLink) ?? [];
  const preloads = links.filter((link) => link.includes('modulepreload'));
  const scripts = html.match(runningScript) ?? [];
  const modules = scripts.filter((script) => script.includes('__reactRouterRouteModules'));
  const data = scripts.filter((script) => script.startsWith('<script>window.__reactRouterContext'));
  if (
    preloads.length === 0 ||
    links.length !== preloads.length + 1 ||
    modules.length !== 1 ||
    data.length === 0 ||
    scripts.length !== 1 + data.length
  )
    throw new Error(
      `Of ${scripts.length} scripts in the prerendered page, ${modules.length} start the router and ${data.length} bring ` +
        `its data, with ${preloads.length} module preloads and ${links.length - preloads.length} stylesheets; one, the ` +
        'others, several and one were expected: React Router writes its scripts differently now. Adapt ' +
        'site/document/defer-scripts.ts.',
    );

  const template = `<template id="${deferredScriptsId}">${[...links, ...scripts].join('')}</template>`;
  return html.replace(deferredLink, '').replace(runningScript, (script) => (script === scripts[0] ? template : ''));
}
