import { business } from '#content/business.ts';
import { agreementRows, yearlyVisits } from '#content/lists.ts';
import { agreementPage, homePage } from '#content/pages.ts';
import { agreementPath } from '#content/service-paths.ts';
import { routeComponent } from '../../browser/route-component.ts';
import { Section } from '../../design/primitives/section/section.tsx';
import { enquiryAddress } from '../../features/enquiry/enquiry-address.ts';
import { YearPlanner } from '../../features/year-planner/year-planner.tsx';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/agreement.ts';
import { AgreementHero } from './agreement-hero.tsx';
import { AgreementKinds } from './agreement-kinds.tsx';
import { AgreementTable } from './agreement-table.tsx';
import { AgreementTerms } from './agreement-terms.tsx';

const enquiry = { service: 'Maintenance package' } as const;

function planAddress(message: string) {
  return enquiryAddress({ ...enquiry, message });
}

export function loader() {
  const { meta: words, callToAction, planner, ...page } = agreementPage;
  const { heading, intro, ...texts } = planner;
  return {
    meta: pageMeta({ words, path: agreementPath }),
    page,
    rows: agreementRows,
    planner: {
      heading,
      intro,
      texts,
      yearly: yearlyVisits,
      product: business.productName,
      host: new URL(business.siteOrigin).host,
    },
    callToAction: { ...homePage.callToAction, ...callToAction },
    enquirePath: enquiryAddress(enquiry),
    phone: business.phone,
  };
}

export { meta } from '../../seo/route-meta.ts';

export default routeComponent(function AgreementRoute({ loaderData }: Route.ComponentProps) {
  const { page, rows, planner, callToAction, enquirePath, phone } = loaderData;
  const { heading: plannerHeading, intro, ...plan } = planner;
  return (
    <>
      <AgreementHero heading={page.heading} image={page.image} lead={page.lead} />
      <Section heading={page.table.heading} layout="aside">
        <AgreementTable rows={rows} texts={page.table} />
      </Section>
      <Section heading={page.kinds.heading} intro={page.kinds.text}>
        <AgreementKinds cancellation={page.cancellation} kinds={page.kinds} price={page.price} />
      </Section>
      <Section heading={plannerHeading} intro={intro} layout="aside">
        <YearPlanner {...plan} enquirePath={planAddress} phone={phone.display} />
      </Section>
      <AgreementTerms
        terms={[
          { ...page.emergency, icon: 'clock' },
          { ...page.exclusions, icon: 'minus' },
        ]}
      />
      <CallToAction enquirePath={enquirePath} phone={phone} texts={callToAction} />
    </>
  );
});
