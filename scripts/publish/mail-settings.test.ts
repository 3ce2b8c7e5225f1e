import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import type { Question } from './ask-in-terminal.ts';
import { settingsText } from './mail-settings.ts';

const answering = (answers: string[]) => {
  const asked: Question[] = [];
  const ask = async (question: Question) => {
    asked.push(question);
    return answers[asked.length - 1] ?? '';
  };
  return { asked, ask };
};

const password = `a"b'c$d\\e#f%g h/i?j@k:l!`;

test('the server reads the same password and webhooks that were typed', async () => {
  const webhooks = ['https://hooks.example.com/leads', 'https://hooks.example.com/alarms'];
  const answers = ['office@example.com', 'smtp.example.com', '', password, '', ...webhooks];
  const file = await settingsText(answering(answers).ask);
  const lines = file.split('\n');
  for (const line of lines) expect(line).toMatch(/^[A-Z_]+=[^\s"'$\\]+$/);
  const environment = Object.fromEntries(lines.map((line) => [line.split('=')[0], line.slice(line.indexOf('=') + 1)]));
  expect([environment.NOTIFY_URL, environment.ALARM_URL]).toEqual(webhooks);
  expect(readConfig(environment).mail).toMatchObject({
    host: 'smtp.example.com',
    port: 465,
    isSecure: true,
    login: { user: 'office@example.com', pass: password },
    from: 'office@example.com',
    to: expect.anything(),
  });
});

test('an empty first answer writes no settings', async () => {
  const { ask, asked } = answering(['']);
  expect(await settingsText(ask)).toBe('');
  expect(asked).toHaveLength(1);
});
