import { files } from './files.ts';
import type { Claim } from './model/claim.ts';
import { read } from './read.ts';
import { values } from './values.ts';

/** Every number and every promise that the site prints. Tests stop one that is not here, and one that nobody prints. */
export const claims: readonly Claim[] = read(files.claims, values).claims;
