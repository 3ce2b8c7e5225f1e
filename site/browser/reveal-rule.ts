/** Part of a block that must be seen before it is revealed (spec §9). */
const seenShare = 0.3;

/**
 * A block taller than the window could never show 30 % of itself on a phone, so 30 % of the window is enough.
 * All values in pixels.
 */
export function isSeen(visibleHeight: number, blockHeight: number, windowHeight: number): boolean {
  return visibleHeight >= seenShare * Math.min(blockHeight, windowHeight);
}
