import type { EmailProvider } from '#contract/email-provider.ts';
import { libVersion } from '#contract/email-wire.ts';
import type { FormName } from '#contract/enquiry.ts';
import visuallyHidden from '../../design/primitives/visually-hidden/visually-hidden.module.css';

/** What a browser without scripts has to send along: the ids, and an empty field that only robots fill in. */
export function ProtocolFields({ form, provider }: { form: FormName; provider: EmailProvider }) {
  return (
    <>
      <input name="lib_version" type="hidden" value={libVersion} />
      <input name="user_id" type="hidden" value={provider.userId} />
      <input name="service_id" type="hidden" value={provider.serviceId} />
      <input name="template_id" type="hidden" value={provider.templateIds[form]} />
      <div aria-hidden="true" className={visuallyHidden.root}>
        <label>
          Leave this empty
          <input autoComplete="off" name="website_url" tabIndex={-1} type="text" />
        </label>
      </div>
    </>
  );
}
