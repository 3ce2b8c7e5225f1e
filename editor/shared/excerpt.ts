/** Shortens a text to at most `length` characters and an ellipsis, at a space if there is one. */
export function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  const words = text.slice(0, length).replace(/\s+\S*$/, '');
  return `${words} …`;
}

/**
 * Formats both texts with an arrow between them. If one has more than 60 characters, shows them from three words before
 * the first difference.
 */
export function differingParts(before: string, after: string): string {
  if (before.length <= 60 && after.length <= 60) return `${before || 'empty'} → ${after || 'empty'}`;
  const old = before.split(/\s+/);
  const words = after.split(/\s+/);
  const same = words.findIndex((word, index) => word !== old[index]);
  const from = Math.max((same < 0 ? words.length : same) - 3, 0);
  const excerpt = (text: string[]) => `“${from > 0 ? '… ' : ''}${shortened(text.slice(from).join(' '), 100)}”`;
  return `${excerpt(old)} → ${excerpt(words)}`;
}
