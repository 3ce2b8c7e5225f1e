import type { ContentFile } from './files.ts';
import { folders } from './files.ts';
import { dataOf, filesIn } from './read.ts';

/** What each offer saves in AED, by its name. Read by itself, because the words of an offer name the amount. */
export const offerAmounts: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(filesIn(folders.offers)).map(([name, file]) => [name, amountIn(file)]),
);

function amountIn(file: ContentFile): number {
  try {
    return Number((dataOf(file) as { amount?: unknown } | null)?.amount);
  } catch {
    // What is wrong with the file is told where the whole of it is read.
    return Number.NaN;
  }
}
