const year = 31_536_000;
const lasting = `public, max-age=${year}, immutable`;

/** The first rule that matches applies. */
const cacheRules: readonly { addresses: RegExp; value: string }[] = [
  // Names with a hash of the content, as the bundler writes them: `app-BHk3_x9d.js`.
  { addresses: /^\/assets\/.*-[0-9A-Za-z_-]{8}\.[a-z0-9]+$/, value: lasting },
  // Names with a hash of the content, as the scripts for pictures and videos write them: `hero.1a2b3c4d-800.avif`.
  { addresses: /^\/(images|videos|fonts)\/.*\.[0-9a-f]{8,}(-[0-9]+)?\.[a-z0-9]+$/, value: lasting },
  { addresses: /^\/(assets|images|videos|fonts|brands|cards)\//, value: 'public, max-age=3600' },
  { addresses: /^\/(favicon|icon-[0-9]+|apple-touch-icon)\.[a-z]+$/, value: 'public, max-age=3600' },
  // Page data, cached long enough for a prefetched answer to be used when the link is clicked.
  { addresses: /\.data$/, value: 'max-age=60' },
];

export const askEveryTime = 'max-age=0, must-revalidate';

/** How long a browser may keep a file without asking. */
export function cacheControl(address: string): string {
  return cacheRules.find(({ addresses }) => addresses.test(address))?.value ?? askEveryTime;
}
