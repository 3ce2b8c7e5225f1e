import { expect, test, vi } from 'vitest';
import type { Lead } from '../leads/lead.ts';
import { deliverLead, type Reached } from './deliver-lead.ts';
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
type End = [state: 'sent' | 'pending' | 'parked', reached: Reached, countsAsAttempt: boolean];

function resultOf(answer: Answer | undefined): SendResult {
  if (answer === undefined) throw new Error('This mail must not be sent.');
  if (answer === 'taken') return { ok: true, reply: '250 ok' };
  return { ok: false, kind: answer, error: answer, code: '', advice: '' };
}

function deliver({ to, notice, attempts = 0, canRetry = true, isServerUp = true, wasTaken }: Situation) {
  const addresses = to.map((_, index) => `${index}@example.com`);
  const lead = { id: 'a', form: 'enquiry', params: {}, flags: [], attempts, receivedAt: 0 };
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

test.each<[string, Situation, End]>([
  ['every recipient takes it', { to: ['taken', 'taken'] }, ['sent', 'MAIL_TO', false]],
  ['nobody is left to send to', { to: [] }, ['sent', 'MAIL_TO', false]],

  ['no answer, and the server is away', { to: ['no-answer'], ...isAway }, ['pending', 'undecided', false]],
  ['the server goes away after the first', { to: ['taken', 'no-answer'], ...isAway }, ['pending', 'undecided', false]],
  [
    'another has it from before, and the server is away',
    { to: ['no-answer'], wasTaken: true, ...isAway },
    ['pending', 'undecided', false],
  ],
  ['no answer for one of two', { to: ['later', 'no-answer'], ...isAway }, ['pending', 'undecided', false]],
  ['no answer to this mail alone', { to: ['no-answer'] }, ['pending', 'undecided', true]],
  ['no answer to this mail for minutes', { to: ['no-answer'], ...third }, ['pending', 'nobody', true]],

  ['one of two puts it off', { to: ['taken', 'later'] }, ['pending', 'MAIL_TO', true]],
  ['one of two refuses it', { to: ['taken', 'address-refused'] }, ['pending', 'MAIL_TO', true]],
  [
    'another has it from before',
    { to: ['address-refused'], wasTaken: true, attempts: 8 },
    ['pending', 'MAIL_TO', true],
  ],
  [
    'another has it, and the attempts are used up',
    { to: ['later'], wasTaken: true, canRetry: false },
    ['parked', 'MAIL_TO', true],
  ],

  ['put off for the first time', { to: ['later'] }, ['pending', 'undecided', true]],
  ['put off for the third time', { to: ['later'], ...third }, ['pending', 'nobody', true]],
  ['one refuses it and one puts it off', { to: ['address-refused', 'later'] }, ['pending', 'undecided', true]],
  ['the attempts are used up', { to: ['later'], attempts: 21, canRetry: false }, ['parked', 'nobody', true]],

  ['refused', { to: ['address-refused'] }, ['pending', 'nobody', true]],
  ['the text is refused', { to: ['text-refused'], notice: 'taken' }, ['parked', 'MAIL_TO', true]],
  [
    'one refuses the text and one the address',
    { to: ['address-refused', 'text-refused'], notice: 'taken' },
    ['parked', 'MAIL_TO', true],
  ],
  ['the notice is refused too', { to: ['text-refused'], notice: 'text-refused' }, ['pending', 'nobody', true]],
])('%s', async (_, situation, [state, reached, countsAsAttempt]) => {
  expect(await deliver(situation)).toMatchObject({ state, reached, countsAsAttempt });
});
