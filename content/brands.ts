import { files } from './files.ts';
import { read } from './read.ts';
import { values } from './values.ts';

/** Makers by kind (spec §3), as plain wordmarks: we service their products and claim no partnership. */
export const brands = read(files.brands, values);

export const { airConditioners: airConditionerBrands, paints: paintBrands } = brands;
