import { expect, test, vi } from 'vitest';
import type { Lead } from '../leads/lead.ts';
import { deliverLead, type Reached } from './deliver-lead.ts';
import type { FailureKind, SendResult } from './smtp-mailer.ts';

type Answer = 'taken' | FailureKind;

type Situation = {
  /** The replies of the MAIL_TO recipients, in order. */
  to: Answer[];
  /** The reply for the second address, if there is one, and the reply to the notice, if it may be sent. */
  second?: Answer;
  notice?: Answer;
  /** The reply for another second address. */
  third?: Answer;
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

function deliver({ to, second, third, notice, attempts = 0, canRetry = true, isServerUp = true, wasTaken }: Situation) {
  const addresses = to.map((_, index) => `${index}@example.com`);
  const lead = { id: 'a', form: 'enquiry', params: {}, flags: [], attempts, receivedAt: 0 };
  return deliverLead({ ...lead, deliveredTo: wasTaken ? ['earlier@example.com'] : [] } as unknown as Lead, {
    mailer: {
      check: async () => undefined,
      async send({ messageId }, recipient) {
        if (messageId.startsWith('<notice')) return resultOf(notice);
        if (recipient === 'third@example.com') return resultOf(third);
        return resultOf(recipient === 'second@example.com' ? second : to[addresses.indexOf(recipient)]);
      },
    },
    to: addresses,
    toSecond: [...(second ? ['second@example.com'] : []), ...(third ? ['third@example.com'] : [])],
    log: { info: vi.fn(), alarm: vi.fn() },
    schedule: () => (canRetry ? 1 : undefined),
    isServerUp: async () => isServerUp,
  });
}

const isAway = { isServerUp: false };
const third = { attempts: 2 };
const unused = { second: 'taken' } as const;

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

  ['put off for the first time', { to: ['later'], ...unused }, ['pending', 'undecided', true]],
  ['put off for the third time', { to: ['later'], ...third }, ['pending', 'nobody', true]],
  [
    'put off for the third time, with a second address',
    { to: ['later'], ...third, second: 'taken' },
    ['sent', 'MAIL_TO_SECOND', false],
  ],
  [
    'one refuses it and one puts it off',
    { to: ['address-refused', 'later'], ...unused },
    ['pending', 'undecided', true],
  ],
  ['the attempts are used up', { to: ['later'], attempts: 21, canRetry: false }, ['parked', 'nobody', true]],

  ['refused', { to: ['address-refused'] }, ['pending', 'nobody', true]],
  ['the second address takes it', { to: ['address-refused'], second: 'taken' }, ['sent', 'MAIL_TO_SECOND', false]],
  [
    'the second address refuses it too',
    { to: ['address-refused'], second: 'address-refused' },
    ['pending', 'nobody', true],
  ],

  [
    'the text is refused, and the second address takes it',
    { to: ['text-refused'], second: 'taken' },
    ['sent', 'MAIL_TO_SECOND', false],
  ],
  [
    'the text is refused by both',
    { to: ['text-refused'], second: 'text-refused', notice: 'taken' },
    ['parked', 'MAIL_TO', true],
  ],
  [
    'one refuses the text and one the address',
    { to: ['address-refused', 'text-refused'], notice: 'taken' },
    ['parked', 'MAIL_TO', true],
  ],
  ['the notice is refused too', { to: ['text-refused'], notice: 'text-refused' }, ['pending', 'nobody', true]],
])('%s', async (_, situation, [state, reached, countsAsAttempt]) => {
  expect(await deliver(situation)).toMatchObject({ state, reached, countsAsAttempt });
});

test('of two second addresses, only the one that takes the lead is recorded', async () => {
  const { deliveredTo } = await deliver({ to: ['address-refused'], second: 'address-refused', third: 'taken' });
  expect(deliveredTo).toEqual(['third@example.com']);
});
