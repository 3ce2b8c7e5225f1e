import { Outlet } from 'react-router';
import { CallBar } from '../features/navigation/call-bar.tsx';
import { CallHeader } from './call-header.tsx';
import type { LandingLayoutData } from './landing-layout-data.ts';
import { LegalLine } from './legal-line.tsx';
import { Notices } from './notices.tsx';
import { PrintHead } from './print-head.tsx';
import { SkipLink } from './skip-link.tsx';

/** The layout of landing pages: a header with only a call link, a footer of one line and a call bar (spec §2). */
export default function LandingLayout({
  loaderData: { header, legalLine, callBar: bar, labels, printHead, notices },
}: {
  loaderData: LandingLayoutData;
}) {
  return (
    <>
      <SkipLink>{labels.skipLink}</SkipLink>
      <PrintHead {...printHead} />
      <CallHeader {...header} />
      <Notices notices={notices} />
      <main id="content">
        <Outlet />
      </main>
      <LegalLine {...legalLine} />
      <CallBar {...bar} labels={labels} />
    </>
  );
}
