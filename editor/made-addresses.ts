import slugify from '@sindresorhus/slugify';
import { questionFiles } from '../content/files.ts';

type Question = { question?: unknown; id?: unknown };

/**
 * Gives each question without an `id`, its address on the page, one made from its text. It stays when the text is changed
 * later.
 */
export function withAddresses(path: string, data: unknown): unknown {
  const isQuestions = Object.values(questionFiles).some((file) => `content/${file.path}.yaml` === path);
  const questions = isQuestions ? (data as { questions?: Question[] }).questions : undefined;
  if (!Array.isArray(questions)) return data;
  const category = path.split('/').at(-1)?.replace('.yaml', '') ?? '';
  const taken = new Set(questions.map(({ id }) => id));
  const named = questions.map((question) => {
    if (question.id || typeof question.question !== 'string') return question;
    const id = freeAddress(`${category}-${shortAddress(question.question)}`, taken);
    taken.add(id);
    return { ...question, id };
  });
  return { ...(data as object), questions: named };
}

/** An address made from the first six words. */
function shortAddress(text: string): string {
  const words = slugify(text, { decamelize: false }).split('-');
  return words.slice(0, 6).join('-') || 'question';
}

function freeAddress(base: string, taken: ReadonlySet<unknown>): string {
  for (let count = 1; ; count += 1) {
    const address = count === 1 ? base : `${base}-${count}`;
    if (!taken.has(address)) return address;
  }
}
