import { createContext, type ReactNode, use, useMemo } from 'react';
import { useMatches } from 'react-router';
import type { ImageName } from '#content/model/image.ts';
import type { ImageFile } from './image-files.ts';
import type { ShownImageFiles } from './with-image-files.ts';

const Files = createContext<ShownImageFiles>({});

/** Hands every picture of the page its files, as the page's loader sent them. */
export function ShownImageFilesProvider({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const files = useMemo(() => {
    const data = matches.map(({ loaderData }) => (loaderData as { imageFiles?: ShownImageFiles })?.imageFiles);
    return Object.assign({}, ...data);
  }, [matches]);
  return <Files value={files}>{children}</Files>;
}

export function useImageFile(name: ImageName): ImageFile {
  const file = use(Files)[name];
  if (!file) throw new Error(`The page does not know picture '${name}'; return withImageFiles(…) from its loader.`);
  return file;
}
