import { business } from '#content/business.ts';
import { landingLabel } from '#content/landing-label.ts';
import { legalLinks } from '#content/navigation.ts';
import { texts } from '#content/texts.ts';
import type { PageAddress } from '../pages/page-address.ts';
import { callBar, sharedData } from './shared-data.ts';

export type LandingLayoutData = ReturnType<typeof landingLayoutData>;

/** Runs at build time, once for each landing page, because the label depends on the path. */
export default function landingLayoutData({ url }: PageAddress) {
  const { phone, legalName, addressLine } = business;
  return {
    header: { label: landingLabel(url.pathname), phone },
    legalLine: {
      legalName,
      address: addressLine,
      phone,
      links: legalLinks,
    },
    callBar: { ...callBar, labels: { ...callBar.labels, call: `${texts.landingTexts.call} ${phone.display}` } },
    ...sharedData,
  };
}
