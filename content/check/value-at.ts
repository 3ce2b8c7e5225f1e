/** The values at a path like `address.street` or `items.*.title`, where `*` is each entry of a list. */
export function valuesAt(data: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (values, key) =>
      values.flatMap((value) => {
        if (typeof value !== 'object' || value === null) return [];
        return key === '*' ? Object.values(value) : [(value as Record<string, unknown>)[key]];
      }),
    [data],
  );
}
