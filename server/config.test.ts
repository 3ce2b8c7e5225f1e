import { expect, test } from 'vitest';
import { closesForm, readConfig, readSettings, readStoreSettings } from './config.ts';

test('works without environment variables', () => {
  expect(readConfig({})).toMatchObject({
    HOST: '127.0.0.1',
    PORT: 3000,
    DATA_DIR: './data',
    mail: undefined,
  });
});

test('an empty value counts as not set', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '', HSTS: '' })).toMatchObject({ PORT: 3000, HSTS: false, mail: undefined });
});

test('the error names all invalid variables and contains none of their values', () => {
  const wrong = {
    PORT: '99999',
    SMTP_URL: 'mailto:secret-password',
    ALLOWED_ORIGINS: 'https://a.example/path',
    HSTS: 'perhaps',
  };
  expect(() => readConfig(wrong)).toThrow(/PORT[\s\S]*SMTP_URL[\s\S]*ALLOWED_ORIGINS[\s\S]*HSTS/);
  expect(() => readConfig(wrong)).not.toThrow(/secret-password/);
});

test('a mailbox needs MAIL_TO, and MAIL_FROM unless the user name is an email address', () => {
  expect(() => readConfig({ SMTP_URL: 'smtp://u:p@mail.example.com:587' })).toThrow(/MAIL_TO[\s\S]*MAIL_FROM/);
  const SMTP_URL = 'smtp://site%40example.com:p@mail.example.com:587';
  expect(readConfig({ SMTP_URL, MAIL_TO: 'owner@example.com' }).mail).toMatchObject({
    from: 'site@example.com',
    to: ['owner@example.com'],
    requiresTrustedTls: true,
  });
});

test('requires trusted TLS unless the mail server is on this machine or SMTP_TLS is optional', () => {
  const mail = (SMTP_URL: string, more = {}) =>
    readConfig({ SMTP_URL, MAIL_TO: 'a@example.com', MAIL_FROM: 'a@example.com', ...more }).mail?.requiresTrustedTls;
  expect(mail('smtp://127.0.0.1:25')).toBe(false);
  expect(mail('smtp://localhost:25')).toBe(false);
  expect(mail('smtp://127.evil.example:25')).toBe(true);
  expect(mail('smtp://mail.example.com')).toBe(true);
  expect(mail('smtp://mail.example.com', { SMTP_TLS: 'optional' })).toBe(false);
});

test('TRUSTED_PROXIES accepts addresses, networks and “loopback”', () => {
  const names = '127.0.0.1, 10.0.0.0/8 2001:db8::/32 loopback';
  expect(readConfig({ TRUSTED_PROXIES: names }).TRUSTED_PROXIES).toHaveLength(4);
  expect(() => readConfig({ TRUSTED_PROXIES: '10.0.0.0/33' })).toThrow(/TRUSTED_PROXIES/);
  for (const everyone of ['0.0.0.0/0', '0.0.0.0/00', '::/0', '::/000'])
    expect(() => readConfig({ TRUSTED_PROXIES: everyone })).toThrow(/TRUSTED_PROXIES/);
  expect(() => readConfig({ TRUSTED_PROXIES: 'proxy.local' })).toThrow(/TRUSTED_PROXIES/);
});

test('MAIL_TO accepts several addresses, MAIL_FROM only one', () => {
  const SMTP_URL = 'smtp://mail.example.com';
  const mail = (MAIL_TO: string) => readConfig({ SMTP_URL, MAIL_FROM: 'site@example.com', MAIL_TO }).mail;
  expect(mail('a@example.com, b@example.com,c@example.com')?.to).toEqual([
    'a@example.com',
    'b@example.com',
    'c@example.com',
  ]);
  for (const wrong of [',', 'a@example.com; b@example.com', 'Owner <a@example.com>'])
    expect(() => mail(wrong)).toThrow(/MAIL_TO cannot be used/);
  const from = { SMTP_URL, MAIL_FROM: 'a@example.com, b@example.com', MAIL_TO: 'a@example.com' };
  expect(() => readConfig(from)).toThrow(/MAIL_FROM cannot be used/);
});

test('only an invalid setting of the store closes the form; every other one is reported and has its default', () => {
  const wrong = {
    DATABASE_URL: 'wrong',
    SMTP_TLS: 'wrong',
    ALLOWED_ORIGINS: 'wrong',
    EMAIL_ORIGIN: 'wrong',
    HSTS: 'wrong',
  };
  const { config, problems } = readSettings(wrong);
  expect(problems.map(({ name }) => name).sort()).toEqual(Object.keys(wrong).sort());
  expect(problems.filter(closesForm).map(({ name }) => name)).toEqual(['DATABASE_URL']);
  expect(config).toMatchObject({ ALLOWED_ORIGINS: [], HSTS: false });
});

test.each([
  { MAIL_TO: 'a@example.com; b@example.com' },
  { MAIL_FROM: 'Site <site@example.com' },
  { SMTP_URL: 'mail.example.com' },
  { MAIL_TO: '' },
])('with a typo in a mail setting, leads are stored and not mailed: %j', (typo) => {
  const sound = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@example.com', MAIL_TO: 'a@example.com' };
  const { config, problems } = readSettings({ ...sound, ...typo });
  expect(config.mail).toBeUndefined();
  expect(problems.map(({ name }) => name)).toEqual(Object.keys(typo));
  expect(problems.some(closesForm)).toBe(false);
});

test('the settings of the store can be read whatever the others are', () => {
  expect(readStoreSettings({ DATA_DIR: '/srv/leads', HSTS: 'perhaps', MAIL_TO: 'nobody' })).toEqual({
    DATA_DIR: '/srv/leads',
    DATABASE_URL: undefined,
  });
  expect(() => readStoreSettings({ DATABASE_URL: 'mysql://db.example.com' })).toThrow(/DATABASE_URL/);
});

const oddValues = [
  '%FF',
  '%',
  '%E0%A4%A',
  'http://%FF',
  'smtp://%FF:%FF@h',
  'postgres://u:%FF@h/d',
  'postgres://[',
  'smtp://[',
  'https://[',
  '\u0000',
  '[',
  '💥',
  '-1',
];

test('every setting accepts an odd value, or the error names the setting and its expected form', () => {
  const sound = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@example.com', MAIL_TO: 'a@example.com' };
  const problemOf = (environment: Record<string, string>) => {
    try {
      readConfig(environment);
      return 'none';
    } catch (error) {
      return String(error);
    }
  };
  const names = Object.keys(readConfig({})).filter((name) => name !== 'mail');
  for (const name of [...names, 'SMTP_URL', 'SMTP_TLS', 'MAIL_FROM', 'MAIL_TO'])
    for (const value of oddValues) {
      const problem = problemOf({ ...sound, [name]: value });
      const sentence = new RegExp(`^none$|corrected first:\\n- ${name} cannot be used. It has to be `);
      expect([name, value, problem]).toEqual([name, value, expect.stringMatching(sentence)]);
    }
});

test.each(['pa#ss', 'pa/ss', 'pa?ss', '100%', 'a@b/c', '%FF'])(
  'the error about the password %s in SMTP_URL explains how to encode it',
  (password) => {
    const settings = {
      SMTP_URL: `smtp://user:${password}@mail.example.com:587`,
      MAIL_TO: 'a@example.com',
      MAIL_FROM: 'a@example.com',
    };
    expect(() => readConfig(settings)).toThrow(/SMTP_URL[\s\S]*%23[\s\S]*%2F/);
    const SMTP_URL = settings.SMTP_URL.replace(password, encodeURIComponent(password));
    expect(readConfig({ ...settings, SMTP_URL }).mail?.login).toEqual({ user: 'user', pass: password });
  },
);

test.each(['100%', '%FF'])('the error about the password %s in DATABASE_URL explains how to encode it', (password) => {
  const DATABASE_URL = `postgres://user:${password}@db.example.com/leads`;
  expect(() => readConfig({ DATABASE_URL })).toThrow(/DATABASE_URL[\s\S]*write % as %25/);
});

test('the default port is 587 for smtp:// and 465 for smtps://', () => {
  const mail = (SMTP_URL: string) =>
    readConfig({ SMTP_URL, MAIL_TO: 'a@example.com', MAIL_FROM: 'a@example.com' }).mail;
  expect(mail('smtp://mail.example.com')).toMatchObject({ port: 587, isSecure: false, requiresTrustedTls: true });
  expect(mail('smtps://mail.example.com')).toMatchObject({ port: 465, isSecure: true });
  expect(mail('smtps://[2001:db8::1]:25')).toMatchObject({ host: '2001:db8::1', port: 25 });
});

test('reports a comment after a value, because systemd and Docker read it as a part of the value', () => {
  const environment = {
    SMTP_URL: 'smtp://mail.example.com:587   # in the password: @ is %40',
    HSTS: 'true # HTTPS only',
  };
  expect(() => readConfig(environment)).toThrow(/SMTP_URL has a comment behind its value[\s\S]*HSTS has a comment/);
  expect(readConfig({ DATA_DIR: '/srv/a#b' }).DATA_DIR).toBe('/srv/a#b');
});

test('reports an invalid variable once, even if another variable requires it', () => {
  const { problems } = readSettings({ SMTP_URL: 'smtp://a%40example.com:p@mail.example.com', MAIL_TO: 'nobody' });
  expect(problems.map(({ name }) => name)).toEqual(['MAIL_TO']);
});
