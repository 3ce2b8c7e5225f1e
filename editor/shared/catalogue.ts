import type * as v from 'valibot';
import { type ContentFile, files, folders, questionFiles } from '#content/files.ts';
import { type FaqType, faqTypes } from '#content/model/faq.ts';
import { fieldOf, nameOf } from './schema.ts';

/** The sections of the menu, most frequent changes first. */
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

/** A folder of which the owner adds and removes files. */
export type Folder = {
  name: FolderName;
  schema: v.GenericSchema;
  section: Section;
  /** The word for one file, as in “a new service”. */
  one: string;
  /** The field with its name. */
  nameField: string;
  /** The page that a file of it has, by its address. */
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

/** Each file with its section of the menu, and the page that shows it best. */
const places: Record<keyof typeof files, { section: Section; page?: string }> = {
  business: { section: 'Company', page: '/contact' },
  facts: { section: 'Company' },
  communities: { section: 'Company' },
  home: { section: 'Pages', page: '/' },
  clients: { section: 'Pages', page: '/' },
  urgent: { section: 'Pages', page: '/' },
  about: { section: 'Pages', page: '/about' },
  coverage: { section: 'Pages', page: '/' },
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

/** The named values come from these files, so the texts of these files cannot contain named values. */
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
  /** The title in the menu; a file of a folder is called by its own name, which `titleOf` adds. */
  title: string;
  folder?: Folder;
  page?: string | undefined;
  mayNameValues: boolean;
  /** The start of the anchors made for its entries, because a question's must be unique in all categories. */
  keyPrefix: string;
};

export const pathOf = ({ path }: ContentFile): string => `content/${path}.yaml`;

/** The files that are always there, in the order of the menu. */
export const fixedFiles: readonly KnownFile[] = [
  ...(Object.keys(places) as (keyof typeof files)[]).map((name) => ({
    path: pathOf(files[name]),
    file: files[name],
    title: fieldOf(files[name].schema).title,
    mayNameValues: !plain.includes(files[name]),
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
    // A page is called “About”, too.
    title: `Questions: ${type === 'About' ? 'About the company' : type}`,
    page: '/faqs',
    mayNameValues: true,
    keyPrefix: `${file.path.replace('questions/', '')}-`,
  };
}

const inFolder = /^content\/(offers|services|landings)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

/** The file of content with this path; it need not exist. */
export function knownFile(path: string): KnownFile | undefined {
  const [, name, address = ''] = inFolder.exec(path) ?? [];
  const folder = editableFolders[name as FolderName];
  if (!folder) return fixedFiles.find((file) => file.path === path);
  return {
    path,
    file: {
      path: path.slice('content/'.length, -'.yaml'.length),
      schema: folder.schema,
      // The texts of a new offer may name its amount, which has no value before it is saved.
      filledByPage: folder.name === 'offers' ? [`offer.${address}.amount`, `offer.${address}.figure`] : [],
    },
    section: folder.section,
    title: '',
    folder,
    page: folder.page(address),
    mayNameValues: true,
    keyPrefix: '',
  };
}

/** The name of a file for the owner, like `Company`, `Plumbing` or `Offer “winter”`. */
export function titleOf(path: string, data: unknown): string {
  const known = knownFile(path);
  if (!known?.folder) return known?.title ?? path;
  const { nameField, one, name } = known.folder;
  const own = (data as Record<string, unknown> | undefined)?.[nameField];
  const called = typeof own === 'string' && own !== '' ? own : nameOf(data);
  // An offer or a landing page may have the name of a service.
  return name === 'services' ? called : `${one[0]?.toUpperCase()}${one.slice(1)} “${called}”`;
}
