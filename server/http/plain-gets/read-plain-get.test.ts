import { expect, test } from 'vitest';
import { readPlainGet } from './read-plain-get.ts';

const get = (...lines: string[]) => ['GET /contact HTTP/1.1', 'Host: x', ...lines, '', ''].join('\r\n');

test.each([
  [get(), undefined],
  [get('Accept-Encoding: gzip, br'), 'gzip, br'],
  [get('accept-encoding:br \t', 'Cookie: a=b; \xe9'), 'br'],
  [get('Connection: keep-alive', 'Upgrade-Insecure-Requests: 1', 'Sec-Fetch-Mode: navigate'), undefined],
  [get('X-Note: expect: nothing, range: all'), undefined],
])('a plain request is read: %j', (text, acceptEncoding) => {
  expect(readPlainGet(text)).toEqual({ address: '/contact', acceptEncoding });
});

test.each([
  ['another method', get().replace('GET', 'HEAD')],
  ['an older version', get().replace('1.1', '1.0')],
  ['no host', 'GET / HTTP/1.1\r\nAccept: */*\r\n\r\n'],
  ['no header', 'GET / HTTP/1.1\r\n\r\n'],
  ['an absolute address', get().replace('/contact', 'http://x/contact')],
  ['a space in the address', get().replace('/contact', '/con tact')],
  ['half a request', get().slice(0, -2)],
  ['one and a half', `${get()}GET /`],
  ['two', get() + get()],
  ['a body', `${get('Content-Length: 1')}x`],
  ['an empty body', get('Content-Length: 0')],
  ['chunks', get('Transfer-Encoding: chunked')],
  ['a space before the colon', get('Content-Length : 1')],
  ['a folded line', get('X: a', ' b')],
  ['a bare line feed', get('X: a\nContent-Length: 1')],
  ['a bare return', get('X: a\rContent-Length: 1')],
  ['NUL', get('X: a\0b')],
  ['a line without a colon', get('nonsense')],
  ['a condition', get('If-None-Match: "x"')],
  ['another condition', get('if-match: "x"')],
  ['a range', get('Range: bytes=0-1')],
  ['an expectation', get('Expect: 100-continue')],
  ['another protocol', get('Connection: Upgrade', 'Upgrade: websocket')],
  ['the end of the connection', get('Connection: close')],
  ['the end among others', get('Connection: keep-alive, close')],
  ['trailers', get('TE: trailers')],
  ['encodings twice', get('Accept-Encoding: br', 'Accept-Encoding: gzip')],
  ['no HTTP', '\x16\x03\x01\x02'],
])('everything else is left to the full parser: %s', (_, text) => {
  expect(readPlainGet(text)).toBeUndefined();
});
