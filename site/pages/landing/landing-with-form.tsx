import { routeComponent } from '../../browser/route-component.ts';
import { LeadForm } from '../../features/enquiry/lead-form.tsx';
import { LandingPage } from './landing-page.tsx';
import type { LandingWithFormData } from './landing-with-form-data.ts';

export { meta } from '../../seo/route-meta.ts';
export { landingWithFormData as loader } from './landing-with-form-data.ts';

/** A route of its own, so that only this page fetches the form's script, and has it when it hydrates. */
export default routeComponent(function LandingWithFormRoute({
  loaderData: { quote, ...data },
}: {
  loaderData: LandingWithFormData;
}) {
  return <LandingPage data={data} form={<LeadForm {...quote} />} />;
});
