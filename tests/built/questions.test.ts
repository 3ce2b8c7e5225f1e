import { expect, test } from 'vitest';
import { faqs } from '#content/lists.ts';
import { faqsPage } from '#content/pages.ts';
import { all, asRead, named, one, pageAt, textOf, texts } from './built-pages.ts';

const page = () => pageAt('/faqs');

const categories = [
  'Air Conditioning',
  'Duct Cleaning',
  'Coil Cleaning',
  'Water Tank Cleaning',
  'Plumbing',
  'Handyman',
  'Electrical',
  'Painting',
  'Maintenance Packages',
  'About',
  'Availability',
  'Payments',
  'Discounts',
  'General',
];

test('C006 C104 C105 fourteen categories in order, each with the number of its answers', () => {
  const buttons = texts(named(page(), '[role="group"], fieldset', asRead(faqsPage.categoriesLabel)), 'button');
  expect(buttons).toEqual(
    categories.map((name) => {
      const section = one(page(), 'h2', name).closest('section') as Element;
      return `${name} (${all(section, 'details').length})`;
    }),
  );
});

test('C106 the first category is selected', () => {
  expect(texts(page(), 'button[aria-pressed="true"]')).toEqual([expect.stringMatching(/^Air Conditioning/)]);
});

test.each(faqs)(
  'C107 C109 C110 C111 C112 C113 C114 C115 C116 C117 C118 C119 C120 C121 C122 N08 $id is in the page, closed, under its own address',
  ({ id, question, answer }) => {
    const entry = one(page(), `details[id="${id}"]`);
    expect(entry.hasAttribute('open')).toBe(false);
    expect(textOf(one(entry, 'summary h3'))).toBe(asRead(question));
    expect(textOf(entry)).toContain(asRead(answer));
  },
);
