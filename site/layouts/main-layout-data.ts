import { business, hours } from '#content/business.ts';
import { exploreLinks, legalLinks, pageLinks, serviceGroups, serviceLinks } from '#content/navigation.ts';
import { texts } from '#content/texts.ts';
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
      labels: {
        home: texts.headerAndFooter.home,
        call: texts.headerAndFooter.call,
        email: texts.headerAndFooter.email,
        navigation: texts.headerAndFooter.mainNavigation,
        services: texts.headerAndFooter.services,
        menu: texts.headerAndFooter.menu,
        allHours: texts.headerAndFooter.allHours,
        officeHours: texts.headerAndFooter.officeHours,
      },
      logo: { name: shortName, descriptor },
      pageLinks,
      serviceGroups,
    },
    footer: {
      business: { shortName, descriptor, phone, email, addressLine },
      hours: hours.lines,
      labels: {
        requestQuote: texts.headerAndFooter.requestQuote,
        officeHours: texts.headerAndFooter.officeHours,
        copyright: texts.headerAndFooter.copyright.replace('{year}', String(new Date().getFullYear())),
        registration: texts.headerAndFooter.registration,
      },
      services: { heading: texts.headerAndFooter.services, links: serviceLinks },
      explore: { heading: texts.headerAndFooter.explore, links: exploreLinks },
      legal: { heading: texts.headerAndFooter.legal, links: legalLinks },
    },
    callBar: { ...callBar, enquirePath: '/contact' },
    ...sharedData,
  };
}
