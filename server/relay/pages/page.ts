import { readFileSync } from 'node:fs';
import type { Context } from 'hono';
import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { business } from '#content/business.ts';
import { contentSecurityPolicy } from '../../static-site/content-security-policy.ts';

export type Markup = HtmlEscapedString | Promise<HtmlEscapedString>;
export type Page = { title: string; main: Markup };

/** The HTML around the relay's own pages, with the site's colours and shapes. */
const frame = readFileSync(new URL('./page.html', import.meta.url), 'utf8');
const policy = contentSecurityPolicy(frame, { providerOrigin: '' });

/** Answers with a page. Keeps the headers that were set on the context before. */
export async function answerPage(context: Context, { title, main }: Page, status: ContentfulStatusCode) {
  context.header('Content-Security-Policy', policy);
  const name = html`${business.productName}`;
  const parts: Record<string, Markup> = { title: html`${title}`, name, main: await main };
  return context.html(
    frame.replace(/{{(\w+)}}/g, (_, part) => String(parts[part])),
    status,
  );
}

export const phoneLink = html`<a href="tel:${business.phone.dial}">${business.phone.display}</a>`;
