import { files } from '../files.ts';
import type { LegalDocument } from '../model/legal.ts';
import { read } from '../read.ts';
import { values } from '../values.ts';

const { meta, ...document } = read(files.terms, values);

export const termsMeta = meta;
export const terms: LegalDocument = document;
