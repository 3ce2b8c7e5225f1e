type Question = { id: string; question: string; answer: string };

/** One button and, below it, the questions that it shows. */
export type Category = { title: string; questions: readonly Question[] };

/** The category that a question belongs to; undefined for an address that the page does not have. */
export function categoryOf(id: string, categories: readonly Category[]): Category | undefined {
  return categories.find(({ questions }) => questions.some((question) => question.id === id));
}

/** The ids of the questions that contain every word of the search, in their question or answer. */
export function matchingIds(search: string, categories: readonly Category[]): Set<string> {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const matches = categories
    .flatMap(({ questions }) => questions)
    .filter(({ question, answer }) => {
      const text = plain(`${question} ${answer}`);
      return words.every((word) => text.includes(word));
    });
  return new Set(matches.map(({ id }) => id));
}

/** As people type: lower case, ordinary spaces and apostrophes, no accents. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase();
}
