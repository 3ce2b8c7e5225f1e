/** A maker whose products the company installs or services. `public/brands/<slug>.svg` is a neutral wordmark of ours. */
export type BrandLogo = {
  id: number;
  /** Address of the picture (spec §3). */
  image: `/brands/${string}.svg`;
  /** The maker's name. */
  title: string;
};
