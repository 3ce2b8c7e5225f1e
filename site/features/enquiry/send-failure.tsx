import { useEffect, useRef, useState } from 'react';
import { CallButton } from '../../company/call-button.tsx';
import { whatsappUrl } from '../../company/whatsapp-url.ts';
import layout from '../../design/layout/layout.module.css';
import { Button } from '../../design/primitives/button/button.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import textStyles from '../../design/text.module.css';
import { mailtoUrl } from './form-values-as-text.ts';
import type { LeadFormProps } from './lead-form.tsx';
import styles from './send-failure.module.css';

export type SendFailureProps = LeadFormProps & {
  /** The current values of the fields as text, for email and WhatsApp. */
  message: string;
  isSending: boolean;
};

/**
 * Shown after sending has failed, until the form is sent or its draft expires. Lists other ways to reach the company.
 * Scrolls into view, because the notification at the bottom of the window would cover its last button.
 */
export function SendFailure(props: SendFailureProps) {
  const { failureTexts: texts, message, isSending, phone, email, whatsapp } = props;
  /** Undefined before the visitor has tried to copy. */
  const [isCopied, setCopied] = useState<boolean>();
  const root = useRef<HTMLDivElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // On the way back to the form, the visitor starts at the heading of the page.
    if (document.activeElement?.tagName === 'H1') return;
    root.current?.scrollIntoView({ block: 'nearest' });
    again.current?.focus({ preventScroll: true });
  }, []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message);
      setCopied(true);
    } catch (error) {
      console.error('Not copied.', error);
      setCopied(false);
    }
  };
  return (
    <div className={`${layout.card} ${layout.stack4} ${styles.root}`} ref={root} role="alert">
      <h2 className={textStyles.heading4}>{texts.heading}</h2>
      <p>{texts.text}</p>
      <div className={layout.cluster}>
        <Button isBusy={isSending} ref={again} size="small" type="submit">
          {isSending ? props.texts.sending : texts.tryAgain}
        </Button>
        <CallButton label={texts.call} phone={phone} size="small" variant="line" />
        <ButtonLink size="small" to={mailtoUrl(email, texts.emailSubject, message)} variant="line">
          <Icon name="email" />
          {texts.email}
        </ButtonLink>
        {whatsapp && (
          <ButtonLink size="small" to={whatsappUrl(whatsapp, message)} variant="line">
            <Icon name="chat" />
            {texts.whatsapp}
          </ButtonLink>
        )}
        <Button onClick={copy} size="small" variant="line">
          <Icon name={isCopied ? 'check' : 'copy'} />
          {isCopied ? texts.copied : texts.copy}
        </Button>
      </div>
      {isCopied === false && (
        <>
          <p>{texts.copyByHand}</p>
          <p className={styles.text}>{message}</p>
        </>
      )}
    </div>
  );
}
