import { expect, test } from 'vitest';
import { pageStyles } from './page-styles.ts';

const html = '<main class="a b"></main>';

test.each([
  ['keeps a rule for a class of the page', '.a{color:red}', '.a{color:red}'],
  ['removes a rule for a class that no element has', '.a{color:red}.z{color:red}', '.a{color:red}'],
  ['removes only the selectors of a list that cannot match', '.a,.z{color:red}.y,.z{color:red}', '.a,.z{color:red}'],
  ['removes nested rules that cannot match', '.a{&.z{color:red}& .b{color:red}}', '.a{& .b{color:red}}'],
  [
    'removes nested rules whose parent selector cannot match',
    '.a{.z &{color:red}.b &{color:red}}',
    '.a{.b &{color:red}}',
  ],
  ['keeps :not() with an unknown class', '.a:not(.z){color:red}', '.a:not(.z){color:red}'],
  ['keeps :is() if one of its classes exists', '.b:is(.a,.z){color:red}', '.b:is(.a,.z){color:red}'],
  [
    'keeps attributes and states, which may change',
    '.a[open]:hover,[data-x]{color:red}',
    '.a[open]:hover,[data-x]{color:red}',
  ],
  ['keeps media queries', '@media print{.a{color:red}.z{color:red}}', '@media print{.a{color:red}}'],
  ['keeps the order of layers', '@layer x,y;@layer y{.z{color:red}}', '@layer x,y;'],
  ['removes an animation that no rule uses', '.z{animation:spin 1s}@keyframes spin{to{rotate:1turn}}', ''],
  [
    'keeps an animation that a rule uses',
    '.a{animation:1s spin}@keyframes spin{to{rotate:1turn}}',
    '.a{animation:1s spin}@keyframes spin{to{rotate:1turn}}',
  ],
  ['removes unused custom properties, also those that only unused ones read', ':root{--one:red;--two:var(--one)}', ''],
])('%s', (_what, stylesheet, expected) => {
  expect(pageStyles(stylesheet, html)).toBe(expected);
});
