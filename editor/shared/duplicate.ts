import type { Folder } from './catalogue.ts';

type Data = Record<string, unknown>;
type Named = { title?: unknown; heading?: unknown };

/**
 * The data of a duplicate: its titles contain the new name. Leaves out what fits only the original; copies the rest.
 */
export function duplicateOf({ name: folder, nameField }: Folder, original: Data, name: string): Data {
  const before = String(original[nameField] ?? '');
  const renamed = (text: unknown) =>
    typeof text === 'string' && before !== '' && text.includes(before) ? text.replaceAll(before, name) : name;
  const own = original.meta as Named | undefined;
  const meta = own && { meta: { ...own, title: renamed(own.title) } };
  const copy = { ...original, ...meta, [nameField]: name };
  if (folder === 'services') {
    // The calculator would show the prices of the original.
    const { calculatorUnit: _, ...service } = copy as Data;
    return { ...service, serviceType: name, ...homeEntry(original, name) };
  }
  if (folder === 'landings') {
    const hero = original.hero as Named;
    return { ...copy, hero: { ...hero, heading: renamed(hero.heading) } };
  }
  return copy;
}

/** Leaves out `alias`, because only one service can have that second address. */
function homeEntry({ home }: Data, name: string): Data {
  if (!home) return {};
  const { alias: _, ...entry } = home as Data;
  return { home: { ...entry, title: name } };
}
