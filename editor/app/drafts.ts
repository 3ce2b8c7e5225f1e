/** Unsaved data of a file. It is in the browser's storage, so that it survives a reload or a crash. */
export type Draft = {
  /**
   * The version and the data (`base`) of the file that the draft is based on. Both are undefined if the file does not
   * exist.
   */
  version: string | undefined;
  base: unknown;
  data: unknown;
};

const prefix = 'draft ';

export function readDraft(path: string): Draft | undefined {
  return JSON.parse(localStorage.getItem(prefix + path) ?? 'null') ?? undefined;
}

export function writeDraft(path: string, draft: Draft) {
  localStorage.setItem(prefix + path, JSON.stringify(draft));
}

export function deleteDraft(path: string) {
  localStorage.removeItem(prefix + path);
}

export function draftedPaths(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}
