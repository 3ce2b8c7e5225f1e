/**
 * Passes on the first item of each key. Collects further items with that key for `ms` milliseconds, then passes on the
 * last of them with their number.
 */
export function throttleByKey<Item>(ms: number, passOn: (item: Item, more?: number) => void) {
  const pauses = new Map<string, { last?: Item; more: number }>();

  function begin(key: string, item: Item, more?: number): void {
    passOn(item, more);
    pauses.set(key, { more: 0 });
    setTimeout(() => end(key), ms).unref();
  }

  function end(key: string): void {
    const { last, more = 0 } = pauses.get(key) ?? {};
    pauses.delete(key);
    if (last !== undefined) begin(key, last, more);
  }

  return (key: string, item: Item): void => {
    const pause = pauses.get(key);
    if (pause) pauses.set(key, { last: item, more: pause.more + 1 });
    else begin(key, item);
  };
}
