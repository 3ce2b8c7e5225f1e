/** Where the router writes what it builds: `npm run build` names the release, so that nobody reads half of one. */
export const releaseFolder = process.env.RELEASE_FOLDER ?? 'build/router';
