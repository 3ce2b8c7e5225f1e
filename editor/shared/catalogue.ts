import type * as v from 'valibot';
import { type ContentFile, files, folders, questionFiles } from '#content/files.ts';
import { faqTypes } from '#content/model/faq.ts';
import { fieldOf, nameOf } from './schema.ts';

export type FolderName = keyof typeof folders;

/** A folder of which the owner adds and removes files. */
export type Folder = {
  name: FolderName;
  title: string;
  /** What one file of it is, as in “a new service”. */
  one: string;
  schema: v.GenericSchema;
  /** The field with its name. */
  nameField: string;
  /** The longest name, in characters. */
  most: number;
  /** The page that a file of it has, by its address. */
  page: (address: string) => string | undefined;
};

export const editableFolders: Record<FolderName, Folder> = {
  offers: {
    name: 'offers',
    title: 'Offers',
    one: 'offer',
    schema: folders.offers.schema,
    nameField: 'name',
    most: 30,
    page: () => undefined,
  },
  services: {
    name: 'services',
    title: 'Services',
    one: 'service',
    schema: folders.services.schema,
    nameField: 'title',
    // The name is also the option in the enquiry form.
    most: 30,
    page: (address) => `/services/${address}`,
  },
  landings: {
    name: 'landings',
    title: 'Landing pages',
    one: 'landing page',
    schema: folders.landings.schema,
    nameField: 'name',
    most: 40,
    page: (address) => `/${address}`,
  },
};

type FileName = keyof typeof files;

/** The menu of the editor, most frequent changes first. */
export const menu: readonly { title: string; folder?: FolderName; files: readonly FileName[] }[] = [
  { title: 'Company', files: ['business', 'facts', 'communities'] },
  { title: 'Offers', folder: 'offers', files: [] },
  {
    title: 'Pages',
    files: ['home', 'clients', 'about', 'coverage', 'agreementPage', 'agreement', 'contact', 'forms', 'faqsPage'],
  },
  { title: 'Services', folder: 'services', files: ['serviceOrder', 'servicePage'] },
  { title: 'Landing pages', folder: 'landings', files: ['landingTexts', 'trust', 'paintJobs', 'brands'] },
  { title: 'Questions', files: [] },
  {
    title: 'Legal and small texts',
    files: ['terms', 'privacy', 'legalPage', 'headerAndFooter', 'notFound', 'notLoaded'],
  },
  { title: 'For the specialist', files: ['confirmed', 'technical'] },
];

/** Pages that show a file best. The facts of the company are on every page; `/contact` shows most of them. */
const pages: Partial<Record<FileName, string>> = {
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

/** The named values are made from these files, so their texts cannot name one. */
const plain: readonly ContentFile[] = [
  files.business,
  files.facts,
  files.communities,
  files.confirmed,
  files.technical,
];

export type KnownFile = {
  /** Like `content/services/plumbing.yaml`. */
  path: string;
  file: ContentFile;
  /** The title in menus; a file of a folder is called by its own name, which `titleOf` adds. */
  title: string;
  folder: Folder | undefined;
  page: string | undefined;
  mayNameValues: boolean;
  /** Begins the addresses that are made for its entries. A question's has to be different in all categories. */
  keyPrefix: string;
};

export const pathOf = ({ path }: ContentFile): string => `content/${path}.yaml`;

/** The files that are always there, in the order of the menu. */
export const fixedFiles: readonly KnownFile[] = [
  ...(Object.entries(files) as [FileName, ContentFile][]).map(([name, file]) => ({
    path: pathOf(file),
    file,
    title: fieldOf(file.schema).title,
    folder: undefined,
    page: pages[name],
    mayNameValues: !plain.includes(file),
    keyPrefix: '',
  })),
  ...faqTypes.map((type) => ({
    path: pathOf(questionFiles[type]),
    file: questionFiles[type],
    title: `Questions: ${type}`,
    folder: undefined,
    page: '/faqs',
    mayNameValues: true,
    keyPrefix: `${questionFiles[type].path.replace('questions/', '')}-`,
  })),
];

const byPath = new Map(fixedFiles.map((file) => [file.path, file]));

const inFolder = /^content\/(offers|services|landings)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

/** The file of content with this path; it need not exist. */
export function knownFile(path: string): KnownFile | undefined {
  const [, name, address = ''] = inFolder.exec(path) ?? [];
  const folder = editableFolders[name as FolderName];
  if (!folder) return byPath.get(path);
  return {
    path,
    file: {
      path: path.slice('content/'.length, -'.yaml'.length),
      schema: folder.schema,
      // The texts of a new offer may name its amount, which has no value before it is saved.
      leave: folder.name === 'offers' ? [`offer.${address}.amount`, `offer.${address}.figure`] : [],
    },
    title: '',
    folder,
    page: folder.page(address),
    mayNameValues: true,
    keyPrefix: '',
  };
}

/** The name of a file for the owner, like `Company`, `Plumbing` or `Offer ac`. */
export function titleOf(path: string, data: unknown): string {
  const known = knownFile(path);
  if (!known?.folder) return known?.title ?? path;
  const { nameField, one, name } = known.folder;
  const own = (data as Record<string, unknown> | undefined)?.[nameField];
  const called = typeof own === 'string' && own !== '' ? own : nameOf(data);
  // An offer or a landing page may have the name of a service.
  return name === 'services' ? called : `${one[0]?.toUpperCase()}${one.slice(1)} “${called}”`;
}
