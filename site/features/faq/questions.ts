type Question = { id: string; question: string; answer: string; searchWords?: readonly string[] | undefined };

export type Category = { title: string; questions: readonly Question[] };

export function categoryOf(id: string, categories: readonly Category[]): Category | undefined {
  return categories.find(({ questions }) => questions.some((question) => question.id === id));
}
