import { expect, test } from 'vitest';
import { pageStyles } from './page-styles.ts';

const html = '<div style="color:var(--inline)"><main class="a b"></main></div>';

test.each([
  ['a class of the page stays', '.a{color:red}', '.a{color:red}'],
  ['a class of no element goes', '.a{color:red}.z{color:red}', '.a{color:red}'],
  ['a list of selectors stays as long as one can match', '.a,.z{color:red}.y,.z{color:red}', '.a,.z{color:red}'],
  ['a rule inside another is judged too', '.a{&.z{color:red}& .b{color:red}}', '.a{& .b{color:red}}'],
  ['a condition on the surroundings is judged too', '.a{.z &{color:red}.b &{color:red}}', '.a{.b &{color:red}}'],
  ['the absence of a class is no reason to go', '.a:not(.z){color:red}', '.a:not(.z){color:red}'],
  ['one of several classes is enough', '.b:is(.a,.z){color:red}', '.b:is(.a,.z){color:red}'],
  [
    'attributes and states may change at any time',
    '.a[open]:hover,[data-x]{color:red}',
    '.a[open]:hover,[data-x]{color:red}',
  ],
  ['media queries stay', '@media print{.a{color:red}.z{color:red}}', '@media print{.a{color:red}}'],
  ['the order of layers stays', '@layer x,y;@layer y{.z{color:red}}', '@layer x,y;'],
  ['an animation goes with its rule', '.z{animation:spin 1s}@keyframes spin{to{rotate:1turn}}', ''],
  [
    'an animation stays with its rule',
    '.a{animation:1s spin}@keyframes spin{to{rotate:1turn}}',
    '.a{animation:1s spin}@keyframes spin{to{rotate:1turn}}',
  ],
  ['a custom property that nothing reads goes, and what only it reads', ':root{--one:red;--two:var(--one)}', ''],
  ['a custom property that an element reads stays', ':root{--inline:red}', ':root{--inline:red}'],
])('%s', (_what, stylesheet, expected) => {
  expect(pageStyles(stylesheet, html)).toBe(expected);
});
