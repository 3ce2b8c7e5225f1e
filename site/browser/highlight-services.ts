/**
 * Highlights Services in the menu of the not-found page for addresses below /services (spec §2). This runs in the
 * browser, because one prerendered document serves all unknown addresses.
 */
export function highlightServices() {
  if (!location.pathname.startsWith('/services')) return;
  document.querySelector('[data-services-menu] > summary')?.setAttribute('data-current', 'true');
}
