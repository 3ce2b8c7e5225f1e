import { readFileSync } from 'node:fs';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { business } from '#content/business.ts';
import { createContentSecurityPolicy } from '#contract/content-security-policy.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;
/** A page that the server writes itself, such as the thank-you page for a form sent without scripts. */
export type Page = { title: string; main: Markup };

/** The folder of the project or of a release. It is found by its package.json, because bundling moves this module. */
const root = dirname(findPackageJSON('..', import.meta.url) ?? '.');
const palette = readFileSync(join(root, 'site/design/tokens/palette.css'), 'utf8');

const frame = readFileSync(new URL('./page.html', import.meta.url), 'utf8').replace('/* palette */', palette);
const style = frame.slice(frame.indexOf('<style>') + '<style>'.length, frame.indexOf('</style>'));
const policy = `${createContentSecurityPolicy({ scripts: [], styles: [style], providerOrigin: '' })}; frame-ancestors 'none'`;

export async function answerPage(context: Context, page: Page, status: ContentfulStatusCode) {
  context.header('Content-Security-Policy', policy);
  return context.html(await htmlOf(page), status);
}

export async function htmlOf({ title, main }: Page): Promise<string> {
  const name = html`${business.productName}`;
  const parts: Record<string, Markup> = { title: html`${title}`, name, main: await main };
  return frame.replace(/{{(\w+)}}/g, (_, part) => String(parts[part]));
}

export const phoneLink = html`<a href="tel:${business.phone.dial}">${business.phone.display}</a>`;

/** Caddy answers a sent form with this page while the lead server is down. @internal for the build */
export const unavailablePage: Page = {
  title: 'Your message was not sent',
  main: html`<p role="alert">We cannot take messages at the moment. Please call us: ${phoneLink}</p>
<p>Or try again in a few minutes: go back in your browser, and what you typed is still there.</p>`,
};
