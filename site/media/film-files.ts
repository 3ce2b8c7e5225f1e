import { type FilmName, posterOf } from '#content/model/film.ts';
import type { ImageName } from '#content/model/image.ts';

export type FilmFiles = { poster: ImageName; sources: readonly { src: string; type: string }[] };

/** Best first: browsers play the first that they can. */
const types = { webm: 'video/webm', mp4: 'video/mp4' };

/** For loaders: a film's first frame, and its files in `public/films`; without files the picture stands alone. */
export function filmFiles(film: FilmName): FilmFiles {
  const sources = Object.entries(types)
    .map(([ending, type]) => ({ file: `${film}.${ending}`, type }))
    .filter(({ file }) => import.meta.env.FILM_FILES.includes(file))
    .map(({ file, type }) => ({ src: `/films/${file}`, type }));
  return { poster: posterOf(film), sources };
}
