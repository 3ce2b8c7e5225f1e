import type { ImageName } from './image.ts';

/**
 * Every video of the site by name. `public/videos/<name>.webm` (AV1 or VP9) and `public/videos/<name>.mp4` (H.264)
 * are silent loops of 4 to 8 seconds; the picture `<name>-poster` is the first frame, shown until the video plays.
 */
export const videoNames = ['ac-maintenance', 'hvac', 'ac-cleaning', 'painting', 'why-ac', 'why-painting'] as const;

export type VideoName = (typeof videoNames)[number];

export const posterOf = (video: VideoName): ImageName => `${video}-poster`;
