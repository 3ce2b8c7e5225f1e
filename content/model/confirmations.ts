import { date, group, line, list, paragraph } from './fields.ts';

const confirmation = group('Confirmation', '', {
  what: paragraph(
    'What',
    2000,
    'The name of a sample like ratings, or the code of a requirement like C110 from which you depart.',
  ),
  date: date('Date', 'When it was confirmed.'),
  by: line('Who', 60, 'Who confirmed it.'),
});

/** `content/confirmed.yaml`: what the owner has confirmed. The content check does not ask about it again. */
export const confirmationsSchema = group('Confirmed', 'Samples and changes that you have confirmed, with the date.', {
  confirmed: list('Confirmations', confirmation, [0, 500], 'The button “Yes, this is true” in the editor adds them.'),
});
