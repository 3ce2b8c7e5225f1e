import { posterOf, type VideoName } from '#content/model/video.ts';
import { picture, type ShownPicture } from './pictures.ts';

export type VideoFiles = { poster: ShownPicture; sources: readonly { src: string; type: string }[] };

/** Best first: browsers play the first that they can. */
const types = { webm: 'video/webm', mp4: 'video/mp4' };

/**
 * For loaders: a video's first frame, and its files in `public/videos`; without files the picture stands alone. `alt` says
 * what both show.
 */
export function videoFiles(video: VideoName, alt: string): VideoFiles {
  const sources = Object.entries(types)
    .map(([ending, type]) => ({ file: `${video}.${ending}`, type }))
    .filter(({ file }) => import.meta.env.VIDEO_FILES.includes(file))
    .map(({ file, type }) => ({ src: `/videos/${file}`, type }));
  return { poster: picture({ name: posterOf(video), alt }), sources };
}
