import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { business } from '#content/business.ts';
import { hashSource } from '../../static-site/content-security-policy.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;

/** The site's colours and shapes, in the one small sheet of the relay's pages. */
const style = `
:root { color-scheme: light; --page: #fbf8f3; --ink: #14211e; --shade: #0f3a3d; --deep: #0a2023; --copper: #b4511e; --line: #c9c2b4; --radius: 14px; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1.0625rem/1.6 system-ui, -apple-system, "Segoe UI", sans-serif; }
header { background: linear-gradient(var(--deep), var(--shade)); }
header a { display: block; max-width: 42rem; margin: 0 auto; padding: 1.1rem 1.25rem; color: #fff; font-weight: 700; text-decoration: none; }
main { max-width: 42rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; }
h1 { margin: 0 0 1rem; font-size: clamp(1.75rem, 6vw, 2.5rem); line-height: 1.15; letter-spacing: -0.02em; }
a { color: var(--shade); }
label { display: block; margin-top: 1.25rem; font-weight: 600; }
input, select, textarea { display: block; width: 100%; margin-top: 0.35rem; padding: 0.75rem 0.9rem; border: 1px solid var(--line); border-radius: var(--radius); background: #fff; color: inherit; font: inherit; }
[aria-invalid] { border-color: var(--copper); }
.problem { margin: 0.35rem 0 0; color: #93400f; font-weight: 600; }
.extra { position: absolute; left: -100vw; width: 1px; height: 1px; overflow: hidden; }
button, .button { display: inline-block; margin-top: 1.75rem; padding: 0.85rem 1.6rem; border: 0; border-radius: var(--radius); background: var(--copper); color: #fff; font: inherit; font-weight: 700; text-decoration: none; cursor: pointer; }
:focus-visible { outline: 3px solid var(--copper); outline-offset: 3px; }
`;

const policy = [
  `default-src 'none'`,
  `style-src ${hashSource(style)}`,
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
].join('; ');

export type Page = { title: string; main: Markup };

/** With the headers that were set on the context, as every other answer. */
export async function answerPage(context: Context, { title, main }: Page, status: ContentfulStatusCode) {
  context.header('Content-Security-Policy', policy);
  return context.html(
    await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${business.productName}</title>
<style>${raw(style)}</style>
</head>
<body>
<header><a href="/">${business.productName}</a></header>
<main>
${main}
</main>
</body>
</html>
`,
    status,
  );
}

export const phoneLink = html`<a href="tel:${business.phone.dial}">${business.phone.display}</a>`;
