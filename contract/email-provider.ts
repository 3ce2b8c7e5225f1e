import type { FormName } from './form-fields.ts';

/** Where leads are sent, with the ids of the provider (spec §5, §7). None of these is a secret. */
export type EmailProvider = {
  /** Origin of the hosted provider, like `https://api.emailjs.com`; empty for this site's own relay. */
  origin: string;
  userId: string;
  serviceId: string;
  /** One template for each form, so that the owner sees which form a lead came from. */
  templateIds: Record<FormName, string>;
};

/** Scheme, host and optional port. A slash at the end is removed. */
const originShape = /^(https?:\/\/[^\s/?#]+)\/?$/;

const originProblem = (value: string) =>
  `EMAIL_ORIGIN is '${value}', which is not a web origin. The forms would have nowhere to send leads. ` +
  `Set it to the provider's origin without a path, like https://api.emailjs.com, or leave it out to use this site's own relay.`;

/** The settings of the business file, overridden by environment variables. Both the build and the server read them. */
export function readEmailProvider(
  defaults: EmailProvider,
  environment: Record<string, string | undefined>,
): EmailProvider {
  const wanted = environment.EMAIL_ORIGIN ?? defaults.origin;
  const origin = wanted && originShape.exec(wanted)?.[1];
  if (origin === undefined) throw new Error(originProblem(wanted));
  return {
    origin,
    // Container tools write an empty value for a variable that is not set.
    userId: environment.EMAIL_USER_ID || defaults.userId,
    serviceId: environment.EMAIL_SERVICE_ID || defaults.serviceId,
    templateIds: {
      enquiry: environment.EMAIL_ENQUIRY_TEMPLATE_ID || defaults.templateIds.enquiry,
      quote: environment.EMAIL_QUOTE_TEMPLATE_ID || defaults.templateIds.quote,
    },
  };
}
