import { type ContentFile, files, folders, questionFiles } from '../content/files.ts';

/** The file of content with this path, like `content/services/plumbing.yaml`; it need not be there. */
export function fileAt(path: string): ContentFile | undefined {
  const inner = /^content\/(.+)\.yaml$/.exec(path)?.[1];
  if (!inner) return undefined;
  const single = [...Object.values(files), ...Object.values(questionFiles)].find((one) => one.path === inner);
  const folder = Object.values(folders).find((one) => dirOf(inner) === one.path);
  return single ?? (folder && { path: inner, schema: folder.schema });
}

function dirOf(path: string): string {
  return path.split('/').slice(0, -1).join('/');
}
