import { Outlet } from 'react-router';
import { business } from '#content/business.ts';
import { landingLabel } from '#content/landing-label.ts';
import { legalLinks } from '#content/navigation.ts';
import { landingTexts } from '#content/pages.ts';
import { routeComponent } from '../browser/route-component.ts';
import { CallBar } from '../features/navigation/call-bar.tsx';
import { Notifications } from '../features/notifications/notifications.tsx';
import type { Route } from './+types/landing-layout.ts';
import { CallHeader } from './call-header.tsx';
import { LegalLine } from './legal-line.tsx';
import { PrintHead } from './print-head.tsx';
import { callBar, sharedData } from './shared-data.ts';
import { SkipLink } from './skip-link.tsx';

export { NotLoaded as ErrorBoundary } from './not-loaded.tsx';

/** Runs at build time, once for each landing page: the label follows the path. */
export function loader({ url }: Route.LoaderArgs) {
  const { phone, productName, addressLine } = business;
  return {
    header: { label: landingLabel(url.pathname), phone },
    legalLine: {
      productName,
      address: addressLine,
      phone,
      links: legalLinks,
    },
    callBar: { ...callBar, labels: { ...callBar.labels, call: `${landingTexts.call} ${phone.display}` } },
    ...sharedData,
  };
}

/** The layout of the landing pages: a call above and below, and no other links but those of the legal line (spec §2). */
export default routeComponent(function LandingLayout({
  loaderData: { header, legalLine, callBar: bar, skipLink, printHead, notifications },
}: Route.ComponentProps) {
  return (
    <>
      <SkipLink>{skipLink}</SkipLink>
      <PrintHead {...printHead} />
      <CallHeader {...header} />
      <main id="content">
        <Outlet />
      </main>
      <LegalLine {...legalLine} />
      <CallBar {...bar} />
      <Notifications label={notifications} />
    </>
  );
});
