/** One function for each open page of the editor. It makes the page reload the state. */
export const changeListeners = new Set<() => void>();

export function announceChange() {
  for (const announce of changeListeners) announce();
}
