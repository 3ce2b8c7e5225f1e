/** The argument of a data function: the URL of the page. */
export type PageRequest = { url: { pathname: string } };
