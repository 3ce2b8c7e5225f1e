import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { CallBar } from '../features/navigation/call-bar.tsx';
import { SiteHeader } from '../features/navigation/site-header.tsx';
import type { MainLayoutData } from './main-layout-data.ts';
import { Notices } from './notices.tsx';
import { PrintHead } from './print-head.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';

/** The layout of all pages except landing pages: top bar, footer and call bar (spec §2). */
export default function MainLayout({
  loaderData: { header, footer, callBar: bar, labels, printHead, notices },
}: {
  loaderData: MainLayoutData;
}) {
  const { pathname } = useLocation();
  const [enquirePath = '/contact', setEnquirePath] = useState<string>();
  return (
    <>
      <SkipLink>{labels.skipLink}</SkipLink>
      <PrintHead {...printHead} />
      <SiteHeader {...header} labels={labels} />
      <Notices notices={notices} />
      <main id="content">
        <Outlet context={setEnquirePath} />
      </main>
      <SiteFooter {...footer} enquirePath={enquirePath} labels={labels} />
      {/* On /contact, the enquiry button would only lead to the top of the same page. */}
      <CallBar {...bar} enquirePath={pathname === '/contact' ? '' : enquirePath} labels={labels} />
    </>
  );
}
