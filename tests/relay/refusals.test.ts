import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { business } from '#content/business.ts';
import { sendPath } from '#contract/email-wire.ts';
import { databaseFile } from '../../server/leads/sqlite.ts';
import { httpRequest } from './support/http-request.ts';
import { rawConnection } from './support/raw-connection.ts';
import { enquiry, enquiryIds, type Relay, startRelay } from './support/relay.ts';

const refusals = ({ log }: Relay) => log.filter((line) => /info refused|ids-differ/.test(line));
const visitor = { ...enquiry, name: 'Sara Ahmed', message: 'The kitchen tap drips.' };
const noRoom = { floodLimit: 1 };

/** Expects a page that contains the typed text and the company's phone number. */
async function expectTextBack(response: Response): Promise<string> {
  const page = await response.text();
  expect(page).toContain('value="Sara Ahmed"');
  expect(page).toContain(`href="tel:${business.phone.dial}"`);
  expect(page).not.toMatch(/user_id is missing|origin|JSON|KB/);
  return page;
}

describe('each rejected request is logged once, with its reason and without personal data', () => {
  type Refused = [status: number, line: RegExp, send: (relay: Relay) => Promise<Response>];
  const cases: Record<string, Refused> = {
    'no phone number and no email address': [
      400,
      /info refused status=400 reason=no-way-to-answer/,
      ({ post }) => post({ name: 'Sara' }),
    ],
    'invalid JSON': [
      400,
      /info refused status=400 reason=no-json-object/,
      ({ url }) =>
        fetch(url + sendPath, {
          method: 'POST',
          headers: { Origin: url, 'Content-Type': 'application/json' },
          body: '{"Sara',
        }),
    ],
    'a form with an invalid email address': [
      400,
      /info refused status=400 reason=fields-to-correct/,
      ({ postForm }) => postForm({ ...visitor, email: 'nobody' }),
    ],
    'a request from another website': [
      403,
      /info refused status=403 reason=other-origin/,
      ({ post }) => post(visitor, {}, { Origin: 'https://evil.example' }),
    ],
    'a request without browser headers': [
      403,
      /info refused status=403 reason=no-browser/,
      ({ url }) =>
        httpRequest(url + sendPath, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }),
    ],
    'a field that is too long': [
      413,
      /info refused status=413 reason=too-long-field/,
      ({ post }) => post({ ...visitor, message: 'x'.repeat(13_000) }),
    ],
    'a request that is too large': [
      413,
      /info refused status=413 reason=too-large/,
      ({ post }) => post({ ...visitor, message: 'x'.repeat(70_000) }),
    ],
    'cookies of 40 kB': [
      431,
      /info refused status=431/,
      ({ url }) => httpRequest(url, { headers: { Cookie: 'x'.repeat(40_000) } }),
    ],
  };

  test.each(Object.entries(cases))('%s', async (_, [status, line, send]) => {
    const relay = await startRelay();
    expect((await send(relay)).status).toBe(status);
    expect(refusals(relay)).toEqual([expect.stringMatching(line)]);
    expect(relay.log.join('')).not.toMatch(/Sara|tap/);
  });

  test('leads beyond the flood limit get 429 with the phone number, and raise one alarm', async () => {
    const relay = await startRelay({ overrides: noRoom });
    expect((await relay.post({ ...visitor, name: 'first' })).status).toBe(200);
    await relay.post({ ...visitor, name: 'second' });
    const response = await relay.post(visitor);
    expect([response.status, await response.text()]).toEqual([
      429,
      expect.stringMatching(/sorry[\s\S]*call us on .*\d/),
    ]);
    expect(refusals(relay)).toEqual([expect.stringMatching(/info refused status=429 reason=flood/)]);
    expect(relay.log.filter((line) => line.includes('ALARM flood'))).toHaveLength(1);
  });

  test('many leads that cannot be stored are one line', async () => {
    const relay = await startRelay();
    const other = new DatabaseSync(databaseFile(relay.place.DATA_DIR ?? ''));
    onTestFinished(() => other.close());
    other.exec('DROP TABLE lead');
    for (let count = 0; count < 5; count += 1)
      expect((await relay.post({ ...visitor, name: `${count}` })).status).toBe(503);
    expect(relay.log.filter((line) => line.includes('A lead was not stored'))).toHaveLength(1);
  });

  test('many rejections for the same reason are one line', async () => {
    const relay = await startRelay();
    for (let count = 0; count < 50; count += 1) await relay.post({ name: `${count}` });
    await relay.post(visitor, {}, { Origin: 'https://evil.example' });
    expect(refusals(relay)).toHaveLength(2);
  });
});

describe('EmailJS ids', () => {
  test('that differ from the server’s raise one alarm with the name of the setting', async () => {
    const relay = await startRelay({ environment: { EMAIL_USER_ID: 'changed-after-the-build' } });
    for (let count = 0; count < 5; count += 1) expect((await relay.post(visitor)).status).toBe(400);
    expect(refusals(relay)).toEqual([expect.stringMatching(/ALARM ids-differ .*user_id.*EMAIL_/)]);
  });

  test('have their default value when the setting is empty', async () => {
    const empty = {
      EMAIL_USER_ID: '',
      EMAIL_SERVICE_ID: '',
      EMAIL_ENQUIRY_TEMPLATE_ID: '',
      EMAIL_QUOTE_TEMPLATE_ID: '',
    };
    const relay = await startRelay({ environment: empty });
    expect((await relay.post(visitor)).status).toBe(200);
  });

  test.each(['user_id', 'service_id', 'template_id'])(
    'an outdated %s in a form without scripts is answered with the typed text and the current ids',
    async (id) => {
      const relay = await startRelay();
      const refused = await relay.postForm({ ...visitor, [id]: 'of an older build' });
      expect(refused.status).toBe(400);
      const page = await expectTextBack(refused);
      expect(page).toContain('The kitchen tap drips.</textarea>');
      const hidden = page.matchAll(/<input type="hidden" name="(\w+)" value="([^"]+)">/g);
      const ids = Object.fromEntries(Array.from(hidden, ([, name, value]) => [name, value]));
      expect(ids).toEqual(enquiryIds);
      expect((await relay.postForm({ ...visitor, ...ids })).status).toBe(200);
      expect(await relay.stored()).toHaveLength(1);
    },
  );
});

describe('without scripts, the error page explains the problem and shows the phone number', () => {
  test('for a form on another website', async () => {
    const relay = await startRelay();
    const response = await relay.postForm(visitor, { Origin: 'https://partner.example' });
    expect(response.status).toBe(403);
    expect(await expectTextBack(response)).toContain('another website');
  });

  test('for a message that is too long', async () => {
    const relay = await startRelay();
    const message = 'word '.repeat(3000);
    const response = await relay.postForm({ ...visitor, message });
    expect(response.status).toBe(413);
    const page = await expectTextBack(response);
    expect(page).toContain(message.trim());
    expect(page).toContain('shorten');
  });

  test('for a body that is too large to read', async () => {
    const relay = await startRelay();
    const response = await relay.postForm({ ...visitor, message: 'x'.repeat(70_000) });
    const page = await response.text();
    expect(response.status).toBe(413);
    expect(page).toContain('go back in your browser');
    expect(page).toContain(`href="tel:${business.phone.dial}"`);
  });

  test('for a lead beyond the flood limit', async () => {
    const relay = await startRelay({ overrides: noRoom });
    await relay.post({ ...visitor, name: 'first' });
    const response = await relay.postForm(visitor);
    expect(response.status).toBe(429);
    expect(await expectTextBack(response)).toContain('very many messages');
  });
});

test('`/healthz` answers an HTTP/1.0 request without a Host header', async () => {
  const relay = await startRelay();
  const connection = await rawConnection(relay.url);
  connection.write('GET /healthz HTTP/1.0\r\n\r\n');
  const [answer] = await connection.answers(1);
  connection.socket.destroy();
  expect(answer).toMatch(/^HTTP\/1.1 200 [\s\S]*ok$/);
});
