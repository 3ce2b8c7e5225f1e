type Question = {
  id: string;
  question: string;
  answer: string;
  /** The time after which `answerAfter` replaces the answer, in milliseconds since 1970. */
  until?: number;
  answerAfter?: string;
  searchWords?: readonly string[] | undefined;
};

export type Category = { title: string; questions: readonly Question[] };

export function categoryOf(id: string, categories: readonly Category[]): Category | undefined {
  return categories.find(({ questions }) => questions.some((question) => question.id === id));
}
