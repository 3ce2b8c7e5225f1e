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

test('N08 an email address in an answer is a link', () => {
  const questions = [{ id: 'photos', question: 'Can I send photos?', answer: 'Yes, to home@example.com.' }];
  const html = renderToStaticMarkup(
    <FaqCategory linkedQuestion={undefined} {...shared} category={{ title: 'General', questions }} />,
  );
  expect(html).toContain('href="mailto:home@example.com"');
});

test('C108 a category without questions shows “No FAQs Available”', () => {
  const html = renderToStaticMarkup(
    <FaqCategory linkedQuestion={undefined} {...shared} category={{ title: 'Discounts', questions: [] }} />,
  );
  expect(html).toContain('<p>No FAQs Available</p>');
});
