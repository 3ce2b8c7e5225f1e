import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatYaml } from './format.ts';

const commented = `# What an owner changes first.
phone: +971 4 000 0000 # the hotline
# In AED.
prices:
  # One unit.
  acService: 350

  handymanHour: 200
towns:
  # The oldest.
  - name: The Springs
    note: near the lake
  - name: Dubai Hills # since 2024

# The end.
`;

test('changes only the lines of changed fields, and keeps comments and blank lines', () => {
  const data = parse(commented);
  data.prices.acService = 399;
  expect(formatYaml(data, commented)).toBe(commented.replace('350', '399'));
});

test('moves comments with their entries, and places a new field as in the data', () => {
  const data = {
    phone: '+971 4 000 0000',
    whatsapp: '+971 50 000 0000',
    prices: { acService: 350 },
    towns: [{ name: 'Dubai Hills' }, { name: 'Al Barsha' }, { name: 'The Springs', note: 'near the lake' }],
  };
  const text = formatYaml(data, commented);
  expect(parse(text)).toEqual(data);
  expect(text.split('\n')).toEqual([
    '# What an owner changes first.',
    'phone: +971 4 000 0000 # the hotline',
    'whatsapp: +971 50 000 0000',
    '# In AED.',
    'prices:',
    '  # One unit.',
    '  acService: 350',
    'towns:',
    '  - name: Dubai Hills # since 2024',
    '  - name: Al Barsha',
    '  # The oldest.',
    '  - name: The Springs',
    '    note: near the lake',
    '',
    '# The end.',
    '',
  ]);
});

test('normalises YAML written by hand, and keeps its comments', () => {
  const typed = '# why\nname:   "Villa"   # who\nrooms: [1, 2]\nhead: \'plain\'\n';
  expect(formatYaml(parse(typed), typed)).toBe('# why\nname: Villa # who\nrooms:\n  - 1\n  - 2\nhead: plain\n');
});
