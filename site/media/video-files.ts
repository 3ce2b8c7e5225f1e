import { type FilmName, posterOf } from '#content/model/film.ts';
import { picture, type ShownPicture } from './pictures.ts';

export type VideoFiles = { poster: ShownPicture; sources: readonly { src: string; type: string }[] };

/** Best first: browsers play the first that they can. */
const types = { webm: 'video/webm', mp4: 'video/mp4' };

/**
 * For loaders: a video's first frame, and its files in `public/films`; without files the picture stands alone. `alt` says
 * what both show.
 */
export function videoFiles(video: FilmName, alt: string): VideoFiles {
  const sources = Object.entries(types)
    .map(([ending, type]) => ({ file: `${video}.${ending}`, type }))
    .filter(({ file }) => import.meta.env.FILM_FILES.includes(file))
    .map(({ file, type }) => ({ src: `/films/${file}`, type }));
  return { poster: picture({ name: posterOf(video), alt }), sources };
}
