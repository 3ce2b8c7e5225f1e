import { choice, group, paragraph } from './fields.ts';
import type { ImageName } from './image.ts';

/**
 * Each video is a silent loop of 4 to 8 seconds: `public/videos/<name>.webm` (AV1 or VP9) and
 * `public/videos/<name>.mp4` (H.264). The picture `<name>-poster` is its first frame.
 */
export const videoNames = [
  'ac-maintenance',
  'hvac',
  'ac-cleaning',
  'painting',
  'why-ac',
  'why-ac-cleaning',
  'why-hvac',
  'why-painting',
] as const;

type VideoName = (typeof videoNames)[number];

const labels: Record<VideoName, string> = {
  'ac-maintenance': 'AC maintenance',
  hvac: 'AC installation and repair',
  'ac-cleaning': 'AC cleaning',
  painting: 'Painting',
  'why-ac': 'Why choose us: AC maintenance',
  'why-hvac': 'Why choose us: AC installation',
  'why-ac-cleaning': 'Why choose us: AC cleaning',
  'why-painting': 'Why choose us: painting',
};

export const posterOf = (video: VideoName): ImageName => `${video}-poster`;

export type VideoContent = { name: VideoName; alt: string };

export function video(title: string, help: string) {
  return group(title, help, {
    name: choice('Video', '', labels),
    alt: paragraph('What the video shows', [20, 140], 'For people who do not see it.'),
  });
}
