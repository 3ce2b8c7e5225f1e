import type * as v from 'valibot';
import { type ContentFile, files } from './files.ts';
import { placeholderValues } from './placeholders.ts';
import { readContentFile } from './read.ts';

type Texts = { [Name in keyof typeof files]: v.InferOutput<(typeof files)[Name]['schema']> };

/** The texts of the content files, by the name of the file in `files.ts`, with placeholders filled in. */
export const texts = Object.fromEntries(
  Object.entries<ContentFile>(files).map(([name, file]) => [name, readContentFile(file, placeholderValues)]),
) as Texts;
