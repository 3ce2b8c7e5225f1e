import { type FilmName, posterOf } from '#content/model/film.ts';
import { picture, type ShownPicture } from './pictures.ts';

export type FilmFiles = { poster: ShownPicture; sources: readonly { src: string; type: string }[] };

/** Best first: browsers play the first that they can. */
const types = { webm: 'video/webm', mp4: 'video/mp4' };

/**
 * For loaders: a film's first frame, and its files in `public/films`; without files the picture stands alone. `alt` says
 * what both show.
 */
export function filmFiles(film: FilmName, alt: string): FilmFiles {
  const sources = Object.entries(types)
    .map(([ending, type]) => ({ file: `${film}.${ending}`, type }))
    .filter(({ file }) => import.meta.env.FILM_FILES.includes(file))
    .map(({ file, type }) => ({ src: `/films/${file}`, type }));
  return { poster: picture({ name: posterOf(film), alt }), sources };
}
