/** The index of the picture that a row shows: at either end the outermost one, else the one next to the middle. */
export function shownPicture(row: HTMLElement): number {
  const pictures = picturesIn(row);
  if (row.scrollLeft <= 1) return 0;
  if (row.scrollLeft + row.clientWidth >= row.scrollWidth - 1) return pictures.length - 1;
  const distances = pictures.map((picture) => Math.abs(centredAt(row, picture) - row.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

export function showPicture(row: HTMLElement, index: number) {
  const picture = picturesIn(row)[index];
  if (picture) row.scrollLeft = centredAt(row, picture);
}

function picturesIn(row: HTMLElement): HTMLElement[] {
  return Array.from(row.querySelectorAll('li'));
}

/** The scroll position at which a picture is in the middle of the row. */
function centredAt(row: HTMLElement, { offsetLeft, clientWidth }: HTMLElement): number {
  return offsetLeft - (row.clientWidth - clientWidth) / 2;
}
