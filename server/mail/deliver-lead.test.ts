import { expect, test, vi } from 'vitest';
import type { Lead, Outcome } from '../leads/lead.ts';
import { deliverLead, retrySchedule } from './deliver-lead.ts';
import type { FailureKind, SendResult } from './smtp-mailer.ts';

type Answer = 'taken' | FailureKind;

type Situation = {
  /** The replies of the recipients, in order. */
  to: Answer[];
  /** The reply to the notice, if it may be sent. */
  notice?: Answer;
  attempts?: number;
  canRetry?: boolean;
  isServerUp?: boolean;
  /** Whether another recipient got the lead in an earlier attempt. */
  wasTaken?: boolean;
};

function resultOf(answer: Answer | undefined): SendResult {
  if (answer === undefined) throw new Error('This mail must not be sent.');
  if (answer === 'taken') return { ok: true, reply: '250 ok' };
  return { ok: false, kind: answer, error: answer, code: '', advice: '' };
}

async function deliver({ to, notice, attempts = 0, canRetry = true, isServerUp = true, wasTaken }: Situation) {
  const addresses = to.map((_, index) => `${index}@example.com`);
  const lead = { id: 'a', form: 'enquiry', params: {}, flags: [], page: '', campaign: '', attempts, receivedAt: 0 };
  const alarms: string[] = [];
  const outcome = await deliverLead({ ...lead, deliveredTo: wasTaken ? ['earlier'] : [] } as unknown as Lead, {
    mailer: {
      check: async () => undefined,
      async send({ messageId }, recipient) {
        if (messageId.startsWith('<notice')) return resultOf(notice);
        return resultOf(to[addresses.indexOf(recipient)]);
      },
    },
    to: addresses,
    log: { info: vi.fn(), alarm: (event, fields) => alarms.push(`${event}: ${fields?.reached} has it`) },
    schedule: () => (canRetry ? 1 : undefined),
    isServerUp: async () => isServerUp,
  });
  return [outcome.type, ...alarms];
}

const isAway = { isServerUp: false };

test.each<[string, Situation, Outcome['type'], ...string[]]>([
  ['every recipient takes it', { to: ['taken', 'taken'] }, 'sent'],
  ['nobody is left to send to', { to: [] }, 'sent'],
  ['the server goes away after the first', { to: ['taken', 'no-answer'], ...isAway }, 'unavailable'],
  ['the server goes away after a refusal', { to: ['address-refused', 'no-answer'], ...isAway }, 'unavailable'],
  ['the password is refused', { to: ['sign-in-refused'], ...isAway }, 'unavailable'],
  ['a refusal while the server goes away', { to: ['later'], ...isAway }, 'retry'],
  ['no answer to this mail alone', { to: ['no-answer'] }, 'retry'],
  ['the second delay', { to: ['later'], attempts: 1 }, 'retry'],
  ['the third delay', { to: ['later'], attempts: 2 }, 'retry', 'mail-refused: nobody has it'],
  ['one of two refuses it', { to: ['taken', 'address-refused'] }, 'retry', 'mail-refused: 0@example.com has it'],
  ['one refuses the text', { to: ['taken', 'text-refused'] }, 'retry', 'mail-refused: 0@example.com has it'],
  ['one refuses it and one puts it off', { to: ['address-refused', 'later'] }, 'retry'],
  [
    'another has it, and it was the last try',
    { to: ['later'], wasTaken: true, attempts: 21, canRetry: false },
    'parked',
    'mail-refused: earlier has it',
    'lead-parked: earlier has it',
  ],
  [
    'RM5 the attempts are used up',
    { to: ['later'], attempts: 21, canRetry: false },
    'parked',
    'mail-refused: nobody has it',
    'lead-parked: nobody has it',
  ],
  ['refused', { to: ['address-refused'] }, 'retry', 'mail-refused: nobody has it'],
  [
    'RM10 one refuses the text, one the address',
    { to: ['address-refused', 'text-refused'], notice: 'taken' },
    'parked',
    'mail-refused: only a notice has it',
    'lead-parked: only a notice has it',
  ],
  [
    'the notice is refused too',
    { to: ['text-refused'], notice: 'text-refused' },
    'retry',
    'mail-refused: nobody has it',
  ],
])('%s', async (_, situation, ...expected) => {
  expect(await deliver(situation)).toEqual(expected);
});

test('RM2 retries twice in the first hour, and for the last time after four to five days (RFC 5321 §4.5.4.1)', () => {
  const hour = 60 * 60_000;
  const waits = Array.from({ length: 22 }, (_, index) => retrySchedule(index + 1, 0.5));
  const sum = waits.reduce<number>((total, wait = 0) => total + wait, 0);
  expect((waits[0] ?? 0) + (waits[1] ?? 0)).toBeLessThan(hour);
  expect(waits.at(-1)).toBeUndefined();
  expect(sum).toBeGreaterThan(4 * 24 * hour);
  expect(sum).toBeLessThanOrEqual(5 * 24 * hour);
  expect([retrySchedule(1, 0), retrySchedule(1, 1)]).toEqual([48_000, 72_000]);
});
