import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { readPrefilledFields } from '../../features/enquiry/enquiry-url.ts';
import { LeadForm } from '../../features/enquiry/lead-form.tsx';
import { Toaster } from '../../features/notifications/toaster.tsx';
import { PageHero } from '../../sections/page-hero/page-hero.tsx';
import type { ContactData } from './contact-data.ts';
import { ContactDetails } from './contact-details.tsx';

export default function ContactRoute({ loaderData }: { loaderData: ContactData }) {
  const { heading, intro, sentHeading, form, details, notifications } = loaderData;
  const { search } = useLocation();
  const { serviceTypes } = form;
  const prefilled = useMemo(() => readPrefilledFields(search, serviceTypes), [search, serviceTypes]);
  const [isSent, setSent] = useState(false);
  return (
    <>
      <PageHero heading={isSent ? sentHeading : heading} {...(!isSent && { text: intro })} />
      <ContactDetails {...details}>
        <LeadForm {...form} onSentChange={setSent} prefilled={prefilled} />
      </ContactDetails>
      <Toaster label={notifications} />
    </>
  );
}
