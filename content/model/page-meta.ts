import { group, line, paragraph } from './fields.ts';

export const pageMeta = group('In search results', 'What search engines and shared links show of this page.', {
  title: line('Title', 'The company’s name is put before it. 10 to 45 characters.', { min: 10, max: 45 }),
  description: paragraph('Description', 'One or two sentences, 70 to 160 characters.', { min: 70, max: 160 }),
});
