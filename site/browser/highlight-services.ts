/** The not-found page is one document for all unknown addresses. Below /services, it highlights Services (spec §2). */
export function highlightServices() {
  if (!location.pathname.startsWith('/services')) return;
  document.querySelector('[data-services-menu] > summary')?.setAttribute('data-current', 'true');
}
