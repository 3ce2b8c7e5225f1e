import { business } from '#content/business.ts';
import { formHelp, quoteForm, sendFailure } from '#content/forms.ts';
import { routeComponent } from '../../browser/route-component.ts';
import { LeadForm } from '../../features/enquiry/lead-form.tsx';
import type { Route } from './+types/landing-with-form.ts';
import { LandingPage } from './landing-page.tsx';
import { loadLanding } from './load-landing.ts';

export function loader({ pattern }: Route.LoaderArgs) {
  return {
    ...loadLanding(pattern),
    quote: {
      form: 'quote' as const,
      texts: quoteForm,
      failureTexts: sendFailure,
      helpTexts: formHelp,
      // The quote form has no list.
      options: { serviceTypes: [] },
      provider: import.meta.env.EMAIL_PROVIDER,
      phone: business.phone,
      email: business.email,
      whatsapp: business.whatsapp,
    },
  };
}

export { meta } from '../../seo/route-meta.ts';

/** A route of its own, so that only this page fetches the form's script, and has it when it hydrates. */
export default routeComponent(function LandingWithFormRoute({ loaderData: { quote, ...data } }: Route.ComponentProps) {
  return <LandingPage data={data} form={<LeadForm {...quote} />} />;
});
