import { business, hours } from '#content/business.ts';
import { exploreLinks, legalLinks, pageLinks, serviceGroups, serviceLinks } from '#content/navigation.ts';
import { openNowData } from '../pages/opening-data.ts';
import { callBar, sharedData } from './shared-data.ts';

export type MainLayoutData = ReturnType<typeof mainLayoutData>;

/** Runs at build time, so that the browser receives only the data that header and footer show. */
export default function mainLayoutData() {
  const { phone, email, shortName, descriptor, addressLine } = business;
  return {
    header: {
      email,
      phone,
      hours: hours.lines,
      openNow: openNowData,
      logo: { name: shortName, descriptor },
      pageLinks,
      serviceGroups,
    },
    footer: {
      business: { shortName, descriptor, phone, email, addressLine },
      hours: hours.lines,
      services: serviceLinks,
      explore: exploreLinks,
      legal: legalLinks,
    },
    callBar: { ...callBar, enquirePath: '/contact' },
    ...sharedData,
  };
}
