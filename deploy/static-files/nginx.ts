import { closedPolicy } from '../../server/http/security-headers.ts';
import { contentType } from '../../server/static-site/built-files.ts';
import { askEveryTime, cacheRules } from '../../server/static-site/cache-control.ts';
import type { SiteFiles } from './site-files.ts';

export type NginxOptions = { root: string; port: number };

/** A whole `server` for nginx, to be included inside `http`. Addresses are compared as they were sent, before decoding. */
export function nginxConfig(site: SiteFiles, { root, port }: NginxOptions): string {
  const { pages, notFound, headers, servicesFallback } = site;
  return `# Made by 'npm run static' from the site's own data; changes here are lost.
map $request_uri $site_path {
  default "";
  "~^(?<site_raw_path>[^?]*)" $site_raw_path;
}

map $site_path $site_page_policy {
  default ${quoted(notFound.policy)};
${pages.map(({ address, policy }) => `  ${quoted(address)} ${quoted(policy)};`).join('\n')}
}

# Only for what a browser can open as a page; an empty header is not sent.
map $sent_http_content_type $site_policy {
  default "";
  "~^text/html" $site_page_policy;
  "~^(application/xml|image/svg)" ${quoted(closedPolicy)};
}

map $site_path $site_file_cache {
  default ${quoted(askEveryTime)};
${cacheRules.map(({ addresses, value }) => `  ${quoted(`~${addresses.source.replaceAll('\\/', '/')}`)} ${quoted(value)};`).join('\n')}
}

# What is missing today may be there tomorrow.
map $status $site_cache {
  default ${quoted(askEveryTime)};
  "~^(20.|304)$" $site_file_cache;
}

# From the address as it was sent: a decoded one could carry line breaks into the header.
map $request_uri $site_without_slash {
  default "";
  "~^(?<site_clean>/[^/?][^?]*?)/+(?<site_query>\\?.*)?$" $site_clean$site_query;
}

server {
  listen 127.0.0.1:${port};
  root ${quoted(root)};
  charset utf-8;
  etag on;
  gzip on;
  gzip_vary on;
  gzip_types text/css text/javascript text/plain text/x-script application/json application/xml image/svg+xml;
  types {
${mimeTypes()}
  }
  default_type application/octet-stream;
  error_page 404 /404.html;
  absolute_redirect off;

${Object.entries({ ...headers, 'Content-Security-Policy': '$site_policy', 'Cache-Control': '$site_cache' })
  .map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  .join('\n')}

  if ($site_without_slash) {
    return 308 $site_without_slash;
  }

  location = / {
    try_files /index.html =404;
  }
  location = /404 {
    return 404;
  }
  location = /services/404 {
    return 302 ${servicesFallback};
  }
  location = /services {
    return 302 ${servicesFallback}$is_args$args;
  }
  location ~ ^/services/[^/]+$ {
    try_files $uri.html @services;
  }
  location @services {
    return 302 ${servicesFallback}$is_args$args;
  }
  location ~ \\.html$ {
    internal;
  }
  location / {
    try_files $uri $uri.html =404;
  }
}
`;
}

function mimeTypes(): string {
  const endings = [
    'html',
    'js',
    'css',
    'data',
    'json',
    'webmanifest',
    'xml',
    'txt',
    'svg',
    'ico',
    'png',
    'jpg',
    'avif',
    'webp',
    'woff2',
    'pdf',
    'mp4',
    'webm',
  ];
  return endings.map((ending) => `    ${contentType(`.${ending}`).split(';')[0]} ${ending};`).join('\n');
}

function quoted(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
