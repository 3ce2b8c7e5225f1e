import { files } from './files.ts';
import { read } from './read.ts';

/** The communities that the site names (spec §1), also the area served in the structured data. */
export const { communities } = read(files.communities, {});
