import { expect, test } from 'vitest';
import { moveHydrationData } from './hydration-data.ts';

const data = '<script>window.__reactRouterContext.streamController.enqueue("[1]");</script>';
const end = '<script>window.__reactRouterContext.streamController.close();</script>';
const module = '<link rel="modulepreload" href="/assets/entry.js"/>';
const context = '<script>window.__reactRouterContext = {};</script>';

test('the data and its end move into one file, whose name tells them apart, and the other scripts stay', () => {
  const moved = moveHydrationData(`${module}${context}${data}<p></p>${end}`);
  expect(moved.script).toBe(
    'window.__reactRouterContext.streamController.enqueue("[1]");\nwindow.__reactRouterContext.streamController.close();',
  );
  expect(moved.file).toMatch(/^assets\/data-[\w-]{8}\.js$/);
  expect(moved.html).toBe(
    `<link rel="preload" as="script" href="/${moved.file}">${module}${context}<script src="/${moved.file}"></script><p></p>`,
  );
  expect(moveHydrationData(data.replace('1', '2') + end).file).not.toBe(moved.file);
});

test.each([
  ['no data', context + end],
  ['no end', context + data],
])('with %s the build stops and says where to look', (_case, html) => {
  expect(() => moveHydrationData(html)).toThrow('Adapt site/document/hydration-data.ts');
});
