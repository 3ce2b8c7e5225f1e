const year = 31_536_000;
const lasting = `public, max-age=${year}, immutable`;

/** The first that fits counts. */
const cacheRules: readonly { addresses: RegExp; value: string }[] = [
  // Only a name that changes with its content is kept for good: as the bundler writes it, `app-BHk3_x9d.js`,
  { addresses: /^\/assets\/.*-[0-9A-Za-z_-]{8}\.[a-z0-9]+$/, value: lasting },
  // and as the picture and video scripts do, `hero.1a2b3c4d-800.avif`, `hvac.1a2b3c4d.mp4`.
  { addresses: /^\/(images|videos|fonts)\/.*\.[0-9a-f]{8,}(-[0-9]+)?\.[a-z0-9]+$/, value: lasting },
  { addresses: /^\/(assets|images|videos|fonts|brands|cards)\//, value: 'public, max-age=3600' },
  { addresses: /^\/(favicon|icon-[0-9]+|apple-touch-icon)\.[a-z]+$/, value: 'public, max-age=3600' },
  // Page data: long enough for a prefetched answer to be used when the link is followed.
  { addresses: /\.data$/, value: 'max-age=60' },
];

export const askEveryTime = 'max-age=0, must-revalidate';

/** How long a browser may keep a file without asking. */
export function cacheControl(address: string): string {
  return cacheRules.find(({ addresses }) => addresses.test(address))?.value ?? askEveryTime;
}
