import { folders } from './files.ts';
import { dataOf, filesIn } from './read.ts';

/** What each offer saves in AED, by its name. Read by itself, because the words of an offer name the amount. */
export const offerAmounts: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(filesIn(folders.offers)).map(([name, file]) => [
    name,
    Number((dataOf(file) as { amount?: number }).amount),
  ]),
);
