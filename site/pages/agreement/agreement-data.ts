import { business } from '#content/business.ts';
import { agreementRows, yearlyVisits } from '#content/lists.ts';
import { agreementPage, homePage } from '#content/pages.ts';
import { agreementPath } from '#content/service-paths.ts';
import { enquiryAddress } from '../../features/enquiry/enquiry-address.ts';
import { pageMeta } from '../../seo/page-meta.ts';

export type AgreementData = ReturnType<typeof agreementData>;

export default function agreementData() {
  const { meta: words, callToAction, planner, ...page } = agreementPage;
  const { heading, intro, ...texts } = planner;
  return {
    meta: pageMeta({ words, path: agreementPath }),
    page,
    rows: agreementRows,
    planner: {
      heading,
      intro,
      texts,
      yearly: yearlyVisits,
      product: business.productName,
      page: `${business.siteOrigin}${agreementPath}`,
    },
    callToAction: { ...homePage.callToAction, ...callToAction },
    enquirePath: enquiryAddress({ service: 'Maintenance package' }),
    phone: business.phone,
  };
}
