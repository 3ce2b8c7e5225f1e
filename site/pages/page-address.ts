/** What a page's data depends on: its address. */
export type PageAddress = { url: { pathname: string } };
