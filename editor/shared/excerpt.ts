/** Shortens a text to at most `length` characters and an ellipsis, at a space if there is one. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const words = text.slice(0, length).replace(/\s+\S*$/, '');
  return `${words} …`;
}

/**
 * Formats both texts with an arrow between them. If one has more than 60 characters, shows only the words that differ
 * and three words on each side.
 */
export function differingParts(before: string, after: string): string {
  const isShort = before.length <= 60 && after.length <= 60;
  if (isShort) return `${before || 'empty'} → ${after || 'empty'}`;
  const old = before.split(/\s+/);
  const words = after.split(/\s+/);
  const shortest = Math.min(old.length, words.length);
  let head = 0;
  while (head < shortest && old[head] === words[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && old.at(-1 - tail) === words.at(-1 - tail)) tail += 1;
  return `${excerpt(old, head, tail)} → ${excerpt(words, head, tail)}`;
}

const around = 3;

function excerpt(words: readonly string[], head: number, tail: number): string {
  const from = Math.max(head - around, 0);
  const to = Math.min(words.length - tail + around, words.length);
  const text = shortened(words.slice(from, to).join(' '), 160);
  return `“${from > 0 ? '… ' : ''}${text}${to < words.length ? ' …' : ''}”`;
}
