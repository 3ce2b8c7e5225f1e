import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { CheckList } from '../../design/primitives/check-list/check-list.tsx';
import { TextLink } from '../../design/primitives/link/text-link.tsx';
import { Section } from '../../design/primitives/section/section.tsx';
import text from '../../design/text.module.css';
import { enquiryUrl } from '../../features/enquiry/enquiry-url.ts';
import { useEnquiryPath } from '../../features/navigation/use-enquiry-path.ts';
import { formatMonth } from '../../features/year-planner/months.ts';
import { usePlanner } from '../../features/year-planner/use-planner.ts';
import { YearPlanner } from '../../features/year-planner/year-planner.tsx';
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx';
import { PageHero } from '../../sections/page-hero/page-hero.tsx';
import type { AgreementData } from './agreement-data.ts';
import { AgreementKinds } from './agreement-kinds.tsx';
import { AgreementTable } from './agreement-table.tsx';
import { AgreementTerms } from './agreement-terms.tsx';

export default function AgreementRoute({ loaderData }: { loaderData: AgreementData }) {
  const { page, rows, planner, callToAction, terms, option, phone } = loaderData;
  const plan = usePlanner(planner.yearly);
  const { one, many, starting } = planner.texts.request;
  const start = plan.startMonth ? `${starting} ${formatMonth(plan.start, true)}` : '';
  const chosen = `${option}: ${plan.units} ${plan.units === 1 ? one : many}${start}`;
  // The links outside the planner pass on a plan only if the visitor has changed it.
  const enquirePath = enquiryUrl({ service: option, ...(plan.isChosen && { chosen }) });
  useEnquiryPath(enquirePath);
  return (
    <>
      <PageHero heading={page.heading} image={page.image} print="sheet" text={page.lead}>
        <p className={text.strong}>{page.priced}</p>
        <ButtonLink isWide="phone" to={enquirePath}>
          {page.enquire}
        </ButtonLink>
        <p data-print="none">
          <TextLink to="#businesses">{page.businesses.heading}</TextLink>
        </p>
      </PageHero>
      <Section heading={page.table.heading} layout="aside">
        <AgreementTable rows={rows} texts={page.table} />
      </Section>
      <Section heading={page.kinds.heading} intro={page.kinds.text}>
        <AgreementKinds cancellation={page.cancellation} kinds={page.kinds} price={page.price} terms={terms} />
      </Section>
      <AgreementTerms
        terms={[
          { ...page.exclusions, icon: 'minus' },
          { ...page.emergency, icon: 'clock' },
        ]}
      />
      <div id="businesses">
        <Section heading={page.businesses.heading} intro={page.businesses.text} layout="aside">
          <CheckList columns={2} icon="arrow-right" items={page.businesses.points} />
        </Section>
      </div>
      <Section heading={planner.heading} layout="aside">
        <YearPlanner
          {...planner}
          enquirePath={enquiryUrl({ service: option, ...(plan.showsYear && { chosen }) })}
          phone={phone}
          plan={plan}
        />
      </Section>
      <CallToAction enquirePath={enquirePath} phone={phone} texts={callToAction} />
    </>
  );
}
