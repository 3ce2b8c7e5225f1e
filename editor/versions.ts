import { parse } from 'yaml';
import { withoutEmpty } from './without-empty.ts';

/** A version of a file on the server. */
export type Version = { version: string; data: unknown };

/** The present version of a file; `undefined` if there is no such file. */
export async function versionOnDisk(path: string): Promise<Version | undefined> {
  const tree: { path: string; sha: string }[] = await (await fetch('/api/keystatic/tree')).json();
  const version = tree.find((entry) => entry.path === path)?.sha;
  return version ? { version, data: await dataOf(path, version) } : undefined;
}

/** The data of a file in a version; `undefined` if that version is not kept. */
export async function dataOf(path: string, version: string): Promise<unknown> {
  const answer = await fetch(`/api/keystatic/blob/${version}/${path}`);
  return answer.ok ? parse(await answer.text()) : undefined;
}

/** What was typed, as it would be saved: without empty fields. */
export function typedData(yaml: string, base: unknown): unknown {
  return withoutEmpty(parse(yaml), base) ?? {};
}

/** Writes JSON, which is valid YAML. */
export const asYaml = (data: unknown): string => JSON.stringify(data);
