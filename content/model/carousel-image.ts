import type { ImageName } from './image.ts';

/** One slide of the paint-jobs carousel; spec §3 calls the picture `src`. */
export type CarouselImage = { id: number; src: ImageName; alt: string };
