import { files, folders, questionFiles } from '../content/files.ts';
import type { FaqType } from '../content/model/faq.ts';

/** The file that the editor has open, and the page of the site that shows its content. */
export type OpenFile = { path: string; page: string | undefined };

/** The page that shows the content of a file. The facts of the company are on every page; `/contact` shows most of them. */
const pages: Partial<Record<keyof typeof files, string>> = {
  business: '/contact',
  home: '/',
  clients: '/',
  about: '/about',
  coverage: '/',
  agreementPage: '/services/maintenance-packages',
  agreement: '/services/maintenance-packages',
  faqsPage: '/faqs',
  contact: '/contact',
  terms: '/terms-and-conditions',
  privacy: '/privacy-policy',
  legalPage: '/privacy-policy',
  notFound: '/404',
};

/** The file at an address of the editor; `undefined` for a list of files and for a new file that is not saved yet. */
export function openFileAt(pathname: string): OpenFile | undefined {
  const [, kind, name = '', , slug = ''] =
    /^\/keystatic\/(singleton|collection)\/([^/]+)(\/item\/([^/]+))?$/.exec(pathname) ?? [];
  const key = decodeURIComponent(name);
  if (kind === 'singleton') return singleFile(key);
  const folder = folders[key as keyof typeof folders];
  if (kind !== 'collection' || !slug || !folder) return undefined;
  const page = { services: `/services/${slug}`, landings: `/${slug}` }[key];
  return { path: `content/${folder.path}/${slug}.yaml`, page };
}

function singleFile(key: string): OpenFile | undefined {
  const questions = questionFiles[key.replace('questions ', '') as FaqType];
  if (questions) return { path: `content/${questions.path}.yaml`, page: '/faqs' };
  const file = files[key as keyof typeof files];
  return file && { path: `content/${file.path}.yaml`, page: pages[key as keyof typeof files] };
}

/** The address of the editor at which a file is edited. */
export function addressOf(path: string): string | undefined {
  const inner = path.replace(/^content\/|\.yaml$/g, '');
  const single = Object.entries(files).find(([, file]) => file.path === inner);
  if (single) return `singleton/${single[0]}`;
  const questions = Object.entries(questionFiles).find(([, file]) => file.path === inner);
  if (questions) return `singleton/${encodeURIComponent(`questions ${questions[0]}`)}`;
  const folder = Object.entries(folders).find(([, one]) => inner.startsWith(`${one.path}/`));
  return folder && `collection/${folder[0]}/item/${inner.slice(folder[1].path.length + 1)}`;
}
