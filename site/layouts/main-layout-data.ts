import { business, hours } from '#content/business.ts';
import { exploreLinks, legalLinks, pageLinks, serviceGroups, serviceLinks } from '#content/navigation.ts';
import { openNowData } from '../pages/opening-data.ts';
import { callBar, sharedData } from './shared-data.ts';

export type MainLayoutData = ReturnType<typeof mainLayoutData>;

/** Returns the data of header and footer. Runs at build time, so that the browser receives only what they show. */
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
    callBar,
    ...sharedData,
  };
}
