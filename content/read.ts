import { readdirSync, readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type * as v from 'valibot';
import { parse, YAMLParseError } from 'yaml';
import { checkData, type ReadResult } from './check-data.ts';
import type { ContentFile, ContentFolder } from './files.ts';
import type { PlaceholderValues } from './fill-placeholders.ts';
import { ContentError } from './model/problems.ts';

/** Located through `package.json`, because the build bundles this module into a file in another folder. */
const contentFolder = join(dirname(findPackageJSON('..', import.meta.url) ?? '.'), 'content');

/** Returns the data of a file before placeholders are replaced. Throws if the file cannot be read. */
function readRawData({ path }: ContentFile): unknown {
  return parse(readFileSync(join(contentFolder, `${path}.yaml`), 'utf8'));
}

/** Reads a file and checks it (see `checkData`). If the file cannot be read, returns that as a problem. */
export function readAndValidate<Schema extends v.GenericSchema>(
  source: ContentFile<Schema>,
  values: PlaceholderValues | undefined,
): ReadResult<v.InferOutput<Schema>> {
  const file = `content/${source.path}.yaml`;
  let data: unknown;
  try {
    data = readRawData(source);
  } catch (error) {
    return { content: undefined, problems: [{ file, field: 'The file', problem: reasonOf(error), help: '' }] };
  }
  return checkData(source, data, values);
}

/** Returns a reason for the owner. Replaces a message of the YAML parser, because it describes YAML syntax. */
function reasonOf(error: unknown): string {
  if (!(error instanceof YAMLParseError)) return `cannot be read: ${error instanceof Error ? error.message : error}`;
  const line = error.linePos?.[0].line;
  return `cannot be read${line ? ` from line ${line} on` : ''}: look there for a line with too much or too little indentation, a missing quotation mark, or a text with a colon and without quotation marks`;
}

/** Reads a file. Throws if its content is invalid, which stops the build. */
export function readContentFile<Schema extends v.GenericSchema>(
  file: ContentFile<Schema>,
  values: PlaceholderValues,
): v.InferOutput<Schema> {
  const { content, problems } = readAndValidate(file, values);
  if (problems.length > 0) throw new ContentError(problems);
  return content as v.InferOutput<Schema>;
}

/** Returns the files of a folder by name, in alphabetical order. */
export function filesIn<Schema extends v.GenericSchema>({
  path,
  schema,
}: ContentFolder<Schema>): Record<string, ContentFile<Schema>> {
  const names = readdirSync(join(contentFolder, path)).filter((name) => name.endsWith('.yaml'));
  return Object.fromEntries(
    names.toSorted().map((name) => {
      const slug = name.slice(0, -'.yaml'.length);
      return [slug, { path: `${path}/${slug}`, schema }];
    }),
  );
}

export function readFolder<Schema extends v.GenericSchema>(
  folder: ContentFolder<Schema>,
  values: PlaceholderValues,
): Record<string, v.InferOutput<Schema>> {
  return Object.fromEntries(
    Object.entries(filesIn(folder)).map(([name, file]) => [name, readContentFile(file, values)]),
  );
}
