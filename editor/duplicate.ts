import slugify from '@sindresorhus/slugify';

type Data = Record<string, unknown>;
type Named = { title?: unknown; heading?: unknown };

export const addressOf = (name: string): string => slugify(name, { decamelize: false });

/** The data of a duplicate: its titles have the new name, everything else is copied for the owner to change. */
export function duplicateOf(collection: string, original: Data, nameField: string, name: string): Data {
  const before = String(original[nameField] ?? '');
  const renamed = (text: unknown) =>
    typeof text === 'string' && before !== '' && text.includes(before) ? text.replaceAll(before, name) : name;
  const own = original.meta as Named | undefined;
  const meta = own && { meta: { ...own, title: renamed(own.title) } };
  const copy = { ...original, ...meta, [nameField]: name };
  if (collection === 'services') return { ...copy, serviceType: name, ...homeEntry(original, name) };
  if (collection === 'landings') {
    const hero = original.hero as Named;
    return { ...copy, hero: { ...hero, heading: renamed(hero.heading) } };
  }
  return copy;
}

/** `alias` is left out, because a second address belongs to one service only (spec §2). */
function homeEntry({ home }: Data, name: string): Data {
  if (!home) return {};
  const { alias: _, ...entry } = home as Data;
  return { home: { ...entry, title: name } };
}
