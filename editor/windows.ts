/** The open pages of the editor. Each function makes a page reload the state. */
export const windows = new Set<() => void>();

export function announceChange() {
  for (const announce of windows) announce();
}
