/** One of the three clients in the hero's 'Recommended by' row (spec §3); drawn as a monogram. */
export type Client = {
  id: number;
  /** Two letters in the picture. */
  image: string;
  /** What the picture stands for, for people who do not see it. */
  alt: string;
};
