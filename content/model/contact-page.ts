import type { PageMeta } from './page-meta.ts';

/** The words beside and below the enquiry form; those inside it are in `content/forms.ts`. */
export type ContactPage = {
  meta: PageMeta;
  heading: string;
  /** One to three sentences under the heading. */
  intro: string;
  /** What happens after sending, in order. */
  next: { heading: string; points: readonly string[] };
  /** The ways past the form. */
  direct: { heading: string; phone: string; email: string; address: string; hours: string };
};
