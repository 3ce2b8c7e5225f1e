import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** For each file, imports that `biome.json` forbids. */
const wrong: Record<string, readonly string[]> = {
  'contract/x.ts': ['#content/texts.ts', '../site/root.tsx', '../server/app.ts', 'react'],
  'content/x.ts': ['../site/root.tsx', '../server/app.ts', '../editor/save.ts', 'react', 'react-router'],
  'server/http/x.ts': ['../../site/root.tsx', '../../editor/save.ts', '../../scripts/build.ts', 'react'],
  'site/x.ts': ['../server/app.ts', '../editor/save.ts', '../scripts/build.ts', '../tests/e2e/test.ts'],
  'site/design/x/x.ts': ['#content/texts.ts', '#contract/enquiry.ts', '../../company/logo.tsx', '../../pages/x/x.ts'],
  'site/company/x.ts': ['../features/faq/x.ts', '../pages/home/x.ts', '../layouts/x.ts', '../../server/app.ts'],
  'site/media/x.ts': ['../features/faq/x.ts', '../pages/home/x.ts', '../company/logo.tsx', '../../server/app.ts'],
  'site/browser/x.ts': ['../design/x/x.ts', '../features/faq/x.ts', '../pages/home/x.ts', '../../server/app.ts'],
  'site/seo/x.ts': ['../features/faq/x.ts', '../pages/home/x.ts', '../layouts/x.ts', '../../server/app.ts'],
  'site/sections/x/x.ts': ['../../features/faq/x.ts', '../../pages/home/x.ts', '../../layouts/x.ts', '../../seo/x.ts'],
  'site/features/x/x.ts': ['../faq/x.ts', '../../sections/x/x.ts', '../../pages/home/x.ts', '../../layouts/x.ts'],
  'site/layouts/x.ts': ['../pages/home/home.tsx', '../../server/app.ts'],
  'site/pages/x/x.ts': ['../home/home.tsx', '../../layouts/x.ts', '../../../server/app.ts'],
  'site/pages/x.ts': ['./home/home.tsx', '../layouts/x.ts', '../../server/app.ts'],
  'tests/e2e/x.ts': ['../../site/root.tsx', '../../server/app.ts'],
};

const right: Record<string, readonly string[]> = {
  'content/y.ts': ['#contract/enquiry.ts', './texts.ts', 'valibot'],
  'server/http/y.ts': ['#content/business.ts', '#contract/enquiry.ts', '../relay/routes.ts'],
  'site/features/x/y.ts': ['./x.ts', '../notifications/notify.ts', '../../design/x/x.ts', '#content/texts.ts'],
  'site/pages/x/y.ts': ['./x.ts', '../page-address.ts', '../../features/faq/x.ts', '../../sections/x/x.ts'],
};

const folder = mkdtempSync(join(tmpdir(), 'imports-'));
const refused = new Set<string>();

beforeAll(() => {
  cpSync('biome.json', join(folder, 'biome.json'));
  for (const [file, imports] of Object.entries({ ...wrong, ...right })) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, imports.map((from) => `import '${from}';\n`).join(''));
  }
  const args = ['lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '--max-diagnostics=none'];
  for (const [, file, line] of linted(args).matchAll(/^(\S+):(\d+):\d+ lint\/style\/noRestrictedImports/gm))
    refused.add(`${file} imports ${{ ...wrong, ...right }[file ?? '']?.[Number(line) - 1]}`);
});

afterAll(() => rmSync(folder, { recursive: true }));

function linted(args: readonly string[]): string {
  try {
    return execFileSync(join(process.cwd(), 'node_modules/.bin/biome'), [...args, '.'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
}

const each = (table: Record<string, readonly string[]>) =>
  Object.entries(table).flatMap(([file, imports]) => imports.map((from) => `${file} imports ${from}`));

test.each(each(wrong))('the linter rejects that %s', (one) => expect(refused).toContain(one));

test.each(each(right))('the linter allows that %s', (one) => expect(refused).not.toContain(one));
