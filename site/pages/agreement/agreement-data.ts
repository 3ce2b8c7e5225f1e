import { business } from '#content/business.ts';
import { acUnitsInDay } from '#content/prices.ts';
import { agreementPath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { pageMeta } from '../../seo/page-meta.ts';

export type AgreementData = ReturnType<typeof agreementData>;

export default function agreementData() {
  const { meta: words, callToAction, planner, ...page } = texts.agreementPage;
  const { heading, ...labels } = planner;
  return {
    meta: pageMeta({ words, path: agreementPath }),
    page,
    rows: texts.agreement.rows,
    planner: {
      heading,
      texts: labels,
      unitsInDay: acUnitsInDay,
      yearly: texts.agreement.yearlyVisits,
      product: business.productName,
      page: `${business.siteOrigin}${agreementPath}`,
    },
    callToAction: { ...texts.home.callToAction, ...callToAction },
    terms: texts.headerAndFooter.pages.terms,
    option: texts.forms.agreementOption,
    phone: business.phone,
  };
}
