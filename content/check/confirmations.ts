import { files } from '../files.ts';
import type { ConfirmationsFile } from '../model/confirmations.ts';
import { dataOf } from '../read.ts';

/** What the owner has confirmed: sentences, codes of requirements (docs/requirements.md) and names of samples. */
export function confirmedByOwner(): ReadonlySet<string> {
  const { confirmed } = dataOf(files.confirmed) as ConfirmationsFile;
  return new Set(confirmed.map(({ what }) => what));
}

/**
 * Returns the data of `content/confirmed.yaml` with this confirmation, which replaces an earlier one of the same
 * `what`. `what` is the `confirms` of a note or a sample.
 */
export function withConfirmation(
  { confirmed }: ConfirmationsFile,
  confirmation: ConfirmationsFile['confirmed'][number],
): ConfirmationsFile {
  return { confirmed: [...confirmed.filter(({ what }) => what !== confirmation.what), confirmation] };
}
