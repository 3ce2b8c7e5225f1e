import { useLocation } from 'react-router';
import { business } from '#content/business.ts';
import { enquiryForm, formHelp, sendFailure } from '#content/forms.ts';
import { optionLists } from '#content/option-lists.ts';
import { contactPage, headerAndFooter } from '#content/pages.ts';
import { routeComponent } from '../../browser/route-component.ts';
import { whatsappAddress } from '../../design/primitives/link/whatsapp-address.ts';
import { preparedFields } from '../../features/enquiry/enquiry-address.ts';
import { LeadForm } from '../../features/enquiry/lead-form.tsx';
import { PageIntro } from '../../sections/page-intro/page-intro.tsx';
import { pageMeta } from '../../seo/page-meta.ts';
import type { Route } from './+types/contact.ts';
import { ContactDetails } from './contact-details.tsx';

export function loader() {
  const { meta: words, heading, intro, next, direct } = contactPage;
  const { phone, email, whatsapp, addressLine } = business;
  return {
    meta: pageMeta({ words, path: '/contact' }),
    heading,
    intro,
    form: {
      form: 'enquiry' as const,
      texts: enquiryForm,
      failureTexts: sendFailure,
      helpTexts: formHelp,
      options: optionLists,
      provider: import.meta.env.EMAIL_PROVIDER,
      phone,
      email,
      whatsapp,
    },
    details: {
      next,
      direct,
      phone,
      email,
      whatsapp: whatsapp && whatsappAddress(whatsapp, headerAndFooter.whatsappMessage),
      addressLine,
    },
  };
}

export { meta } from '../../seo/route-meta.ts';

export default routeComponent(function ContactRoute({
  loaderData: { heading, intro, form, details },
}: Route.ComponentProps) {
  const { search } = useLocation();
  return (
    <PageIntro heading={heading} text={intro}>
      <ContactDetails {...details}>
        <LeadForm {...form} chosen={preparedFields(search, form.options.serviceTypes)} />
      </ContactDetails>
    </PageIntro>
  );
});
