import { files } from '../files.ts';
import { read } from '../read.ts';
import { values } from '../values.ts';

/** Words that every campaign page shares; what is said about the service itself is in `content/landings/`. */
export const landingTexts = read(files.landingTexts, values);
