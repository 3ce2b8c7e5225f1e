import { type ContentFile, type ContentFolder, files, folders, questionFiles } from '../files.ts';
import { filesIn } from '../read.ts';

export function allFiles(): ContentFile[] {
  return [
    ...Object.values(files),
    ...Object.values(questionFiles),
    ...(Object.values(folders) as ContentFolder[]).flatMap((folder) => Object.values(filesIn(folder))),
  ];
}

/** The files whose texts visitors see. */
export function printedFiles(): ContentFile[] {
  const unprinted: readonly ContentFile[] = [files.confirmed, files.technical];
  return allFiles().filter((file) => !unprinted.includes(file));
}
