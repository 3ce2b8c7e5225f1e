/** Spec §9: speed 20, to the left. */
const pixelsPerSecond = 20;

/** How long one copy of the given width takes to leave. */
export function secondsToPass(width: number): number {
  return width / pixelsPerSecond;
}
