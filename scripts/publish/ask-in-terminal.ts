import { createInterface } from 'node:readline/promises';
import { PublishProblem } from './problem.ts';

export type Question = {
  text: string;
  /** If true, the question is repeated after an empty answer. */
  isRequired?: boolean;
  isRight?: (answer: string) => boolean;
  /** A description of a valid answer. */
  help?: string;
};

/**
 * Returns `ask`, which asks a question in the terminal, and `close`. After the end of the input, optional answers are
 * empty, and required ones throw a `PublishProblem`. Call `close` after the last question, because an open terminal
 * keeps the process running.
 */
export function openTerminal() {
  // All questions share one reader, because a reader may read ahead and consume later answers.
  const reader = createInterface({ input: process.stdin });
  const lines = reader[Symbol.asyncIterator]();

  async function readAnswer(text: string): Promise<string | undefined> {
    process.stdout.write(`${text}: `);
    const { value, done } = await lines.next();
    if (done || !process.stdin.isTTY) process.stdout.write('\n');
    return done ? undefined : value.trim();
  }

  /** Repeats the question until the answer is valid, or empty if that is allowed. */
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
