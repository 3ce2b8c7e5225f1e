import { business } from '#content/business.ts';
import { communities } from '#content/communities.ts';
import { absolute } from './page-meta.ts';

/** The company for search engines (spec §2): the same facts as on the page. Its id lets other data point to it. */
export const localBusinessId = absolute('/#business');

export const localBusiness = {
  '@context': 'https://schema.org',
  '@type': 'HomeAndConstructionBusiness',
  '@id': localBusinessId,
  name: business.productName,
  url: absolute('/'),
  telephone: business.phone.dial,
  email: business.email,
  image: absolute('/icon-512.png'),
  address: {
    '@type': 'PostalAddress',
    streetAddress: `${business.address.street}, ${business.address.district}`,
    addressLocality: business.address.city,
    addressCountry: business.address.countryCode,
  },
  areaServed: communities.map((name) => ({ '@type': 'Place', name: `${name}, ${business.address.city}` })),
  openingHoursSpecification: business.hours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days,
    opens,
    closes,
  })),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: business.phone.dial,
    hoursAvailable: { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '23:59' },
  },
  parentOrganization: { '@type': 'Organization', name: business.groupName },
};
