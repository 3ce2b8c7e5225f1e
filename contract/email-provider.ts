import type { FormName } from './form-fields.ts';

/** The settings of the email provider (spec §5, §7). Browsers receive all of these values, so none is a secret. */
export type EmailProvider = {
  /** The origin of a hosted provider, like `https://api.emailjs.com`. Empty for this site's own server. */
  origin: string;
  userId: string;
  serviceId: string;
  /** Each form has its own template, so that the owner sees which form a lead came from. */
  templateIds: Record<FormName, string>;
};

/** Matches scheme, host and optional port. Captures the origin without the trailing slash. */
const originShape = /^(https?:\/\/[^\s/?#]+)\/?$/;

const originProblem = (value: string) =>
  `EMAIL_ORIGIN is '${value}', which is not a web origin. The forms would have nowhere to send leads. ` +
  `Set it to the provider's origin without a path, like https://api.emailjs.com, or leave it out to use this site's own relay.`;

/**
 * Reads the settings from the environment. Throws if the origin is invalid. An empty `EMAIL_ORIGIN` replaces the
 * default: it means this site's own server.
 */
export function readEmailProvider(
  defaults: EmailProvider,
  environment: Record<string, string | undefined>,
): EmailProvider {
  const wanted = environment.EMAIL_ORIGIN ?? defaults.origin;
  const origin = wanted && originShape.exec(wanted)?.[1];
  if (origin === undefined) throw new Error(originProblem(wanted));
  return {
    origin,
    // Container tools pass an empty value for a variable that is not set.
    userId: environment.EMAIL_USER_ID || defaults.userId,
    serviceId: environment.EMAIL_SERVICE_ID || defaults.serviceId,
    templateIds: {
      enquiry: environment.EMAIL_ENQUIRY_TEMPLATE_ID || defaults.templateIds.enquiry,
      quote: environment.EMAIL_QUOTE_TEMPLATE_ID || defaults.templateIds.quote,
    },
  };
}
