import { business } from '#content/business.ts';
import { offerNamed } from '#content/offers.ts';
import { costsOf } from '#content/prices.ts';
import { agreementPath, servicePath } from '#content/service-paths.ts';
import { isLastService, otherServices, serviceAfter, services } from '#content/services/index.ts';
import { texts } from '#content/texts.ts';
import { whatsappUrl } from '../../company/whatsapp-url.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { breadcrumbStructuredData, serviceStructuredData } from '../../seo/service-structured-data.ts';
import { openNowData } from '../opening-data.ts';
import type { PageRequest } from '../page-request.ts';

export type ServiceData = ReturnType<typeof serviceData>;

export default function serviceData({ url }: PageRequest) {
  const found = services.find(({ slug }) => servicePath(slug) === url.pathname);
  // Happens only in the editor's preview, for a service that is being created. On the site, the server redirects
  // unknown services (spec §2).
  if (!found) throw new Response(null, { status: 404 });
  const { meta: words, heroImage, pointer, ...service } = found;
  const linkedService = services.find(({ slug }) => slug === pointer?.service);
  const next = serviceAfter(found);
  const { cost, ...labels } = texts.servicePage;
  return {
    meta: pageMeta({
      words,
      path: servicePath(found.slug),
      data: [serviceStructuredData(found), breadcrumbStructuredData(found)],
    }),
    texts: labels,
    cost: found.calculatorUnit && {
      heading: cost.heading,
      texts: cost[found.calculatorUnit],
      agreementPath,
      costs: costsOf(found.calculatorUnit, cost[found.calculatorUnit]),
    },
    service: { ...service, selfChecks: found.selfChecks ?? linkedService?.selfChecks },
    image: heroImage,
    otherServiceLink: pointer && { text: pointer.text, link: pointer.link, path: servicePath(pointer.service) },
    others: otherServices(found).map(({ title, slug }) => ({ label: title, path: servicePath(slug) })),
    next: isLastService(found) ? null : { title: next.title, path: servicePath(next.slug), image: next.heroImage },
    offer: found.offer ? offerNamed(found.offer) : undefined,
    urgentQuestions: found.isUrgent ? texts.urgent : undefined,
    openNow: openNowData,
    phone: business.phone,
    email: business.email,
    whatsapp:
      business.whatsapp && whatsappUrl(business.whatsapp, `${texts.headerAndFooter.whatsappMessage} ${found.title}:`),
  };
}
