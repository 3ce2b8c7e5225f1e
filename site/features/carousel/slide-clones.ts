/** Twice five slides of 500 pixels are not enough to fill a wide screen on both sides of the middle; thrice are. */
const copies = 2;

/**
 * A library that loops by moving slides from one end to the other runs dry with five of them. Copies fill the row;
 * they exist for the eye only.
 */
export function addClones(list: HTMLElement) {
  const originals = [...list.children];
  for (let copy = 0; copy < copies; copy += 1)
    for (const original of originals) {
      const clone = original.cloneNode(true) as HTMLElement;
      clone.setAttribute('aria-hidden', 'true');
      clone.inert = true;
      list.append(clone);
    }
}
