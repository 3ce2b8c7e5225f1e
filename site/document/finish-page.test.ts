import { expect, test } from 'vitest';
import { finishPage } from './finish-page.ts';
import { headScript } from './head-script.ts';

const style = '<style id="page-styles"></style>';
const linkedData = '<script type="application/ld+json">{}</script>';
const preload = '<link rel="modulepreload" href="/assets/entry.js"/>';
const stylesheet = '<link rel="stylesheet" href="/assets/style.css"/>';
const context = '<script>window.__reactRouterContext = {};</script>';
const start =
  '<script type="module" async="">window.__reactRouterRouteModules = {};import("/assets/entry.js");</script>';
const data = '<script>window.__reactRouterContext.streamController.enqueue("$&");</script>';
const dataEnd = '<script>window.__reactRouterContext.streamController.close();</script>';
const printed = (head: string, body: string) => `<html><head>${head}</head><body><main></main>${body}</body></html>`;
const head = style + linkedData + stylesheet + preload;
const body = `${context}${start}<!--$-->${data}<!--/$-->${dataEnd}`;

test('styles and the head script stand in the head, all of the router in the template, its data in a file', () => {
  const { html, dataFile, data: text } = finishPage(printed(head, body), 'a{color:red}');
  expect(dataFile).toMatch(/^assets\/data-[\w-]{8}\.js$/);
  expect(text).toBe(
    'window.__reactRouterContext.streamController.enqueue("$&");\nwindow.__reactRouterContext.streamController.close();',
  );
  expect(html).toBe(
    `<html><head><style id="page-styles">a{color:red}</style>${linkedData}${headScript}</head>` +
      `<body><main></main><template id="deferred-scripts">` +
      `<link rel="preload" as="script" href="/${dataFile}">${preload}${stylesheet}${context}${start}` +
      `<script src="/${dataFile}"></script></template><!--$--><!--/$--></body></html>`,
  );
});

test('other data has a file of another name', () => {
  const names = ['1', '2'].map((value) => finishPage(printed(head, body.replace('$&', value)), '').dataFile);
  expect(new Set(names).size).toBe(2);
});

test.each([
  ['no preload', printed(head.replace(preload, ''), body), 'preload 0'],
  ['no stylesheet', printed(head.replace(stylesheet, ''), body), 'stylesheet 0'],
  ['no start script', printed(head, body.replace(start, '')), 'start 0'],
  ['two start scripts', printed(head, body + start), 'start 2'],
  ['no data', printed(head, body.replace(data, '')), 'data 0'],
  ['no end of the data', printed(head, body.replace(dataEnd, '')), 'dataEnd 0'],
  ['another script', printed(head, `${body}<script>hello()</script>`), 'scripts in all 5'],
])('with %s the build stops, says what has changed and where to look', (_case, html, message) => {
  expect(() => finishPage(html, '')).toThrow(message);
  expect(() => finishPage(html, '')).toThrow('Adapt site/document/finish-page.ts');
});
