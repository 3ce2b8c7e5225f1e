import { expect, test, vi } from 'vitest';
import type { Lead, Outcome } from '../leads/lead.ts';
import { deliverLead, type Reached, retrySchedule } from './deliver-lead.ts';
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

function deliver({ to, notice, attempts = 0, canRetry = true, isServerUp = true, wasTaken }: Situation) {
  const addresses = to.map((_, index) => `${index}@example.com`);
  const lead = { id: 'a', form: 'enquiry', params: {}, flags: [], page: '', campaign: '', attempts, receivedAt: 0 };
  return deliverLead({ ...lead, deliveredTo: wasTaken ? ['earlier@example.com'] : [] } as unknown as Lead, {
    mailer: {
      check: async () => undefined,
      async send({ messageId }, recipient) {
        if (messageId.startsWith('<notice')) return resultOf(notice);
        return resultOf(to[addresses.indexOf(recipient)]);
      },
    },
    to: addresses,
    log: { info: vi.fn(), alarm: vi.fn() },
    schedule: () => (canRetry ? 1 : undefined),
    isServerUp: async () => isServerUp,
  });
}

const isAway = { isServerUp: false };
const third = { attempts: 2 };

test.each<[string, Situation, Outcome['type'], Reached]>([
  ['every recipient takes it', { to: ['taken', 'taken'] }, 'sent', 'MAIL_TO'],
  ['nobody is left to send to', { to: [] }, 'sent', 'MAIL_TO'],

  ['no answer, and the server is away', { to: ['no-answer'], ...isAway }, 'unavailable', 'undecided'],
  ['the server goes away after the first', { to: ['taken', 'no-answer'], ...isAway }, 'unavailable', 'undecided'],
  ['no answer for one of two', { to: ['later', 'no-answer'], ...isAway }, 'unavailable', 'undecided'],
  ['no answer to this mail alone', { to: ['no-answer'] }, 'retry', 'undecided'],
  ['no answer to this mail for minutes', { to: ['no-answer'], ...third }, 'retry', 'nobody'],

  ['one of two puts it off', { to: ['taken', 'later'] }, 'retry', 'MAIL_TO'],
  ['one of two refuses it', { to: ['taken', 'address-refused'] }, 'retry', 'MAIL_TO'],
  ['another has it from before', { to: ['address-refused'], wasTaken: true, attempts: 8 }, 'retry', 'MAIL_TO'],
  ['another has it, and it was the last try', { to: ['later'], wasTaken: true, canRetry: false }, 'parked', 'MAIL_TO'],

  ['put off for the first time', { to: ['later'] }, 'retry', 'undecided'],
  ['put off for the third time', { to: ['later'], ...third }, 'retry', 'nobody'],
  ['one refuses it and one puts it off', { to: ['address-refused', 'later'] }, 'retry', 'undecided'],
  ['RM5 the attempts are used up', { to: ['later'], attempts: 21, canRetry: false }, 'parked', 'nobody'],

  ['refused', { to: ['address-refused'] }, 'retry', 'nobody'],
  ['the text is refused', { to: ['text-refused'], notice: 'taken' }, 'parked', 'MAIL_TO'],
  [
    'one refuses the text, one the address',
    { to: ['address-refused', 'text-refused'], notice: 'taken' },
    'parked',
    'MAIL_TO',
  ],
  ['the notice is refused too', { to: ['text-refused'], notice: 'text-refused' }, 'retry', 'nobody'],
])('%s', async (_, situation, type, reached) => {
  expect(await deliver(situation)).toMatchObject({ type, reached });
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
