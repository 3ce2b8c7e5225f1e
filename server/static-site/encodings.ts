/** The encodings of the compressed copies that the build makes, best first, and the endings of their names. */
export const encodings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof encodings;
