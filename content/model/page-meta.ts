/** What search engines and shared links show of a page. */
export type PageMeta = {
  /** Without the product name, which is put before it (spec §2); 10 to 45 characters. */
  title: string;
  /** One or two sentences, 70 to 160 characters. */
  description: string;
};
