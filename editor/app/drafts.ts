/** What was typed and not saved. Kept in the browser, so that it survives a reload and a crash. */
export type Draft = {
  /** The version and the data with which the draft began; a page that is not saved yet has no version. */
  version: string | undefined;
  base: unknown;
  data: unknown;
};

const kept = 'draft ';
/** A draft about which the owner has not decided yet, because the file was changed since. */
const aside = 'aside ';

export function readDraft(path: string): Draft | undefined {
  const text = localStorage.getItem(kept + path) ?? localStorage.getItem(aside + path);
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}

export function writeDraft(path: string, draft: Draft) {
  localStorage.setItem(kept + path, JSON.stringify(draft));
}

export function deleteDraft(path: string) {
  localStorage.removeItem(kept + path);
  localStorage.removeItem(aside + path);
}

export function putDraftAside(path: string, draft: Draft) {
  deleteDraft(path);
  localStorage.setItem(aside + path, JSON.stringify(draft));
}

/** The paths of all files with a draft. */
export function draftedPaths(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(kept))
    .map((key) => key.slice(kept.length));
}
