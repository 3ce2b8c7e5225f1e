/** A legal page as structured text. */
export type LegalDocument = {
  heading: string;
  /** As printed: 'June 13, 2025'. */
  updated?: string;
  /** One or two sentences in plain words before the first section. */
  summary: string;
  sections: readonly LegalSection[];
};

export type LegalSection = {
  /** Lower case and dashes; the section's address on the page. */
  id: string;
  heading: string;
  paragraphs: readonly string[];
  /** Points after the paragraphs. */
  points?: readonly string[];
};
