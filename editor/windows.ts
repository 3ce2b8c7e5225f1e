/** The pages that are open, each with a function that makes it read the state again. */
export const windows = new Set<() => void>();

export function announceChange() {
  for (const announce of windows) announce();
}
