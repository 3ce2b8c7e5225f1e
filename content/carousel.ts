import type { CarouselImage } from './model/carousel-image.ts';

/** The paint-jobs carousel: exactly five (spec §9). */
export const paintJobs = [
  {
    id: 1,
    src: 'paint-job-living-room',
    alt: 'A living room with panelled walls painted deep green behind a pale sofa and two framed prints',
  },
  { id: 2, src: 'paint-job-majlis', alt: 'A majlis with arched niches and low seating against terracotta walls' },
  { id: 3, src: 'paint-job-bedroom', alt: 'A bedroom in sage green with a linen bed and lamps on both sides' },
  {
    id: 4,
    src: 'paint-job-facade',
    alt: 'A villa façade painted warm white, with an outside stair and the shadows of palms',
  },
  { id: 5, src: 'paint-job-study', alt: 'A study with deep blue walls, full shelves and a desk' },
] as const satisfies readonly CarouselImage[];
