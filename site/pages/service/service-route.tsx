import { useTabState } from '../../browser/use-tab-state.ts';
import { CallButton } from '../../company/call-button.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { CheckList } from '../../design/primitives/check-list/check-list.tsx';
import { CostCalculator } from '../../features/cost-calculator/cost-calculator.tsx';
import { enquiryUrl } from '../../features/enquiry/enquiry-url.ts';
import { useEnquiryPath } from '../../features/navigation/use-enquiry-path.ts';
import { SkeletonOverlay } from '../../features/skeleton/skeleton-overlay.tsx';
import { UrgentQuestions } from '../../sections/urgent-questions/urgent-questions.tsx';
import { AdviceLists } from './advice-lists.tsx';
import { BenefitList } from './benefit-list.tsx';
import { HelpCard } from './help-card.tsx';
import { NextService } from './next-service.tsx';
import { OtherServices } from './other-services.tsx';
import { ServiceColumns } from './service-columns.tsx';
import type { ServiceData } from './service-data.ts';
import { ServiceHero } from './service-hero.tsx';
import { TextSection } from './text-section.tsx';
import { Visit } from './visit.tsx';

export default function ServiceRoute({ loaderData }: { loaderData: ServiceData }) {
  return (
    // The key shows the skeleton for each service.
    <SkeletonOverlay key={loaderData.service.slug}>
      <ServiceText {...loaderData} />
    </SkeletonOverlay>
  );
}

function ServiceText({
  texts,
  cost,
  service,
  image,
  otherServiceLink,
  others,
  next,
  offer,
  urgentQuestions,
  openNow,
  phone,
  email,
  whatsapp,
}: ServiceData) {
  // The planner of the agreement starts with the number of AC units that is chosen here.
  const [count, setCount] = useTabState<number>(service.calculatorUnit ?? service.slug);
  const [, setPlannedUnits] = useTabState<number>('plannedUnits');
  const chosen = cost?.costs[(count ?? 1) - 1];
  const enquirePath = enquiryUrl({ service: service.serviceType });
  useEnquiryPath(enquirePath);
  const costPath = enquiryUrl({
    service: service.serviceType,
    chosen: `${service.title}: ${chosen ? `${chosen.quantity}, ${chosen.total} ${cost.texts.vat}` : `${count} ${cost?.texts.many}`}`,
  });
  return (
    <>
      <ServiceHero
        breadcrumb={texts.breadcrumb}
        call={{ label: texts.help.call, phone }}
        enquire={{ label: texts.enquire, path: enquirePath }}
        image={image}
        offer={offer}
        openNow={openNow}
        otherServiceLink={otherServiceLink}
        service={service}
      />
      <ServiceColumns aside={<HelpCard email={email} phone={phone} texts={texts.help} whatsapp={whatsapp} />}>
        {service.selfChecks && (
          <div id="self-checks">
            <TextSection heading={service.selfChecks.heading} paragraphs={[service.selfChecks.text]}>
              <CheckList icon="arrow-right" items={service.selfChecks.points} />
              <p>
                <CallButton isWide="phone" label={texts.help.call} phone={phone} variant="line" />
              </p>
            </TextSection>
          </div>
        )}
        {urgentQuestions && (
          <TextSection heading={urgentQuestions.heading}>
            <UrgentQuestions items={urgentQuestions.items} />
          </TextSection>
        )}
        {cost && (
          <TextSection heading={cost.heading}>
            <CostCalculator
              agreementPath={cost.agreementPath}
              costs={cost.costs}
              count={count ?? 1}
              enquirePath={costPath}
              onCount={setCount}
              onPlan={() => count && setPlannedUnits(count)}
              texts={cost.texts}
            />
          </TextSection>
        )}
        <TextSection heading={service.section_1_heading} paragraphs={service.section_1_description} />
        {service.benefits_heading && service.benefits && (
          <TextSection heading={service.benefits_heading}>
            <BenefitList benefits={service.benefits} />
          </TextSection>
        )}
        <TextSection heading={texts.features}>
          <CheckList columns={2} items={service.features} />
        </TextSection>
        {service.additional_features_heading && service.additional_features && (
          <TextSection heading={service.additional_features_heading}>
            <CheckList columns={2} items={service.additional_features} />
          </TextSection>
        )}
      </ServiceColumns>
      <Visit
        heading={service.section_2_heading}
        image={service.visitImage}
        paragraphs={service.section_2_description}
        steps={service.steps}
      />
      <ServiceColumns aside={<OtherServices heading={texts.others} links={others} />}>
        <AdviceLists
          lists={[
            { heading: texts.signs, points: service.signs },
            { heading: texts.prepare, points: service.prepare },
          ]}
        />
        <TextSection heading={service.section_3_heading} paragraphs={service.section_3_description}>
          <ButtonLink to={enquirePath} variant="in-hours">
            {texts.enquire}
          </ButtonLink>
        </TextSection>
      </ServiceColumns>
      {next && <NextService {...next} label={texts.next} />}
    </>
  );
}
