import { group, heading, line, paragraph } from './fields.ts';

/** Fields for the sentences about opening hours, one for each state, such as “open now”. `max` is in characters. */
export const openingSentenceFields = (max: number) => ({
  open: line('During working hours', max, 'With {time}.'),
  today: line('Before working hours', max, 'With {time}.'),
  tomorrow: line('After working hours', max, 'With {time}.'),
  later: line('Before a day off', max, 'With {time} and {day}.'),
  always: line('Before the clock is read', max, 'Has to be true at any time.'),
});

export const pageMetaSchema = group('In search results', 'What search engines and shared links show of this page.', {
  title: line('Title', [10, 45], 'The company’s name is put before it.'),
  description: paragraph('Description', [70, 160], 'One or two sentences.'),
});

/** Two fields for the words after a number, such as `unit` and `units`. */
export const plural = (title: string, max: number) =>
  group(title, '', { one: line('One', max), many: line('Several', max) });

export const callToAction = group('At the end', '', {
  heading,
  text: line('Text', 160),
  button: line('Button', 24),
});
