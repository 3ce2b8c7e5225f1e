import { useLocation } from 'react-router';
import { prefilledFields } from '../../features/enquiry/enquiry-address.ts';
import { LeadForm } from '../../features/enquiry/lead-form.tsx';
import { PageIntro } from '../../sections/page-intro/page-intro.tsx';
import type { ContactData } from './contact-data.ts';
import { ContactDetails } from './contact-details.tsx';

export default function ContactRoute({ loaderData: { heading, intro, form, details } }: { loaderData: ContactData }) {
  const { search } = useLocation();
  return (
    <PageIntro heading={heading} text={intro}>
      <ContactDetails {...details}>
        <LeadForm {...form} prefilled={prefilledFields(search, form.options.serviceTypes)} />
      </ContactDetails>
    </PageIntro>
  );
}
