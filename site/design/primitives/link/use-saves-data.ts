import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};
const savesData = () => Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
/** Nothing is fetched ahead while the page is not yet alive, so the prerendered answer may be the careful one. */
const inPrerenderedPage = () => true;

export function useSavesData(): boolean {
  return useSyncExternalStore(neverChanges, savesData, inPrerenderedPage);
}
