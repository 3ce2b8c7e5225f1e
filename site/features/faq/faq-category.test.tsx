import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FaqCategory } from './faq-category.tsx';

const shared = {
  answerLink: 'Link',
  empty: 'No FAQs Available',
  answers: undefined,
  isActive: true,
  onFound: () => {},
};

test('C108 a category without questions shows “No FAQs Available”', () => {
  const html = renderToStaticMarkup(
    <FaqCategory linkedQuestion={undefined} {...shared} category={{ title: 'Discounts', questions: [] }} />,
  );
  expect(html).toContain('<p>No FAQs Available</p>');
});
