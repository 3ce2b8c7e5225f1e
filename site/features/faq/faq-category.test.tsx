import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FaqCategory } from './faq-category.tsx';

const shared = { answerLink: 'Link', empty: 'No FAQs Available', found: undefined, isActive: true, onFound: () => {} };

test('C108 a category without questions shows “No FAQs Available”', () => {
  const html = renderToStaticMarkup(
    <FaqCategory addressed={undefined} {...shared} category={{ title: 'Discounts', questions: [] }} />,
  );
  expect(html).toContain('<p>No FAQs Available</p>');
});
