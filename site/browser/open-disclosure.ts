/** Opens a `details` element, brings it into view and puts the reader there. */
export function openDisclosure(id: string) {
  const details = document.getElementById(id);
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  details.scrollIntoView({ block: 'start', behavior: 'instant' });
  details.querySelector('summary')?.focus({ preventScroll: true });
}
