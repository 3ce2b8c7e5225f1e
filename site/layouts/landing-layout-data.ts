import { business } from '#content/business.ts';
import { landingLabel } from '#content/landing-label.ts';
import { landings } from '#content/landings/index.ts';
import { legalLinks } from '#content/navigation.ts';
import { texts } from '#content/texts.ts';
import type { PageAddress } from '../pages/page-address.ts';
import { callBar, sharedData } from './shared-data.ts';

export type LandingLayoutData = ReturnType<typeof landingLayoutData>;

/**
 * Returns the texts of the header and footer. Runs at build time, once for each landing page, because the label
 * depends on the path.
 */
export default function landingLayoutData({ url }: PageAddress) {
  const { email, legalName, addressLine, shortName: name, descriptor } = business;
  const phone = landings.find(({ slug }) => url.pathname === `/${slug}`)?.phone ?? business.phone;
  return {
    header: { logo: { name, descriptor }, label: landingLabel(url.pathname), phone },
    legalLine: {
      legalName,
      address: addressLine,
      phone,
      email,
      links: [
        { label: texts.landingTexts.write, path: '/contact' },
        { label: texts.headerAndFooter.pages.faqs, path: '/faqs' },
        ...legalLinks,
      ],
    },
    callBar: { ...callBar, phone },
    ...sharedData,
    labels: {
      ...sharedData.labels,
      call: `${texts.landingTexts.call} ${phone.display.replaceAll(' ', '\u00a0')}`,
    },
  };
}
