import { expect, test } from 'vitest';
import { postgresConnection } from './backup.ts';

const verified = { PGSSLMODE: 'verify-full', PGSSLROOTCERT: 'system', PGPASSWORD: 'secret' };

test.each(['', '?sslmode=require'])(
  'pg_dump verifies the certificate of a database on another machine: "%s"',
  (query) => {
    const { url, env } = postgresConnection(`postgres://site:secret@db.example.com/leads${query}`, {
      PGSSLMODE: 'prefer',
    });
    expect(env).toEqual(verified);
    expect(url.href).toBe('postgres://site@db.example.com/leads');
  },
);

test('pg_dump keeps the authority that DATABASE_URL names', () => {
  const { url } = postgresConnection('postgres://site:secret@db.example.com/leads?sslrootcert=/etc/ca.pem', {});
  expect(url.searchParams.get('sslrootcert')).toBe('/etc/ca.pem');
});

test.each(['127.0.0.1/leads', 'db.example.com/leads?sslmode=disable'])('pg_dump needs no TLS for %s', (place) => {
  const { url, env } = postgresConnection(`postgres://site:secret@${place}`, {});
  expect(env).toEqual({ PGPASSWORD: 'secret' });
  expect(url.href).toBe(`postgres://site@${place}`);
});
