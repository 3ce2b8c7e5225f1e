import { business, hours } from '#content/business.ts';
import { exploreLinks, legalLinks, pageLinks, serviceLinks } from '#content/navigation.ts';
import { headerAndFooter } from '#content/pages.ts';
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
      labels: {
        home: headerAndFooter.home,
        call: headerAndFooter.call,
        email: headerAndFooter.email,
        navigation: headerAndFooter.mainNavigation,
        services: headerAndFooter.services,
        menu: headerAndFooter.menu,
        allHours: headerAndFooter.allHours,
        officeHours: headerAndFooter.officeHours,
      },
      logo: { name: shortName, descriptor },
      pageLinks,
      serviceLinks,
    },
    footer: {
      business: { shortName, descriptor, phone, email, addressLine },
      hours: hours.lines,
      labels: {
        requestQuote: headerAndFooter.requestQuote,
        officeHours: headerAndFooter.officeHours,
        copyright: headerAndFooter.copyright.replace('{year}', String(new Date().getFullYear())),
        registration: headerAndFooter.registration,
      },
      services: { heading: headerAndFooter.services, links: serviceLinks },
      explore: { heading: headerAndFooter.explore, links: exploreLinks },
      legal: { heading: headerAndFooter.legal, links: legalLinks },
    },
    callBar: { ...callBar, enquirePath: '/contact' },
    ...sharedData,
  };
}
