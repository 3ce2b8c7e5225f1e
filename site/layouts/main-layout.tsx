import { Outlet } from 'react-router';
import { business, hours } from '#content/business.ts';
import { exploreLinks, legalLinks, pageLinks, serviceLinks } from '#content/navigation.ts';
import { shellTexts } from '#content/pages.ts';
import { routeComponent } from '../browser/route-component.ts';
import { CallBar } from '../features/navigation/call-bar.tsx';
import { SiteHeader } from '../features/navigation/site-header.tsx';
import { Notifications } from '../features/notifications/notifications.tsx';
import type { Route } from './+types/main-layout.ts';
import { everyPage, whatsappLink } from './every-page.ts';
import { PrintHead } from './print-head.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';

export { NotLoaded as ErrorBoundary } from './not-loaded.tsx';

/** Runs at build time: the browser gets what the frame shows, not all the content that it is derived from. */
export function loader() {
  const { phone, email, productName, shortName, descriptor, addressLine } = business;
  return {
    header: {
      email,
      phone,
      hours: hours.lines,
      labels: {
        home: shellTexts.home,
        call: shellTexts.call,
        email: shellTexts.email,
        navigation: shellTexts.mainNavigation,
        services: shellTexts.services,
        menu: shellTexts.menu,
        allHours: shellTexts.allHours,
      },
      logo: { name: shortName, descriptor },
      pageLinks,
      serviceLinks,
    },
    footer: {
      business: { productName, shortName, descriptor, phone, email, addressLine },
      hours: hours.lines,
      labels: { requestQuote: shellTexts.requestQuote, partOf: shellTexts.partOf },
      services: { heading: shellTexts.services, links: serviceLinks },
      explore: { heading: shellTexts.explore, links: exploreLinks },
      legal: { heading: shellTexts.legal, links: legalLinks },
      year: new Date().getFullYear(),
    },
    callBar: {
      phone,
      labels: shellTexts,
      enquirePath: '/contact',
      whatsapp: whatsappLink,
    },
    ...everyPage,
  };
}

/** The top bar, the footer and the call bar around every page but the campaign pages (spec §2). */
export default routeComponent(function MainLayout({
  loaderData: { header, footer, callBar, skipLink, printHead, notifications },
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
      <CallBar {...callBar} />
      <Notifications label={notifications} />
    </>
  );
});
