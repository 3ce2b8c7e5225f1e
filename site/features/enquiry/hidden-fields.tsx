import type { EmailProvider } from '#contract/email-provider.ts';
import { libVersion } from '#contract/email-wire.ts';
import type { FormName } from '#contract/form-fields.ts';
import { VisuallyHidden } from '../../design/primitives/visually-hidden/visually-hidden.tsx';

export type HiddenFieldsProps = {
  form: FormName;
  provider: EmailProvider;
  /** The label of the visually hidden text field, which spam programs fill in. */
  leaveEmpty: string;
};

/**
 * Fields that the browser posts without JavaScript: the provider's library version and ids, and a field that only spam
 * programs fill in.
 */
export function HiddenFields({ form, provider, leaveEmpty }: HiddenFieldsProps) {
  return (
    <>
      <input name="lib_version" type="hidden" value={libVersion} />
      <input name="user_id" type="hidden" value={provider.userId} />
      <input name="service_id" type="hidden" value={provider.serviceId} />
      <input name="template_id" type="hidden" value={provider.templateIds[form]} />
      <VisuallyHidden aria-hidden="true">
        <label>
          {leaveEmpty}
          <input autoComplete="off" name="website_url" tabIndex={-1} type="text" />
        </label>
      </VisuallyHidden>
    </>
  );
}
