import { createInterface } from 'node:readline/promises';
import { PublishProblem } from './problem.ts';

export type Question = {
  text: string;
  /** Accepts no empty answer. */
  isRequired?: boolean;
  isRight?: (answer: string) => boolean;
  /** What a right answer looks like. */
  help?: string;
};

/**
 * Asks questions in the terminal. The answers may also come from a file; after its end, every answer is empty. `close` must
 * follow the last question: the process does not end while the terminal is read.
 */
export function openTerminal() {
  // One reader for all questions, because it reads ahead of the answers in a file.
  const reader = createInterface({ input: process.stdin });
  const lines = reader[Symbol.asyncIterator]();

  async function readAnswer(text: string): Promise<string | undefined> {
    process.stdout.write(`${text}: `);
    const { value, done } = await lines.next();
    if (done || !process.stdin.isTTY) process.stdout.write('\n');
    return done ? undefined : value.trim();
  }

  /** Asks until the answer is right, or empty where that is allowed. */
  async function ask({ text, isRequired, isRight = () => true, help = '' }: Question): Promise<string> {
    for (;;) {
      const answer = await readAnswer(text);
      if (answer === undefined && isRequired)
        throw new PublishProblem(`There was no answer to “${text}”: run the command in a terminal.`);
      if (!answer && !isRequired) return '';
      if (answer && isRight(answer)) return answer;
      console.log(help);
    }
  }

  return { ask, close: () => reader.close() };
}
