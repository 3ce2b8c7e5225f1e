/** One function for each open page of the editor. It sends the new state to the page. */
export const changeListeners = new Set<() => Promise<void>>();

export function announceChange() {
  for (const announce of changeListeners) announce().catch(console.error);
}
