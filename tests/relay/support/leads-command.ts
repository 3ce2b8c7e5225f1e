import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../scripts/leads.ts', import.meta.url));

/** Runs the script of `npm run leads -- …` as a process. `output` contains everything that the script prints. */
export async function leadsCommand(place: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [script, ...args], { env: { PATH: process.env.PATH, ...place } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [code] = await once(child, 'close');
  return { code: code as number, output };
}
