import { existsSync } from 'node:fs';
import * as v from 'valibot';
import type { ContentFile } from '../content/files.ts';
import { fillIn, type NamedValues } from '../content/fill-in.ts';
import { type Problem, problemOf } from '../content/model/explain.ts';
import { pictureFile } from './pictures.ts';

/**
 * What is wrong with the content of one file, by the model. `values` is `undefined` while the facts that they are made of do
 * not fit: then names in braces stay as they are.
 */
export function checkContent(file: ContentFile, data: unknown, values: NamedValues | undefined): Problem[] {
  const { path, schema, leave = [] } = file;
  const name = `content/${path}.yaml`;
  const filled = values ? fillIn(data, { values, leave, schema, file: name }) : { data, problems: [] };
  const issues = v.safeParse(schema, filled.data).issues ?? [];
  const wrong = issues.filter((issue) => !isNewPicture(issue)).map((issue) => problemOf(issue, schema, name, data));
  return [...filled.problems, ...wrong];
}

/** The model's list of pictures is read when the editor starts; this one was uploaded afterwards. */
function isNewPicture({ type, input, requirement }: v.BaseIssue<unknown> & { requirement?: unknown }): boolean {
  if (type !== 'picklist' || requirement !== undefined || typeof input !== 'string') return false;
  return /^[a-z0-9-]+$/.test(input) && existsSync(pictureFile(input));
}
