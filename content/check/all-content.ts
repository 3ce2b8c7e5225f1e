import type * as v from 'valibot';
import { type ContentFile, type ContentFolder, files, folders, questionFiles } from '../files.ts';
import type { PlaceholderValues } from '../fill-placeholders.ts';
import { describeField, type FieldPath, type Problem } from '../model/problems.ts';
import { filesIn, readAndValidate } from '../read.ts';

/** All content, read once. `contents` maps the path of each valid file to its content. */
export type AllContent = {
  files: readonly ContentFile[];
  contents: ReadonlyMap<string, unknown>;
  /** The problems of single files: unreadable YAML, unknown placeholders, and what the schemas report. */
  problems: readonly Problem[];
};

export function readAllContent(values: PlaceholderValues | undefined): AllContent {
  const inFolders = (Object.values(folders) as ContentFolder[]).flatMap((folder) => Object.values(filesIn(folder)));
  const all = [...Object.values(files), ...Object.values(questionFiles), ...inFolders];
  const results = all.map((file) => ({ path: file.path, ...readAndValidate(file, values) }));
  const valid = results.filter(({ content }) => content !== undefined);
  return {
    files: all,
    contents: new Map(valid.map(({ path, content }) => [path, content])),
    problems: results.flatMap(({ problems }) => problems),
  };
}

/** Returns the content of a file, or undefined if the file is invalid. */
export function contentOf<Schema extends v.GenericSchema>(
  { contents }: AllContent,
  { path }: ContentFile<Schema>,
): v.InferOutput<Schema> | undefined {
  return contents.get(path) as v.InferOutput<Schema> | undefined;
}

/** Returns the names of all files in a folder, including invalid ones. */
export function namesIn({ files: all }: AllContent, folder: keyof typeof folders): string[] {
  const start = `${folder}/`;
  return all.filter(({ path }) => path.startsWith(start)).map(({ path }) => path.slice(start.length));
}

/** Returns the path of a content file, like `content/pages/home.yaml` for `pages/home`. */
export const yamlOf = (path: string): string => `content/${path}.yaml`;

export function problemAt({ path, schema }: ContentFile, fieldPath: FieldPath, problem: string, help = ''): Problem {
  return { file: yamlOf(path), field: describeField(schema, fieldPath).field, fieldPath, problem, help };
}
