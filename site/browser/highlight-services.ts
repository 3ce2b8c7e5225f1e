/**
 * Highlights Services in the menu if the path starts with /services (spec §2). Prerendering cannot do this for the
 * not-found page, because its document serves all unknown URLs.
 */
export function highlightServices() {
  if (!location.pathname.startsWith('/services')) return;
  document.querySelector('[data-services-menu] > summary')?.setAttribute('data-current', 'true');
}
