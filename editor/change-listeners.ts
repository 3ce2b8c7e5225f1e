/** The open pages of the editor. Each function makes a page reload the state. */
export const changeListeners = new Set<() => void>();

export function announceChange() {
  for (const announce of changeListeners) announce();
}
