/**
 * Leaves out what was not filled in: an empty text, a group in which everything is empty, an empty list that was not there
 * `before`.
 */
export function withoutEmpty(value: unknown, before?: unknown): unknown {
  if (value === '' || value === null) return undefined;
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item)).filter((item) => item !== undefined);
  if (typeof value !== 'object') return value;
  const known = typeof before === 'object' ? (before as Record<string, unknown> | null) : undefined;
  const filled = Object.entries(value as object).flatMap(([key, inner]) => {
    const kept = withoutEmpty(inner, known?.[key]);
    const isNewAndEmpty = known && !(key in known) && isEmptyList(kept);
    return kept === undefined || isNewAndEmpty ? [] : [[key, kept] as const];
  });
  return filled.every(([, inner]) => isEmptyList(inner)) ? undefined : Object.fromEntries(filled);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
