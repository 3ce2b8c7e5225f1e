import { Outlet } from 'react-router';
import { CallBar } from '../features/navigation/call-bar.tsx';
import { SiteHeader } from '../features/navigation/site-header.tsx';
import type { MainLayoutData } from './main-layout-data.ts';
import { PrintHead } from './print-head.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SkipLink } from './skip-link.tsx';

/** The layout of all pages except landing pages: top bar, footer and call bar (spec §2). */
export default function MainLayout({
  loaderData: { header, footer, callBar: bar, skipLink, printHead },
}: {
  loaderData: MainLayoutData;
}) {
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
    </>
  );
}
