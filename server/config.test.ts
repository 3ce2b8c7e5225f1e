import { expect, test } from 'vitest';
import { type Config, closesForm, readSettings, sentences } from './config.ts';

const mailbox = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@example.com', MAIL_TO: 'a@example.com' };
const withPassword = (password: string) => `smtp://user:${password}@mail.example.com:587`;

test.each<[name: string, environment: Record<string, string>, expected: object]>([
  ['no variable', {}, { HOST: '127.0.0.1', PORT: 3000, DATA_DIR: './data', mail: undefined }],
  ['an empty value as not set', { PORT: '', SMTP_URL: '' }, { PORT: 3000, mail: undefined }],
  ['a number sign inside a value', { DATA_DIR: '/srv/a#b' }, { DATA_DIR: '/srv/a#b' }],
  [
    'proxies as addresses, networks and a name',
    { TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8 2001:db8::/32 loopback' },
    { TRUSTED_PROXIES: ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32', 'loopback'] },
  ],
  [
    'an origin that browsers write differently',
    { ALLOWED_ORIGINS: 'https://WWW.example.com:443' },
    { ALLOWED_ORIGINS: ['https://www.example.com'] },
  ],
])('accepts %s', (_, environment, expected) => {
  expect(readSettings(environment).config).toMatchObject(expected);
});

test.each<[name: string, changes: Record<string, string>, expected: Partial<NonNullable<Config['mail']>>]>([
  ['port 587, with trusted TLS', {}, { port: 587, isSecure: false, requiresTrustedTls: true }],
  ['port 465', { SMTP_URL: 'smtps://mail.example.com' }, { port: 465, isSecure: true }],
  ['an IPv6 address', { SMTP_URL: 'smtps://[2001:db8::1]:25' }, { host: '2001:db8::1', port: 25 }],
  ['this machine without TLS', { SMTP_URL: 'smtp://127.0.0.1:25' }, { requiresTrustedTls: false }],
  ['a name that looks like this machine', { SMTP_URL: 'smtp://127.evil.example' }, { requiresTrustedTls: true }],
  ['SMTP_TLS=optional', { SMTP_TLS: 'optional' }, { requiresTrustedTls: false }],
  [
    'several recipients',
    { MAIL_TO: 'a@example.com, b@example.com, a@example.com' },
    { to: ['a@example.com', 'b@example.com'] },
  ],
  ['an encoded password', { SMTP_URL: withPassword('a%40b%2Fc') }, { login: { user: 'user', pass: 'a@b/c' } }],
])('a mailbox with %s', (_, changes, expected) => {
  expect(readSettings({ ...mailbox, ...changes }).config.mail).toMatchObject(expected);
});

test.each<[environment: Record<string, string>, error: RegExp]>([
  [
    { PORT: '99999', SMTP_URL: 'mailto:x', ALLOWED_ORIGINS: 'https://a.example/path', HSTS: 'perhaps' },
    /PORT[\s\S]*SMTP_URL[\s\S]*ALLOWED_ORIGINS[\s\S]*HSTS/,
  ],
  [{ SMTP_URL: 'smtp://u:p@mail.example.com:587' }, /MAIL_TO[\s\S]*MAIL_FROM/],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, /TRUSTED_PROXIES/],
  [{ TRUSTED_PROXIES: '0.0.0.0/00' }, /TRUSTED_PROXIES/],
  [{ TRUSTED_PROXIES: '::/0' }, /TRUSTED_PROXIES/],
  [{ TRUSTED_PROXIES: 'proxy.local' }, /TRUSTED_PROXIES/],
  [{ ...mailbox, MAIL_FROM: 'a@example.com, b@example.com' }, /MAIL_FROM cannot be used/],
  [{ ...mailbox, SMTP_URL: withPassword('pa#ss') }, /SMTP_URL[\s\S]*%23[\s\S]*%2F/],
  [{ ...mailbox, SMTP_URL: withPassword('100%') }, /SMTP_URL[\s\S]*%23[\s\S]*%2F/],
  [{ DATABASE_URL: 'postgres://user:100%@db.example.com/leads' }, /DATABASE_URL[\s\S]*write % as %25/],
  [
    { SMTP_URL: 'smtp://mail.example.com  # ours', HSTS: 'true # HTTPS' },
    /SMTP_URL[\s\S]*without a comment[\s\S]*HSTS/,
  ],
])('the error about %j names every invalid variable and what is wrong', (environment, error) => {
  expect(sentences(readSettings(environment).problems)).toMatch(error);
});

test('an error contains no value, because it may be a password', () => {
  expect(sentences(readSettings({ SMTP_URL: 'mailto:secret-password' }).problems)).toMatch(/^- ((?!secret)[\s\S])*$/);
});

test('only an invalid setting of the store closes the form; every other one is reported and has its default', () => {
  const names = ['ALLOWED_ORIGINS', 'DATABASE_URL', 'EMAIL_ORIGIN', 'HSTS', 'SMTP_TLS'];
  const { config, problems } = readSettings(Object.fromEntries(names.map((name) => [name, 'wrong'])));
  expect(problems.map(({ name }) => name).sort()).toEqual(names);
  expect(problems.filter(closesForm).map(({ name }) => name)).toEqual(['DATABASE_URL']);
  expect(config).toMatchObject({ ALLOWED_ORIGINS: [], HSTS: false });
});

test.each([
  { MAIL_TO: 'a@example.com; b@example.com' },
  { MAIL_TO: 'Owner <a@example.com>' },
  { MAIL_TO: '' },
  { MAIL_FROM: 'Site <site@example.com' },
  { SMTP_URL: 'mail.example.com' },
])('with a typo in a mail setting, it alone is reported, and leads are stored and not mailed: %j', (typo) => {
  const { config, problems } = readSettings({ ...mailbox, ...typo });
  expect(config.mail).toBeUndefined();
  expect(problems.map(({ name }) => name)).toEqual(Object.keys(typo));
  expect(problems.some(closesForm)).toBe(false);
});

const oddValues = [
  '%FF',
  '%E0%A4%A',
  'smtp://%FF:%FF@h',
  'postgres://u:%FF@h/d',
  'postgres://[',
  'https://[',
  '\0',
  '-1',
];

test.each([
  ...Object.keys(readSettings({}).config).filter((name) => name !== 'mail'),
  ...Object.keys(mailbox),
  'SMTP_TLS',
])('%s accepts an odd value, or the error names it and its expected form', (name) => {
  for (const value of oddValues)
    for (const problem of readSettings({ ...mailbox, [name]: value }).problems)
      expect([value, problem.name, String(problem.sentence)]).toEqual([
        value,
        name,
        expect.stringMatching(/It has to be /),
      ]);
});
