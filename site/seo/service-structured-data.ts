import type { BreadcrumbList, Offer, Service as SchemaService } from 'schema-dts';
import { business } from '#content/business.ts';
import type { Service } from '#content/model/service.ts';
import type { CalculatorUnit } from '#content/model/service-page.ts';
import { formatTotalOfOne } from '#content/prices.ts';
import { servicePath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { absoluteUrl } from './absolute-url.ts';
import { localBusinessId } from './local-business.ts';

const unitTexts: Record<CalculatorUnit, string> = { acUnits: 'AC unit', handymanHours: 'hour' };

export function serviceStructuredData({
  title,
  slug,
  lead,
  calculatorUnit,
}: Pick<Service, 'title' | 'slug' | 'lead' | 'calculatorUnit'>) {
  const offers = calculatorUnit && offerOf(calculatorUnit);
  return {
    '@type': 'Service',
    name: title,
    description: lead,
    url: absoluteUrl(servicePath(slug)),
    provider: { '@id': localBusinessId },
    areaServed: { '@type': 'City', name: business.address.city },
    ...(offers && { offers }),
  } as const satisfies SchemaService;
}

function offerOf(unit: CalculatorUnit) {
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: formatTotalOfOne(unit),
      priceCurrency: 'AED',
      valueAddedTaxIncluded: true,
      unitText: unitTexts[unit],
    },
  } as const satisfies Offer;
}

export function breadcrumbStructuredData({ title, slug }: Pick<Service, 'title' | 'slug'>) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: texts.servicePage.breadcrumb.home, item: absoluteUrl('/') },
      { '@type': 'ListItem', position: 2, name: title, item: absoluteUrl(servicePath(slug)) },
    ],
  } as const satisfies BreadcrumbList;
}
