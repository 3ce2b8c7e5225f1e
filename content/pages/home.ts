import { files } from '../files.ts';
import type { HomePage } from '../model/home-page.ts';
import { read } from '../read.ts';
import { values } from '../values.ts';

const { keywords, ...page } = read(files.home, values);

export const homePage: HomePage = page;

/** For the keywords tag of every page (spec §2). */
export { keywords };
