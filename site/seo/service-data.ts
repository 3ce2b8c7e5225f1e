import type { BreadcrumbList, Offer, Service as SchemaService } from 'schema-dts';
import { business } from '#content/business.ts';
import type { Service } from '#content/model/service.ts';
import { servicePage } from '#content/pages/service.ts';
import { totalFigure } from '#content/prices.ts';
import { type ServiceSlug, servicePath } from '#content/service-paths.ts';
import { absolute } from './absolute.ts';
import { areaServed, localBusinessId } from './local-business.ts';

/** The services that have a price, and what it is for; all others are quoted. */
const prices: Partial<Record<ServiceSlug, { amount: number; unitText: string }>> = {
  'ac-maintenance': { amount: business.prices.acService, unitText: 'AC unit' },
  handyman: { amount: business.prices.handymanHour, unitText: 'hour' },
};

/** A service for search engines: what its page says, and who offers it. */
export function serviceData({ title, slug, lead }: Pick<Service, 'title' | 'slug' | 'lead'>) {
  const offers = offerOf(slug);
  return {
    '@type': 'Service',
    name: title,
    description: lead,
    url: absolute(servicePath(slug)),
    provider: { '@id': localBusinessId },
    areaServed,
    ...(offers && { offers }),
  } as const satisfies SchemaService;
}

/** The price as it is paid: with VAT. */
function offerOf(slug: ServiceSlug) {
  const price = prices[slug];
  if (!price) return undefined;
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: totalFigure(price.amount),
      priceCurrency: 'AED',
      valueAddedTaxIncluded: true,
      unitText: price.unitText,
    },
  } as const satisfies Offer;
}

/** The path above the heading of a service page. */
export function breadcrumbData({ title, slug }: Pick<Service, 'title' | 'slug'>) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: servicePage.breadcrumb.home, item: absolute('/') },
      { '@type': 'ListItem', position: 2, name: title, item: absolute(servicePath(slug)) },
    ],
  } as const satisfies BreadcrumbList;
}
