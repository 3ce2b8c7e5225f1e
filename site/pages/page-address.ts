/** What a page's data depends on: its address. */
export type PageAddress = { url: { pathname: string } };

/** The prerenderer adds a slash at the end. */
export function pathOf({ url }: PageAddress): string {
  return url.pathname.replace(/(?<=.)\/$/, '');
}
