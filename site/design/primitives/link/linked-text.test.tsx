import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkedText } from './linked-text.tsx';

test('a phone number and an email address in a text become links, and the number does not break', () => {
  const html = renderToStaticMarkup(<LinkedText text="Write to hello@site.example, or call +971 4 000 0000." />);
  expect(html.replaceAll(/ class="[^"]*"/g, '')).toBe(
    'Write to <a href="mailto:hello@site.example">hello@site.example</a>, or call <a href="tel:+97140000000">+971 4 000 0000</a>.',
  );
});

test('a text without a phone number and an email address is unchanged', () => {
  const text = '7 days a week, 8:00–18:00: AED 350 + VAT';
  expect(renderToStaticMarkup(<LinkedText text={text} />)).toBe(text);
});
