// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
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

test('N08 the only answer closes after the search, unless its link was followed', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Element.prototype.scrollIntoView = () => {};
  const root = createRoot(document.body);
  const question = { id: 'photos', question: 'Can I send photos?', answer: 'Yes.' };
  const category = { title: 'General', questions: [{ ...question, id: 'videos' }, question] };
  const answerOf = (id: string) => new Map([[id, undefined]]);
  const answers = answerOf('photos');
  const isOpenAfter = async (search: typeof answers | undefined, linkedQuestion?: { id: string }) => {
    const changed = { answers: search, category, linkedQuestion };
    await act(async () => root.render(<FaqCategory {...shared} {...changed} />));
    return document.querySelector<HTMLDetailsElement>('#photos')?.open;
  };
  await isOpenAfter(answerOf('videos'));
  expect(await isOpenAfter(answers)).toBe(true);
  expect(await isOpenAfter(undefined)).toBe(false);
  await isOpenAfter(answers);
  await isOpenAfter(answers, question);
  expect(await isOpenAfter(undefined, question)).toBe(true);
});
