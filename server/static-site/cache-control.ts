/** As the bundler puts a hash in a name: `app-BHk3_x9d.js`. */
const bundledName = /^\/assets\/.*-[\w-]{8}\.\w+$/;

/** As the picture and film scripts do: `hero.1a2b3c4d-800.avif`, `hvac.1a2b3c4d.mp4`. */
const hashedMedia = /^\/(?:images|films|fonts)\/.*\.[0-9a-f]{8,}(?:-\d+)?\.\w+$/;
const media = /^\/(?:assets|images|films|fonts)\//;

const year = 31_536_000;

/** How long a browser may keep a file without asking. Only a name that changes with its content is kept for good. */
export function cacheControl(address: string): string {
  if (bundledName.test(address) || hashedMedia.test(address)) return `public, max-age=${year}, immutable`;
  if (media.test(address)) return 'public, max-age=3600';
  // Page data: long enough for a prefetched answer to be used when the link is followed.
  if (address.endsWith('.data')) return 'max-age=60';
  return 'max-age=0, must-revalidate';
}
