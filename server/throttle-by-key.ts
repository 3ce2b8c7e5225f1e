/**
 * Passes on the first item of each kind. Collects further items of that kind for `ms` milliseconds, then passes on the
 * last of them with their number.
 */
export function throttleByKey<Item>(ms: number, passOn: (item: Item, more?: number) => void) {
  const pauses = new Map<string, { last?: Item; more: number }>();

  function begin(kind: string, item: Item, more?: number): void {
    passOn(item, more);
    pauses.set(kind, { more: 0 });
    setTimeout(() => end(kind), ms).unref();
  }

  function end(kind: string): void {
    const { last, more = 0 } = pauses.get(kind) ?? {};
    pauses.delete(kind);
    if (last !== undefined) begin(kind, last, more);
  }

  return (kind: string, item: Item): void => {
    const pause = pauses.get(kind);
    if (pause) pauses.set(kind, { last: item, more: pause.more + 1 });
    else begin(kind, item);
  };
}
