import { expect, test } from 'vitest';
import { postgresConnection } from './backup.ts';

const PGPASSWORD = 'secret';
const verified = { PGPASSWORD, PGSSLMODE: 'verify-full', PGSSLROOTCERT: '/authorities.pem' };

test.each([
  ['db.example.com/leads', 'db.example.com/leads', verified],
  ['db.example.com/leads?sslmode=require', 'db.example.com/leads', verified],
  // The parameter `sslrootcert` of the URL takes precedence over the variable PGSSLROOTCERT.
  ['db.example.com/leads?sslrootcert=/ca.pem', 'db.example.com/leads?sslrootcert=/ca.pem', verified],
  ['db.example.com/leads?sslmode=disable', 'db.example.com/leads?sslmode=disable', { PGPASSWORD }],
  ['127.0.0.1/leads', '127.0.0.1/leads', { PGPASSWORD }],
])('pg_dump verifies the certificate of a database on another machine: %s', (place, without, env) => {
  const connection = postgresConnection(`postgres://site:secret@${place}`, '/authorities.pem');
  expect(decodeURIComponent(connection.url.href)).toBe(`postgres://site@${without}`);
  expect(connection.env).toEqual(env);
});
