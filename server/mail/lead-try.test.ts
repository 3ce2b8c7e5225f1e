import { expect, test } from 'vitest';
import { nextStep, type Try, type TryStep } from './lead-try.ts';
import type { FailureKind, SendResult } from './smtp-mailer.ts';

const taken: SendResult = { ok: true, reply: '250 ok' };
const failed = (kind: FailureKind): SendResult => ({ ok: false, kind, error: '', code: '', advice: '' });
const later = failed('later');
const noAnswer = failed('no-answer');
const refused = failed('address-refused');
const textRefused = failed('text-refused');

type Row = [situation: string, changes: Partial<Try>, step: TryStep];

const end = (
  state: 'sent' | 'pending' | 'parked',
  reached: 'MAIL_TO' | 'MAIL_TO_SECOND' | 'nobody' | 'undecided',
  counts = true,
) => ({
  state,
  reached,
  countsAsAttempt: counts,
});
const second = { hasSecondAddress: true };

const rows: Row[] = [
  ['every recipient takes it', { results: [taken, taken] }, end('sent', 'MAIL_TO', false)],
  ['nobody is left to send to', { results: [] }, end('sent', 'MAIL_TO', false)],

  ['no answer', { results: [noAnswer] }, 'check server'],
  ['no answer, and the server is away', { results: [noAnswer], isServerUp: false }, end('pending', 'undecided', false)],
  [
    'the server goes away after the first',
    { results: [taken, noAnswer], isServerUp: false },
    end('pending', 'undecided', false),
  ],
  [
    'the other has it from before, and the server is away',
    { wasTaken: true, results: [noAnswer], isServerUp: false },
    end('pending', 'undecided', false),
  ],
  ['no answer for one of two', { results: [later, noAnswer] }, 'check server'],
  ['no answer to this mail alone', { results: [noAnswer], isServerUp: true }, end('pending', 'undecided')],
  [
    'no answer to this mail for minutes',
    { attempt: 3, results: [noAnswer], isServerUp: true },
    end('pending', 'nobody'),
  ],

  ['one of two puts it off', { results: [taken, later] }, end('pending', 'MAIL_TO')],
  ['one of two refuses it', { ...second, results: [taken, refused] }, end('pending', 'MAIL_TO')],
  [
    'the other has it from before',
    { ...second, wasTaken: true, attempt: 9, results: [refused] },
    end('pending', 'MAIL_TO'),
  ],
  [
    'the other has it, and the tries are used up',
    { wasTaken: true, canRetry: false, results: [later] },
    end('parked', 'MAIL_TO'),
  ],

  ['put off for the first time', { ...second, results: [later] }, end('pending', 'undecided')],
  ['put off for the third time', { attempt: 3, results: [later] }, end('pending', 'nobody')],
  [
    'put off for the third time, with a second address',
    { ...second, attempt: 3, results: [later] },
    'send to second address',
  ],
  ['one refuses and one puts it off', { ...second, results: [refused, later] }, end('pending', 'undecided')],
  ['the tries are used up', { attempt: 22, canRetry: false, results: [later] }, end('parked', 'nobody')],

  ['refused', { results: [refused] }, end('pending', 'nobody')],
  ['refused, with a second address', { ...second, results: [refused] }, 'send to second address'],
  [
    'the second address takes it',
    { ...second, results: [refused], second: taken },
    end('sent', 'MAIL_TO_SECOND', false),
  ],
  ['the second address refuses it too', { ...second, results: [refused], second: refused }, end('pending', 'nobody')],

  ['the text is refused', { results: [textRefused] }, 'send notice'],
  ['the text is refused, with a second address', { ...second, results: [textRefused] }, 'send to second address'],
  ['the text is refused by both', { ...second, results: [textRefused], second: textRefused }, 'send notice'],
  ['one refuses the text and one the address', { results: [refused, textRefused] }, 'send notice'],
  ['the notice is taken', { results: [textRefused], notice: taken }, end('parked', 'MAIL_TO')],
  ['the notice is refused too', { results: [textRefused], notice: refused }, end('pending', 'nobody')],
];

test.each(rows)('%s', (_, changes, step) => {
  const start: Try = { attempt: 1, canRetry: true, wasTaken: false, hasSecondAddress: false, results: [] };
  expect(nextStep({ ...start, ...changes })).toEqual(step);
});
