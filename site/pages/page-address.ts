/** The argument of a data function: the URL of the page. */
export type PageAddress = { url: { pathname: string } };
