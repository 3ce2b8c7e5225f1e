import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const page = readFileSync('site/pages/design/design-route.tsx', 'utf8');
const components = globSync('site/{design/primitives/*,company}/*.tsx').filter((file) => !file.includes('.test.'));

/** Used inside other primitives, so the design page shows them without importing them. */
const parts = ['link.tsx', 'linked-text.tsx'];

test.each(components.map((file) => basename(file)).filter((name) => !parts.includes(name)))(
  'the design page imports %s',
  (name) => {
    expect(page).toContain(`/${name}';`);
  },
);
