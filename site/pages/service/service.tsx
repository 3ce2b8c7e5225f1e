import { useState } from 'react';
import { business } from '#content/business.ts';
import { headerAndFooter, servicePage } from '#content/pages.ts';
import { costsOf } from '#content/prices.ts';
import { servicePath } from '#content/service-paths.ts';
import { isLastService, serviceAfter, services, servicesBeside } from '#content/services/index.ts';
import { routeComponent } from '../../browser/route-component.ts';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { CheckList } from '../../design/primitives/check-list/check-list.tsx';
import { whatsappAddress } from '../../design/primitives/link/whatsapp-address.ts';
import { CostCalculator } from '../../features/cost-calculator/cost-calculator.tsx';
import { enquiryAddress } from '../../features/enquiry/enquiry-address.ts';
import { SkeletonOverlay } from '../../features/skeleton/skeleton-overlay.tsx';
import { StepList } from '../../sections/step-list/step-list.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import { breadcrumbData, serviceData } from '../../seo/service-data.ts';
import { openNowData } from '../open-now-data.ts';
import type { Route } from './+types/service.ts';
import { BenefitList } from './benefit-list.tsx';
import { FactList } from './fact-list.tsx';
import { FieldNotes } from './field-notes.tsx';
import { HelpCard } from './help-card.tsx';
import { NextService } from './next-service.tsx';
import { OtherServices } from './other-services.tsx';
import { ServiceColumns } from './service-columns.tsx';
import { ServiceHero } from './service-hero.tsx';
import { TextSection } from './text-section.tsx';

export function loader({ params }: Route.LoaderArgs) {
  const found = services.find(({ slug }) => slug === params.slug);
  // An unknown service: the server redirects its address before (spec §2), so only the editor's preview gets here, for a
  // service that is about to be created.
  if (!found) throw new Response(null, { status: 404 });
  const { meta: words, heroImage, pointer, ...service } = found;
  const next = serviceAfter(found);
  const { cost, ...texts } = servicePage;
  return {
    meta: pageMeta({
      words,
      path: servicePath(found.slug),
      data: [serviceData(found), breadcrumbData(found)],
    }),
    texts,
    cost: found.counted && {
      heading: cost.heading,
      texts: cost[found.counted],
      costs: costsOf(found.counted, cost[found.counted]),
    },
    service,
    image: heroImage,
    pointer: pointer && { text: pointer.text, link: pointer.link, path: servicePath(pointer.service) },
    others: servicesBeside(found).map(({ title, slug }) => ({ label: title, path: servicePath(slug) })),
    next: isLastService(found) ? null : { title: next.title, path: servicePath(next.slug), image: next.heroImage },
    openNow: openNowData,
    phone: business.phone.dial,
    email: business.email,
    whatsapp:
      business.whatsapp && whatsappAddress(business.whatsapp, `${headerAndFooter.whatsappMessage} ${found.title}:`),
  };
}

export { meta } from '../../seo/route-meta.ts';

export default routeComponent(function ServiceRoute({ loaderData }: Route.ComponentProps) {
  return (
    // Another service is another page: the key lets its skeleton and its calculator start anew.
    <SkeletonOverlay key={loaderData.service.slug}>
      <ServiceText loaderData={loaderData} />
    </SkeletonOverlay>
  );
});

function ServiceText({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { texts, cost, service, image, pointer, others, next, openNow, phone, email, whatsapp } = loaderData;
  const [count, setCount] = useState<number>();
  const counted = cost && count ? cost.costs[count - 1]?.counted : undefined;
  const enquirePath = enquiryAddress({ service: service.serviceType, ...(counted && { message: counted }) });
  const aside = (
    <>
      <OtherServices heading={texts.others} links={others} />
      <HelpCard email={email} phone={phone} texts={texts.help} whatsapp={whatsapp} />
    </>
  );
  return (
    <>
      <ServiceHero breadcrumb={texts.breadcrumb} image={image} openNow={openNow} pointer={pointer} service={service} />
      <FactList facts={service.facts} />
      <ServiceColumns aside={aside}>
        {cost && (
          <TextSection heading={cost.heading}>
            <CostCalculator
              costs={cost.costs}
              count={count ?? 1}
              enquirePath={enquirePath}
              onCount={setCount}
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
        <TextSection heading={service.section_2_heading} paragraphs={service.section_2_description}>
          <StepList steps={service.steps} />
        </TextSection>
        <FieldNotes
          notes={[
            { heading: texts.signs, points: service.signs },
            { heading: texts.prepare, points: service.prepare },
          ]}
        />
        <TextSection heading={service.section_3_heading} paragraphs={service.section_3_description}>
          <ButtonLink to={enquirePath}>{texts.enquire}</ButtonLink>
        </TextSection>
      </ServiceColumns>
      {next && <NextService {...next} label={texts.next} />}
    </>
  );
}
