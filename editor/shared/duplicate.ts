import type { Folder } from './catalogue.ts';

type Data = Record<string, unknown>;

/**
 * The data of a duplicate: its titles contain the new name. Leaves out what fits only the original; copies the rest.
 */
export function duplicateOf({ name: folder, nameField }: Folder, original: Data, name: string): Data {
  const before = String(original[nameField] ?? '');
  const renamed = (text: unknown) =>
    before !== '' && String(text).includes(before) ? String(text).replaceAll(before, name) : name;
  // The calculator would show the prices of the original, and only one service can have the redirect from `alias`.
  const {
    calculatorUnit: _,
    meta,
    hero,
    home,
    ...copy
  } = original as Data & Record<'meta' | 'hero' | 'home', Data | undefined>;
  const { alias: __, ...entry } = home ?? {};
  return {
    ...copy,
    [nameField]: name,
    ...(meta && { meta: { ...meta, title: renamed(meta.title) } }),
    ...(hero && { hero: { ...hero, heading: renamed(hero.heading) } }),
    ...(home && { home: { ...entry, title: name } }),
    ...(folder === 'services' && { serviceType: name }),
  };
}
