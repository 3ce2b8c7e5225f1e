/** Data that was typed and not saved. Stored in the browser, so that it survives a reload and a crash. */
export type Draft = {
  /** The version and the data with which the draft began; a page that is not saved yet has no version. */
  version: string | undefined;
  base: unknown;
  data: unknown;
};

const prefix = 'draft ';

export function readDraft(path: string): Draft | undefined {
  try {
    return JSON.parse(localStorage.getItem(prefix + path) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(path: string, draft: Draft) {
  localStorage.setItem(prefix + path, JSON.stringify(draft));
}

export function deleteDraft(path: string) {
  localStorage.removeItem(prefix + path);
}

/** The paths of all files with a draft. */
export function draftedPaths(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}
