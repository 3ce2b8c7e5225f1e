import { LeadForm } from '../../features/enquiry/lead-form.tsx';
import { Toaster } from '../../features/notifications/toaster.tsx';
import { LandingPage } from './landing-page.tsx';
import type { LandingWithFormData } from './landing-with-form-data.ts';

/** A separate route, so that only this page loads the script of the form. */
export default function LandingWithFormRoute({
  loaderData: { quote, notifications, ...data },
}: {
  loaderData: LandingWithFormData;
}) {
  return (
    <>
      <LandingPage data={data} form={<LeadForm {...quote} />} />
      <Toaster label={notifications} />
    </>
  );
}
