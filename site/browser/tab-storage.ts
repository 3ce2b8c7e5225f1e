import type { FormName } from '#contract/form-fields.ts';

/** Stores texts by key for this tab. Does nothing in a browser that blocks storage, where each access throws. */
export const tabStorage = {
  read: (key: string) => ifAllowed(() => sessionStorage.getItem(key)) ?? '',
  write: (key: string, text: string) => void ifAllowed(() => sessionStorage.setItem(key, text)),
  remove: (key: string) => void ifAllowed(() => sessionStorage.removeItem(key)),
};

export const draftKey = (form: FormName) => `draft-${form}`;

function ifAllowed<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
