import { expect, test } from 'vitest';
import { files } from '#content/files.ts';
import { privacyPolicyFor } from '#content/legal.ts';
import { placeholderValues } from '#content/placeholders.ts';
import { readContentFile } from '#content/read.ts';

const { hostedProvider, ownRelay } = readContentFile(files.privacy, placeholderValues);
const textsFor = (emailOrigin: string) => JSON.stringify(privacyPolicyFor(emailOrigin));

test('L3 the privacy policy mentions a hosted provider exactly if one is configured', () => {
  expect(textsFor('https://api.emailjs.com')).toContain(hostedProvider);
  expect(textsFor('https://api.emailjs.com')).not.toContain(ownRelay);
  expect(textsFor('')).toContain(ownRelay);
  expect(textsFor('')).not.toContain(hostedProvider);
});
