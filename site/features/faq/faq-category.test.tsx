import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FaqCategory } from './faq-category.tsx';

const shared = { answerLink: 'Link', empty: 'No FAQs Available', found: undefined, isActive: true, onFound: () => {} };

test('C108 a category without questions says so', () => {
  const html = renderToStaticMarkup(
    <FaqCategory addressed={undefined} {...shared} category={{ title: 'Discounts', questions: [] }} />,
  );
  expect(html).toContain('<p>No FAQs Available</p>');
});

test('C107 a category with questions shows each as a disclosure, and no empty state', () => {
  const questions = [{ id: 'one', question: 'Why?', answer: 'Because.' }];
  const html = renderToStaticMarkup(
    <FaqCategory addressed={undefined} {...shared} category={{ title: 'General', questions }} />,
  );
  expect(html).toMatch(/<details[^>]* id="one"/);
  expect(html).not.toContain('No FAQs Available');
});
