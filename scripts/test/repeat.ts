/**
 * `npm run test:repeat`: `npm ci && npm test` eight times over in a fresh clone of what is committed, the second four
 * times with two busy processes beside it. Prints a table in Markdown.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const runs = Number(process.argv[2] ?? 8);

const folder = mkdtempSync(join(tmpdir(), 'test-repeat-'));
const clone = join(folder, 'clone');
spawnSync('git', ['clone', '--quiet', '.', clone], { stdio: 'inherit' });

const lines = ['| run | beside it | minutes | end of the run |', '|---|---|---|---|'];
for (let run = 1; run <= runs; run += 1) {
  const isBusy = run > runs / 2;
  // The busy processes must not outlive this one, however it ends.
  const busy = isBusy
    ? [1, 2].map(() => spawn(process.execPath, ['-e', `while (process.ppid === ${process.pid});`]))
    : [];
  const log = join(folder, `run-${run}.log`);
  const start = performance.now();
  const { status } = spawnSync('npm ci && npm test', {
    shell: true,
    cwd: clone,
    stdio: ['ignore', openSync(log, 'w'), 2],
  });
  for (const process of busy) process.kill();
  const minutes = ((performance.now() - start) / 60_000).toFixed(1);
  const end = readFileSync(log, 'utf8').trim().split('\n').at(-1);
  lines.push(`| ${run} | ${isBusy ? 'two busy processes' : 'nothing'} | ${minutes} | ${end} |`);
  console.log(lines.at(-1));
  if (status !== 0) console.log(`It failed: ${log}`);
  else rmSync(log);
}
console.log(`\n${lines.join('\n')}`);
rmSync(clone, { recursive: true });
