import { existsSync } from 'node:fs';
import { type Image, imageOf } from '#content/model/image.ts';
import { posterOf, type VideoContent } from '#content/model/video.ts';

export type VideoFiles = { poster: Image; sources: readonly { src: string; type: string }[] };

/** In the order of preference: browsers play the first type that they support. */
const types = { webm: 'video/webm', mp4: 'video/mp4' };

/**
 * Returns the first frame of a video as a picture, and the video's files in `public/videos`. If there are none, the
 * page shows only the picture.
 */
export function findVideoFiles({ name, alt }: VideoContent): VideoFiles {
  const sources = Object.entries(types)
    .map(([ending, type]) => ({ file: `${name}.${ending}`, type }))
    .filter(({ file }) => existsSync(`public/videos/${file}`))
    .map(({ file, type }) => ({ src: `/videos/${file}`, type }));
  return { poster: imageOf({ name: posterOf(name), alt }), sources };
}
