import { business } from '#content/business.ts';
import { landingPhoneLabel } from '#content/landing-phone-label.ts';
import { landings } from '#content/landings/index.ts';
import { legalLinks } from '#content/navigation.ts';
import { texts } from '#content/texts.ts';
import { enquiryUrl } from '../features/enquiry/enquiry-url.ts';
import type { PageRequest } from '../pages/page-request.ts';
import { callBar, sharedData } from './shared-data.ts';

export type LandingLayoutData = ReturnType<typeof landingLayoutData>;

/**
 * Returns the texts of the header and footer. Runs at build time, once for each landing page, because the label
 * before the phone number depends on the path.
 */
export default function landingLayoutData({ url }: PageRequest) {
  const { email, legalName, addressLine, shortName: name, descriptor } = business;
  const { phone = business.phone, serviceType: service = '' } =
    landings.find(({ slug }) => url.pathname === `/${slug}`) ?? {};
  return {
    header: { logo: { name, descriptor }, label: landingPhoneLabel(url.pathname), phone },
    legalLine: {
      legalName,
      address: addressLine,
      phone,
      email,
      links: [
        { label: texts.landingTexts.write, path: enquiryUrl({ service }) },
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
