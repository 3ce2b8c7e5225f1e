import { group, list, shaped } from './fields.ts';

/** `content/confirmed.yaml`: the rows of docs/requirements.md that the owner has decided otherwise. */
export const confirmedFile = group(
  'Confirmed',
  'What you have decided otherwise than the specification says. The check is silent on it then.',
  {
    rows: list(
      'Rows',
      'The check names the row, like C110; docs/requirements.md says what it is.',
      shaped('Row', '', /^C\d{3}$/, 'the code that the check names, like C110'),
      { max: 206 },
    ),
  },
);
