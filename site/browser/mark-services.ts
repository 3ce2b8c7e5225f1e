/**
 * The not-found page is one document for every address that the site does not have; below /services, Services is
 * highlighted on it as well (spec §2).
 */
export function markServices() {
  if (!location.pathname.startsWith('/services')) return;
  document.querySelector('[data-services-menu] > summary')?.setAttribute('data-current', 'true');
}
