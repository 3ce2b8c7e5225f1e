import { expect, test } from 'vitest';
import { findLikelyMistakes } from './likely-mistakes.ts';

const aboutPhone = (phone: string) => findLikelyMistakes({ phone }).phone;
const aboutEmail = (email: string) => findLikelyMistakes({ email }).email;

test.each([
  ['050 123 456', '050 123 456 has 9 digits; is one missing?'],
  ['050 123 45678', '050 123 45678 has 11 digits; is one too many?'],
  ['50 123 456', '50 123 456 has 8 digits; is one missing?'],
  ['+971 50 123 456', '+971 50 123 456 has 11 digits; is one missing?'],
  ['00971 (0)50 123', '00971 (0)50 123 has 11 digits; are some missing?'],
  ['04 123 456', '04 123 456 has 8 digits; is one missing?'],
  ['04 123 456 78 99', '04 123 456 78 99 has 12 digits; are some too many?'],
  ['٠٥٠ ١٢٣ ٤٥٦', '050 123 456 has 9 digits; is one missing?'],
])('asks about %s', (phone, question) => {
  expect(aboutPhone(phone)).toBe(question);
});

test.each([
  '050 123 4567',
  '+971 50 123 4567',
  '+971 (0)50 123 4567',
  '00971501234567',
  '٠٥٠ ١٢٣ ٤٥٦٧',
  '04 123 4567',
  '800 4429',
  '600 540 000',
  '+44 20 7946 0000',
  '050 123 456 / 055 123',
  '050 123 456 ext 2',
  '',
])('does not ask about the phone number %j', (phone) => {
  expect(aboutPhone(phone)).toBeUndefined();
});

test.each([
  ['sara@gmail.con', 'sara@gmail.com'],
  ['Sara@GMIAL.com', 'Sara@gmail.com'],
  ['sara@gamil.com', 'sara@gmail.com'],
  ['sara@gmal.com', 'sara@gmail.com'],
  ['sara@gmail.co', 'sara@gmail.com'],
  ['sara@hotmial.cmo', 'sara@hotmail.com'],
  ['sara@outlok.com', 'sara@outlook.com'],
  ['sara@example.con', 'sara@example.com'],
  ['sara@gmaill.com', 'sara@gmail.com'],
  ['sara@gmsil.com', 'sara@gmail.com'],
])('asks whether %s should be %s', (email, meant) => {
  expect(aboutEmail(email)).toBe(`Did you mean ${meant}?`);
});

test.each([
  'sara@gmail.com',
  'sara@mail.com',
  'sara@ymail.com',
  'sara@example.ae',
  'sara@example.co',
  // The next three differ from gmail.com by more than one mistake, so there is no suggestion.
  'sara@gamil.net',
  'sara@gxmil.com',
  'sara@gaxil.com',
  'sara@',
  '@gmail.con',
  '',
])('does not ask about the email address %j', (email) => {
  expect(aboutEmail(email)).toBeUndefined();
});

test('asks only about the email address and the phone number', () => {
  const questions = findLikelyMistakes({
    name: 'sara@gmail.con',
    email: '',
    phone: '',
    message: 'sara@gmail.con',
  });
  expect(Object.keys(questions)).toEqual([]);
});
