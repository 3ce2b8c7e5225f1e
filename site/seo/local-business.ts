import type { HomeAndConstructionBusiness } from 'schema-dts';
import { business, communities } from '#content/business.ts';
import { groupDaysByShifts } from '#content/hours.ts';
import { absoluteUrl } from './absolute-url.ts';

/** The id that other structured data uses to refer to the company. */
export const localBusinessId = absoluteUrl('/#business');

const areaServed = communities.map(
  (name) => ({ '@type': 'Place', name: `${name}, ${business.address.city}` }) as const,
);

/** Structured data about the company for search engines (spec §2). */
export const localBusiness = {
  '@type': 'HomeAndConstructionBusiness',
  '@id': localBusinessId,
  name: business.productName,
  legalName: business.legalName,
  ...(business.taxNumber && { vatID: business.taxNumber }),
  url: absoluteUrl('/'),
  telephone: business.phone.dial,
  email: business.email,
  image: absoluteUrl('/icon-512.png'),
  address: {
    '@type': 'PostalAddress',
    streetAddress: `${business.address.street}, ${business.address.district}`,
    addressLocality: business.address.city,
    addressCountry: business.address.countryCode,
  },
  areaServed,
  // These are the hours of visits. The contact point below has the hotline's hours.
  openingHoursSpecification: groupDaysByShifts(business.hours).flatMap(({ days, shifts }) =>
    shifts.map(
      ({ opens, closes }) =>
        ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days,
          opens,
          // Structured data has no 24:00; a day ends at 23:59.
          closes: closes === '24:00' ? '23:59' : closes,
        }) as const,
    ),
  ),
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone: business.phone.dial,
    hoursAvailable: { '@type': 'OpeningHoursSpecification', opens: '00:00', closes: '23:59' },
  },
  ...(business.groupName && { parentOrganization: { '@type': 'Organization', name: business.groupName } }),
} as const satisfies HomeAndConstructionBusiness;
