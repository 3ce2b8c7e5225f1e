import type { CarouselImage } from './model/carousel-image.ts';

/** The paint-jobs carousel: exactly five (spec §9). */
export const paintJobs = [
  {
    id: 1,
    src: 'paint-job-living-room',
    alt: 'A living room with panelled walls painted deep green behind a pale sofa',
  },
  { id: 2, src: 'paint-job-majlis', alt: 'A majlis with arches and low seating against terracotta walls' },
  { id: 3, src: 'paint-job-bedroom', alt: 'A bedroom in sage green with a panelled wall behind a linen bed' },
  { id: 4, src: 'paint-job-facade', alt: 'A villa façade freshly painted warm white, with the shadow of a stair' },
  { id: 5, src: 'paint-job-study', alt: 'A study with deep blue walls, full shelves and a desk by the window' },
] as const satisfies readonly CarouselImage[];
