import { LeadForm } from '../../features/enquiry/lead-form.tsx';
import { LandingPage } from './landing-page.tsx';
import type { LandingWithFormData } from './landing-with-form-data.ts';

/** A route of its own, so that only this page fetches the form's script, and has it when it hydrates. */
export default function LandingWithFormRoute({ loaderData: { quote, ...data } }: { loaderData: LandingWithFormData }) {
  return <LandingPage data={data} form={<LeadForm {...quote} />} />;
}
