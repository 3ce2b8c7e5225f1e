import { expect, test } from 'vitest';
import { editorApi } from './api.ts';

const own = 'http://127.0.0.1:3100';

function send(path: string, headers: Record<string, string>, body?: object) {
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  return editorApi(3100).request(own + path, { ...init, headers: { host: '127.0.0.1:3100', ...headers } });
}

test.each([
  ['a foreign Origin', { origin: 'https://foreign.example' }],
  ['no Origin', {}],
  ['the origin of another port', { origin: 'http://127.0.0.1:1' }],
  ['a foreign Host', { host: 'foreign.example', origin: 'http://foreign.example' }],
])('a save with %s gets 403', async (_, headers) => {
  expect((await send('/api/save', headers, { path: 'content/offers/foreign.yaml', data: {} })).status).toBe(403);
});

test('no other website can read the content or show the editor in a frame', async () => {
  expect((await send('/api/events', { host: 'foreign.example' })).status).toBe(403);
  expect((await send('/', {})).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test.each([
  ['content/../package.json', 404],
  ['content/offers/wrong.yaml', 409],
])('invalid content for %s is not written', async (path, status) => {
  expect((await send('/api/save', { origin: own }, { path, data: { amount: -5 } })).status).toBe(status);
});
