import { createInterface } from 'node:readline/promises';

export type Question = {
  text: string;
  isRight?: (answer: string) => boolean;
  /** What a right answer looks like. */
  help?: string;
};

/** Asks until the answer is right or empty. Without a terminal or a file with answers, every answer is empty. */
export async function askInTerminal({ text, isRight = () => true, help = '' }: Question): Promise<string> {
  for (;;) {
    const answer = (await ask(`${text}: `)).trim();
    if (answer === '' || isRight(answer)) return answer;
    console.log(help);
  }
}

let lines: AsyncIterator<string> | undefined;

async function ask(text: string): Promise<string> {
  // One reader for all questions, because it reads ahead of the answers in a file.
  lines ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  process.stdout.write(text);
  const { value, done } = await lines.next();
  if (done || !process.stdin.isTTY) process.stdout.write('\n');
  return done ? '' : value;
}
