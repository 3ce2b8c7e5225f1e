import { readFileSync } from 'node:fs';

/** The first block of commands in docs/publish.md that contains these words. */
export function commandsOfGuide(words: string): string {
  const blocks = readFileSync('docs/publish.md', 'utf8').matchAll(/^```sh\n(.*?)^```$/gms);
  const found = Array.from(blocks, ([, commands = '']) => commands).find((commands) => commands.includes(words));
  if (!found) throw new Error(`docs/publish.md has no commands with “${words}”.`);
  return found;
}
