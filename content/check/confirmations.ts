import { files } from '../files.ts';
import type { ConfirmedFile } from '../model/confirmed.ts';
import { dataOf } from '../read.ts';

/** What the owner has confirmed: sentences, codes of requirements and names of samples. */
export function confirmations(): ReadonlySet<string> {
  const { confirmed } = dataOf(files.confirmed) as ConfirmedFile;
  return new Set(confirmed.map(({ what }) => what));
}

/** The content of `content/confirmed.yaml` with one more confirmation. `what` is the `confirms` of a note. */
export function withConfirmation(
  { confirmed }: ConfirmedFile,
  confirmation: ConfirmedFile['confirmed'][number],
): ConfirmedFile {
  return { confirmed: [...confirmed.filter(({ what }) => what !== confirmation.what), confirmation] };
}
