/** Where the router writes what it builds: `npm run build` names the release, so that the server never reads an unfinished one. */
export const releaseFolder = process.env.RELEASE_FOLDER ?? 'build/router';
