/** The words around both legal texts; the texts are in `content/legal/`. */
export const legalPage = { contents: 'On this page', updated: 'Last updated' } as const;
