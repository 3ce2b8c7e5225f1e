import { html } from 'hono/html';
import { sendFormPath } from '#contract/email-wire.ts';
import { type Page, phoneLink } from './page.ts';

/** Under the relay's own path: the site's table of addresses knows nothing of it. */
export const thankYouPath = sendFormPath.replace('send-form', 'thank-you');

export function thankYouPage(): Page {
  return {
    title: 'Thank you',
    main: html`<h1>Thank you!</h1>
<p>Our team is reviewing your submission. If we need any additional details, we will reach out via the contact information you provided.</p>
<p>You can also call us: ${phoneLink}</p>
<p><a class="button" href="/">Back to the home page</a></p>`,
  };
}
