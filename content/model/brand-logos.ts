/** The height of every brand logo in pixels. A test compares it and the widths with the files. */
export const brandLogoHeight = 40;

/** The drawings in `public/brands`, with their widths in pixels. */
export const brandLogoWidths: Record<string, number> = {
  '/brands/asian-paints.svg': 138,
  '/brands/caparol.svg': 112,
  '/brands/carrier.svg': 87,
  '/brands/daikin.svg': 96,
  '/brands/gree.svg': 79,
  '/brands/jotun.svg': 98,
  '/brands/kansai-paint.svg': 150,
  '/brands/lg.svg': 45,
  '/brands/national-paints.svg': 152,
  '/brands/o-general.svg': 129,
  '/brands/samsung.svg': 127,
  '/brands/sherwin-williams.svg': 170,
};
