type Kind = { type: string; compresses?: true; streams?: true; isDocument?: true };

const kinds: Record<string, Kind> = {
  '.html': { type: 'text/html; charset=utf-8', compresses: true, isDocument: true },
  '.js': { type: 'text/javascript; charset=utf-8', compresses: true },
  '.css': { type: 'text/css; charset=utf-8', compresses: true },
  '.data': { type: 'text/x-script; charset=utf-8', compresses: true },
  '.json': { type: 'application/json; charset=utf-8', compresses: true },
  '.webmanifest': { type: 'application/manifest+json; charset=utf-8', compresses: true },
  '.xml': { type: 'application/xml; charset=utf-8', compresses: true, isDocument: true },
  '.txt': { type: 'text/plain; charset=utf-8', compresses: true },
  '.svg': { type: 'image/svg+xml; charset=utf-8', compresses: true, isDocument: true },
  '.vtt': { type: 'text/vtt; charset=utf-8', compresses: true },
  '.ico': { type: 'image/x-icon' },
  '.png': { type: 'image/png' },
  '.jpg': { type: 'image/jpeg' },
  '.jpeg': { type: 'image/jpeg' },
  '.gif': { type: 'image/gif' },
  '.avif': { type: 'image/avif' },
  '.webp': { type: 'image/webp' },
  '.woff2': { type: 'font/woff2' },
  '.pdf': { type: 'application/pdf' },
  '.mp4': { type: 'video/mp4', streams: true },
  '.webm': { type: 'video/webm', streams: true },
};

/**
 * By the ending of the file name. `streams` marks films: too large for memory, and asked for in ranges. `isDocument` marks
 * what a browser can open as a page of its own, in which scripts could run.
 */
export function kindOf(extension: string): Kind {
  return kinds[extension.toLowerCase()] ?? { type: 'application/octet-stream' };
}
