/** Imitates how Netlify and Cloudflare Pages apply `_headers` and `_redirects`, where their documentation agrees. */

type HeaderRule = { path: string; headers: [string, string][] };

const headerLine = /^ {2}([A-Za-z-]+): (\S.*)$/;

/** Throws if a line does not have the documented format. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    const header = headerLine.exec(line);
    const rule = rules.at(-1);
    if (header && rule) rule.headers.push([header[1] ?? '', header[2] ?? '']);
    else if (/^\/[^\s*:]*\*?(?:\.[a-z]+)?$/.test(line)) rules.push({ path: line, headers: [] });
    else throw new Error(`Neither a path nor a header: ${line}`);
  }
  return rules;
}

/** Returns the headers of all matching rules. A header that is set twice has both values. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { path: pattern, headers: lines } of rules) {
    if (!fits(pattern, path)) continue;
    for (const [name, value] of lines) {
      const key = name.toLowerCase();
      headers[key] = headers[key] === undefined ? value : `${headers[key]}, ${value}`;
    }
  }
  return headers;
}

/** `*` matches any characters, including slashes. */
function fits(pattern: string, path: string): boolean {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return pattern === path;
  return path.startsWith(before) && path.endsWith(after) && path.length >= before.length + after.length;
}

/** Parses lines of the form `from to status`. */
export function parseRedirects(text: string): { from: string; to: string; status: number }[] {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const match = /^(\/\S*) (\/\S*) (301|302|307|308)$/.exec(line);
      if (!match) throw new Error(`Not a redirect: ${line}`);
      return { from: match[1] ?? '', to: match[2] ?? '', status: Number(match[3]) };
    });
}

/** The file that a host sends: the file with this name, otherwise the page, otherwise the nearest not-found page. */
export function fileFor(files: ReadonlySet<string>, path: string): { file: string; status: number } {
  const name = path.slice(1);
  for (const candidate of [name, `${name}.html`, path === '/' ? 'index.html' : `${name}/index.html`])
    if (candidate !== '' && files.has(candidate)) return { file: candidate, status: 200 };
  const folders = path.split('/').slice(1, -1);
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const candidate = [...folders.slice(0, depth), '404.html'].join('/');
    if (files.has(candidate)) return { file: candidate, status: 404 };
  }
  throw new Error(`No not-found page for ${path}.`);
}
