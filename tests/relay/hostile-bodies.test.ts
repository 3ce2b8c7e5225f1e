import { connect } from 'node:net';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { sendFormPath, sendPath } from '#contract/email-wire.ts';
import { formFields } from '#contract/form-fields.ts';
import { httpRequest } from './support/http-request.ts';
import { envelope, json, relayWithMailbox } from './support/mail-settings.ts';
import { enquiry, startRelay } from './support/relay.ts';
import { isMissing, storeKinds } from './support/stores.ts';

describe('RA4 size limits', () => {
  test.each([
    ['66 KB', envelope({ ...enquiry, message: 'x'.repeat(66 * 1024) })],
    ['a field of 8193 bytes', envelope({ ...enquiry, extra: 'x'.repeat(8193) })],
    ['a field of 8194 bytes in Arabic', envelope({ ...enquiry, extra: 'ب'.repeat(4097) })],
    ['a message of 12,001 bytes', envelope({ ...enquiry, message: 'x'.repeat(12_001) })],
    ['a nested field that is large', envelope({ ...enquiry, extra: ['x'.repeat(5000), 'x'.repeat(5000)] })],
    ['41 fields', envelope(Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`f${index}`, 'x'])))],
    ['a long name', envelope({ ...enquiry, ['n'.repeat(201)]: 'x' })],
  ])('%s is rejected with 413', async (_, body) => {
    const relay = await startRelay();
    const response = await httpRequest(relay.url + sendPath, { method: 'POST', headers: json(relay.url), body });
    expect(response.status).toBe(413);
    expect(await relay.stored()).toEqual([]);
  });

  const names = Array.from({ length: 13_000 }, (_, index) => index.toString(36));
  const manyParts = names
    .slice(0, 1000)
    .map((name) => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n\r\n`);
  test.each([
    ['form fields', sendFormPath, 'application/x-www-form-urlencoded', names.map((name) => `${name}=`).join('&')],
    ['parts of form data', sendFormPath, 'multipart/form-data; boundary=b', `${manyParts.join('')}--b--\r\n`],
    [
      'JSON parameters',
      sendPath,
      'application/json',
      envelope(Object.fromEntries(names.slice(0, 6000).map((name) => [name, 1]))),
    ],
    [
      'JSON keys',
      sendPath,
      'application/json',
      JSON.stringify(Object.fromEntries(names.slice(0, 6000).map((name) => [name, 1]))),
    ],
  ])(
    'twenty posts with thousands of %s are rejected within two seconds of processor time',
    async (_, path, type, body) => {
      const relay = await startRelay();
      const parse = vi.spyOn(Response.prototype, 'formData');
      onTestFinished(() => parse.mockRestore());
      const headers = { Origin: relay.url, 'Content-Type': type, 'Sec-Fetch-Mode': 'navigate' };
      const posts = Array.from({ length: 20 }, () => httpRequest(relay.url + path, { method: 'POST', headers, body }));
      // Measures the processor time of this process, in which the server runs too. Elapsed time would depend on the
      // load of the machine.
      const before = process.cpuUsage();
      expect((await httpRequest(`${relay.url}/contact`)).status).toBe(200);
      for (const { status } of await Promise.all(posts)) expect([400, 413]).toContain(status);
      expect(process.cpuUsage(before).user / 1e6).toBeLessThan(2);
      if (path === sendFormPath) expect(parse).not.toHaveBeenCalled();
      expect(await relay.stored()).toEqual([]);
    },
  );

  test('stores a message of the maximum length completely, also with three bytes per character', async () => {
    const relay = await startRelay();
    const message = 'अ'.repeat(formFields.message.maxLength);
    expect((await relay.post({ ...enquiry, message })).status).toBe(200);
    expect((await relay.stored())[0]?.params.message).toBe(message);
  });

  test('an endless body gets 413 and a closed connection, and does not fill the memory', async () => {
    const relay = await startRelay();
    const { hostname, port } = new URL(relay.url);
    const before = process.memoryUsage().rss;
    for (let round = 0; round < 20; round += 1) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => {});
      let answer = '';
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.write(
        `POST ${sendPath} HTTP/1.1\r\nHost: x\r\nOrigin: ${relay.url}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
      );
      const piece = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
      const feed = setInterval(() => socket.writable && socket.write(piece), 1);
      await new Promise((resolve) => socket.on('close', resolve));
      clearInterval(feed);
      expect(answer).toMatch(/^HTTP\/1.1 413/);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024);
  });
});

describe('RA5 unusual JSON is stored or rejected with 400', () => {
  const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
  test.each([
    ['malformed', '{"user_id":', 400],
    ['empty', '', 400],
    ['a list', '[]', 400],
    ['text', '"x"', 400],
    ['null', 'null', 400],
    ['a byte order mark', `\uFEFF${envelope(enquiry)}`, 200],
    ['UTF-16', Buffer.from(envelope(enquiry), 'utf16le'), 400],
    ['29000 levels deep', `{"template_params":${nested(29_000)}}`, 400],
    ['29000 levels deep in a field', envelope(enquiry).replace('"datetime":""', `"datetime":${nested(29_000)}`), 400],
    ['__proto__', envelope(enquiry).replace('{"name"', '{"__proto__":{"polluted":1},"name"'), 200],
    [
      'constructor.prototype',
      envelope(enquiry).replace('{"name"', '{"constructor":{"prototype":{"polluted":1}},"name"'),
      200,
    ],
    ['__proto__ outside the parameters', `{"__proto__":{"user_id":"x"},${envelope(enquiry).slice(1)}`, 200],
    ['a repeated key', envelope(enquiry).replace('{"name"', '{"name":"first","name"'), 200],
    [
      'bytes that are not UTF-8',
      Buffer.concat([Buffer.from(envelope(enquiry).slice(0, -3)), Buffer.from([0xff, 0xfe]), Buffer.from('"}}')]),
      200,
    ],
  ])('%s', async (_, body, status) => {
    const relay = await startRelay();
    const response = await httpRequest(relay.url + sendPath, { method: 'POST', headers: json(relay.url), body });
    expect(response.status).toBe(status);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(await relay.stored()).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe('RA6 a request with another content type or with invalid form data is rejected', () => {
  const boundary = 'x'.repeat(60);
  test.each([
    ['JSON as text/plain', sendPath, 'text/plain', envelope(enquiry), 415],
    ['form to the JSON address', sendPath, 'application/x-www-form-urlencoded', 'a=b', 415],
    ['no type', sendPath, undefined, envelope(enquiry), 415],
    ['JSON to the form address', sendFormPath, 'application/json', envelope(enquiry), 415],
    ['multipart without a boundary', sendFormPath, 'multipart/form-data', `--${boundary}--`, 400],
    [
      'multipart that ends early',
      sendFormPath,
      `multipart/form-data; boundary=${boundary}`,
      `--${boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\nb`,
      400,
    ],
    ['multipart without a part', sendFormPath, `multipart/form-data; boundary=${boundary}`, 'hello', 400],
    ['a boundary of 5 KB', sendFormPath, `multipart/form-data; boundary=${'b'.repeat(5000)}`, 'hello', 400],
    ['a boundary of 33 KB', sendFormPath, `multipart/form-data; boundary=${'b'.repeat(33_000)}`, 'hello', 431],
  ])('%s', async (_, path, type, body, status) => {
    const relay = await startRelay();
    const headers = { Origin: relay.url, 'Content-Type': type };
    expect((await httpRequest(relay.url + path, { method: 'POST', headers, body })).status).toBe(status);
  });
});

describe.each(storeKinds)('leads, on %s', (store) => {
  test.skipIf(isMissing(store))('RA7 NUL is removed, a lone surrogate replaced; all else is stored', async () => {
    const relay = await startRelay({ store });
    const body = envelope({ ...enquiry, name: 'a\0b\ud800c\u202Ed👩‍🔧', 'k\0ey': 'v' }).replace('\\ud800', '\\ud800');
    expect((await httpRequest(relay.url + sendPath, { method: 'POST', headers: json(relay.url), body })).status).toBe(
      200,
    );
    expect((await relay.stored())[0]?.params).toMatchObject({ name: 'ab\ufffdc\u202Ed👩‍🔧', key: 'v' });
  });

  test.skipIf(isMissing(store))(
    'RA11 a repeated lead gets 200, is counted as a duplicate and is mailed once',
    async () => {
      const { relay, smtp } = await relayWithMailbox({ store });
      const variants = [
        { ...enquiry, message: 'one\r\ntwo', submission_date: '10:00:00' },
        { ...enquiry, message: 'one\ntwo', submission_date: '10:00:05' },
        { ...enquiry, message: ' one  two ', name: 'Sara  Ahmed', submission_date: '10:00:09' },
      ];
      for (const params of variants) expect((await relay.post(params)).status).toBe(200);
      await relay.post({ ...enquiry, message: 'another' });
      await smtp.received(2);
      expect((await relay.stored()).map(({ duplicates }) => duplicates)).toEqual([2, 0]);
      expect(smtp.mails).toHaveLength(2);
    },
  );
});

test('RA8 a compressed body is rejected with 415', async () => {
  const relay = await startRelay();
  const headers = { ...json(relay.url), 'Content-Encoding': 'gzip' };
  expect((await httpRequest(relay.url + sendPath, { method: 'POST', headers, body: 'x' })).status).toBe(415);
});
