import { parse } from 'yaml';
import { withoutEmpty } from './without-empty.ts';

/** A version of a file on the server. */
export type Version = { version: string; data: unknown };

/** What stands on disk now; `undefined` for a file that is not there. */
export async function versionOnDisk(path: string): Promise<Version | undefined> {
  const tree: { path: string; sha: string }[] = await (await fetch('/api/keystatic/tree')).json();
  const version = tree.find((entry) => entry.path === path)?.sha;
  return version ? { version, data: await dataOf(path, version) } : undefined;
}

/** What a file was in a version; `undefined` if nobody kept that, or it cannot be read. */
export async function dataOf(path: string, version: string): Promise<unknown> {
  const answer = await fetch(`/api/keystatic/blob/${version}/${path}`);
  return answer.ok ? parse(await answer.text()) : undefined;
}

/** What was typed, as it would be written: without what is empty. */
export function typedData(yaml: string, base: unknown): unknown {
  return withoutEmpty(parse(yaml), base) ?? {};
}

/** JSON is YAML too. */
export const asYaml = (data: unknown): string => JSON.stringify(data);
