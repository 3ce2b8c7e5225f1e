/** The address for which data is made. */
export type PageAddress = { url: { pathname: string } };
