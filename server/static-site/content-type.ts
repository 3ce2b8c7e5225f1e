import { getMimeType } from 'hono/utils/mime';

/** By the ending of the file name. `.data` is the router's: it refuses its page data under another type. */
export function contentType(path: string): string {
  if (path.endsWith('.data')) return 'text/x-script; charset=utf-8';
  const type = getMimeType(path) ?? 'application/octet-stream';
  return /xml|json/.test(type) && !type.includes('charset') ? `${type}; charset=utf-8` : type;
}

/** What a browser can open as a page of its own, in which scripts could run. */
export function isDocument(path: string): boolean {
  return /\.(?:html|xml|svg)$/.test(path);
}
