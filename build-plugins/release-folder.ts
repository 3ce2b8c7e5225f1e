/** Where the router writes its build. `npm run build` sets it to a folder that is renamed when the release is complete. */
export const releaseFolder = process.env.RELEASE_FOLDER ?? 'build/router';
