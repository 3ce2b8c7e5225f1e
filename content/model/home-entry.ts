import type { ImageName } from './image.ts';
import type { Badge } from './service.ts';

/** One row of the services list on the home page (spec §3). */
export type HomeEntry = {
  /** 1 to 8, in order. */
  id: number;
  title: string;
  /** Address of the service; the first is the alias `/services/ac-install` on purpose (spec §2). */
  href: `/services/${string}`;
  /** One or two sentences, 60 to 160 characters. */
  description: string;
  badge: Badge;
  image: ImageName;
  /** What is seen in the picture. */
  imageAlt: string;
};
