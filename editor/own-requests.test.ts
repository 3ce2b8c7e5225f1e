import { expect, test } from 'vitest';
import { editorApi } from './api.ts';

const own = 'http://127.0.0.1:3100';
const body = JSON.stringify({ path: 'content/offers/foreign.yaml', data: {} });

function send(path: string, headers: Record<string, string> = {}, init: RequestInit = {}) {
  return editorApi(3100).request(own + path, { ...init, headers: { host: '127.0.0.1:3100', ...headers } });
}

test.each([
  ['a foreign Origin', { origin: 'https://foreign.example' }],
  ['no Origin', {}],
  ['the origin of another port', { origin: 'http://127.0.0.1:1' }],
  ['a foreign Host', { host: 'foreign.example', origin: 'http://foreign.example' }],
])('a save with %s gets 403', async (_, headers) => {
  expect((await send('/api/save', headers, { method: 'POST', body })).status).toBe(403);
});

test('reading for a foreign Host gets 403', async () => {
  expect((await send('/api/state', { host: 'foreign.example' })).status).toBe(403);
});

test('no other page can show the editor in a frame', async () => {
  expect((await send('/')).headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test('an upload of more than 60 MB is rejected with a message', async () => {
  const headers = { origin: own, 'content-length': '61000000' };
  const answer = await send('/api/pictures', headers, { method: 'POST', body: new Uint8Array(61_000_000) });
  expect([answer.status, await answer.text()]).toEqual([413, expect.stringContaining('more than 60 MB')]);
});

test.each([
  ['content/../package.json', 404],
  ['/etc/passwd', 404],
  ['content/offers/wrong.yaml', 409],
])('invalid content for %s is not written', async (path, status) => {
  const invalid = JSON.stringify({ path, data: { amount: -5 } });
  expect((await send('/api/save', { origin: own }, { method: 'POST', body: invalid })).status).toBe(status);
});
