/** Made by the build beside each file that gets smaller, best first: the ending of each. */
export const encodings = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof encodings;
