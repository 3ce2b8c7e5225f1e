import { business } from '#content/business.ts';
import { pagePaths } from '#content/paths.ts';
import { absoluteUrl } from '../../site/seo/absolute-url.ts';
import { paletteColor } from './palette-color.ts';

/** Returns the files that search engines and browsers request, by their fixed names. */
export function siteMetadataFiles(): Record<string, string> {
  return { 'sitemap.xml': sitemap(), 'robots.txt': robots(), 'site.webmanifest': manifest() };
}

function sitemap(): string {
  const entries = pagePaths.map((path) => `  <url><loc>${absoluteUrl(path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;
}

function manifest(): string {
  const icons = [192, 512].map((size) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' }));
  const { productName: name, shortName: short_name } = business;
  const page = paletteColor('stone-50');
  const colors = { background_color: page, theme_color: page };
  return `${JSON.stringify({ name, short_name, start_url: '/', display: 'browser', ...colors, icons }, null, 2)}\n`;
}
