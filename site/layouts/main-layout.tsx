import { Outlet } from 'react-router';
import { business, hours } from '#content/business.ts';
import { exploreLinks, legalLinks, pageLinks, serviceLinks } from '#content/navigation.ts';
import { headerAndFooter } from '#content/pages.ts';
import { routeComponent } from '../browser/route-component.ts';
import { CallBar } from '../features/navigation/call-bar.tsx';
import { SiteHeader } from '../features/navigation/site-header.tsx';
import { Notifications } from '../features/notifications/notifications.tsx';
import type { Route } from './+types/main-layout.ts';
import { PrintHead } from './print-head.tsx';
import { callBar, sharedData } from './shared-data.ts';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';

export { NotLoaded as ErrorBoundary } from './not-loaded.tsx';

/** Runs at build time, so that the browser gets only what header and footer show. */
export function loader() {
  const { phone, email, productName, shortName, descriptor, addressLine } = business;
  return {
    header: {
      email,
      phone,
      hours: hours.lines,
      labels: {
        home: headerAndFooter.home,
        call: headerAndFooter.call,
        email: headerAndFooter.email,
        navigation: headerAndFooter.mainNavigation,
        services: headerAndFooter.services,
        menu: headerAndFooter.menu,
        allHours: headerAndFooter.allHours,
      },
      logo: { name: shortName, descriptor },
      pageLinks,
      serviceLinks,
    },
    footer: {
      business: { productName, shortName, descriptor, phone, email, addressLine },
      hours: hours.lines,
      labels: { requestQuote: headerAndFooter.requestQuote, partOf: headerAndFooter.partOf },
      services: { heading: headerAndFooter.services, links: serviceLinks },
      explore: { heading: headerAndFooter.explore, links: exploreLinks },
      legal: { heading: headerAndFooter.legal, links: legalLinks },
      year: new Date().getFullYear(),
    },
    callBar: { ...callBar, enquirePath: '/contact' },
    ...sharedData,
  };
}

/** The top bar, the footer and the call bar around every page but the landing pages (spec §2). */
export default routeComponent(function MainLayout({
  loaderData: { header, footer, callBar: bar, skipLink, printHead, notifications },
}: Route.ComponentProps) {
  return (
    <>
      <SkipLink>{skipLink}</SkipLink>
      <PrintHead {...printHead} />
      <SiteHeader {...header} />
      <main id="content">
        <Outlet />
      </main>
      <SiteFooter {...footer} />
      <CallBar {...bar} />
      <Notifications label={notifications} />
    </>
  );
});
