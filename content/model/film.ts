import type { ImageName } from './image.ts';

/**
 * Every film of the site by name. `public/films/<name>.webm` (AV1 or VP9) and `public/films/<name>.mp4` (H.264)
 * are silent loops of 4 to 8 seconds; the picture `<name>-film` is the first frame, shown until the film plays.
 */
export const filmNames = ['ac-maintenance', 'hvac', 'ac-cleaning', 'painting', 'why-ac', 'why-painting'] as const;

export type FilmName = (typeof filmNames)[number];

export const posterOf = (film: FilmName): ImageName => `${film}-film`;
