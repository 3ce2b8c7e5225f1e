import { files } from '../files.ts';
import type { ConfirmationsFile } from '../model/confirmations.ts';
import { dataOf } from '../read.ts';

/** What the owner has confirmed: sentences, codes of requirements and names of samples. */
export function confirmedByOwner(): ReadonlySet<string> {
  const { confirmed } = dataOf(files.confirmed) as ConfirmationsFile;
  return new Set(confirmed.map(({ what }) => what));
}

/** The content of `content/confirmed.yaml` with one more confirmation. `what` is the `confirms` of a note. */
export function withConfirmation(
  { confirmed }: ConfirmationsFile,
  confirmation: ConfirmationsFile['confirmed'][number],
): ConfirmationsFile {
  return { confirmed: [...confirmed.filter(({ what }) => what !== confirmation.what), confirmation] };
}
