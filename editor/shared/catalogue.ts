import type * as v from 'valibot';
import { type ContentFile, files, folders, questionFiles } from '#content/files.ts';
import { type FaqType, faqTypes } from '#content/model/faqs-page.ts';
import { fieldOf, nameOf } from '#content/model/field.ts';

/** The sections of the menu. Those that the owner changes most often come first. */
export const sections = [
  'Company',
  'Offers',
  'Pages',
  'Services',
  'Landing pages',
  'Questions',
  'Legal and small texts',
  'For the specialist',
] as const;

type Section = (typeof sections)[number];

export type FolderName = keyof typeof folders;

/** A folder in which the owner can add and delete files. */
export type Folder = {
  name: FolderName;
  schema: v.GenericSchema;
  section: Section;
  /** The word for one file, as in “a new service”. */
  one: string;
  /** The field with the name that the owner sees. The file name contains the address instead. */
  nameField: string;
  /** Returns the path of the page for a file of this folder; undefined if files of this folder have no page. */
  page: (address: string) => string | undefined;
};

export const editableFolders: Record<FolderName, Folder> = {
  offers: {
    ...folders.offers,
    name: 'offers',
    section: 'Offers',
    one: 'offer',
    nameField: 'name',
    page: () => undefined,
  },
  services: {
    ...folders.services,
    name: 'services',
    section: 'Services',
    one: 'service',
    nameField: 'title',
    page: (address) => `/services/${address}`,
  },
  landings: {
    ...folders.landings,
    name: 'landings',
    section: 'Landing pages',
    one: 'landing page',
    nameField: 'name',
    page: (address) => `/${address}`,
  },
};

/** Each file with its section of the menu, and the page that the preview shows for it. */
const places: Record<keyof typeof files, { section: Section; page?: string }> = {
  business: { section: 'Company', page: '/contact' },
  facts: { section: 'Company' },
  communities: { section: 'Company' },
  notices: { section: 'Offers', page: '/' },
  home: { section: 'Pages', page: '/' },
  clients: { section: 'Pages', page: '/' },
  urgent: { section: 'Pages', page: '/services/ac-maintenance' },
  about: { section: 'Pages', page: '/about' },
  agreementPage: { section: 'Pages', page: '/services/maintenance-packages' },
  agreement: { section: 'Pages', page: '/services/maintenance-packages' },
  contact: { section: 'Pages', page: '/contact' },
  forms: { section: 'Pages' },
  faqsPage: { section: 'Pages', page: '/faqs' },
  serviceOrder: { section: 'Services' },
  servicePage: { section: 'Services' },
  landingTexts: { section: 'Landing pages' },
  trust: { section: 'Landing pages' },
  paintJobs: { section: 'Landing pages' },
  brands: { section: 'Landing pages' },
  terms: { section: 'Legal and small texts', page: '/terms-and-conditions' },
  privacy: { section: 'Legal and small texts', page: '/privacy-policy' },
  legalPage: { section: 'Legal and small texts', page: '/privacy-policy' },
  headerAndFooter: { section: 'Legal and small texts' },
  notFound: { section: 'Legal and small texts', page: '/404' },
  notLoaded: { section: 'Legal and small texts' },
  confirmed: { section: 'For the specialist' },
  technical: { section: 'For the specialist' },
};

/** Texts of these files cannot contain placeholders, because the files define their values or are not on any page. */
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
  section: Section;
  /** The title in the menu. Empty for files of a folder: `titleOf` returns their own name. */
  title: string;
  folder?: Folder;
  page?: string | undefined;
  allowsPlaceholders: boolean;
  /** The prefix of the generated ids of entries. It makes the ids of questions unique across all categories. */
  keyPrefix: string;
};

export const pathOf = ({ path }: ContentFile): string => `content/${path}.yaml`;

/** The files that always exist, in the order that they have in each section of the menu. */
export const fixedFiles: readonly KnownFile[] = [
  ...(Object.keys(places) as (keyof typeof files)[]).map((name) => ({
    path: pathOf(files[name]),
    file: files[name],
    title: fieldOf(files[name].schema).title,
    allowsPlaceholders: !plain.includes(files[name]),
    keyPrefix: '',
    ...places[name],
  })),
  ...faqTypes.map(questionsOf),
];

function questionsOf(type: FaqType): KnownFile {
  const file = questionFiles[type];
  return {
    path: pathOf(file),
    file,
    section: 'Questions',
    // The title “About” alone could mean the About page.
    title: `Questions: ${type === 'About' ? 'About the company' : type}`,
    page: '/faqs',
    allowsPlaceholders: true,
    keyPrefix: `${file.path.replace('questions/', '')}-`,
  };
}

const inFolder = /^content\/(offers|services|landings)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

/** Returns the content file for a path. The file need not exist. Undefined if no content file can have this path. */
export function knownFile(path: string): KnownFile | undefined {
  const [, name, address = ''] = inFolder.exec(path) ?? [];
  const folder = editableFolders[name as FolderName];
  if (!folder) return fixedFiles.find((file) => file.path === path);
  return {
    path,
    file: {
      path: path.slice('content/'.length, -'.yaml'.length),
      schema: folder.schema,
      // The texts of a new offer can contain placeholders for its amount, which have no value before the offer is
      // saved.
      filledByPage: folder.name === 'offers' ? [`offer.${address}.amount`, `offer.${address}.figure`] : [],
    },
    section: folder.section,
    title: '',
    folder,
    page: folder.page(address),
    allowsPlaceholders: true,
    keyPrefix: '',
  };
}

/** The title of a file for the owner, like `Company`, `Plumbing` or `Offer “winter”`. */
export function titleOf(path: string, data: unknown): string {
  const known = knownFile(path);
  if (!known?.folder) return known?.title ?? path;
  const { nameField, one, name } = known.folder;
  const own = (data as Record<string, unknown> | undefined)?.[nameField];
  const called = typeof own === 'string' && own !== '' ? own : nameOf(data);
  // The type is included, because an offer or a landing page can have the same name as a service.
  return name === 'services' ? called : `${one[0]?.toUpperCase()}${one.slice(1)} “${called}”`;
}
