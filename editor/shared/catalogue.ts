import type * as v from 'valibot';
import { type ContentFile, files, folders, questionFiles } from '#content/files.ts';
import { faqTypes } from '#content/model/faqs-page.ts';
import { fieldPropertiesOf, nameOf } from '#content/model/field-properties.ts';

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
  /** The field with the name that the owner sees. The file name contains the slug instead. */
  nameField: string;
  /** Returns the URL path of the page for a file of this folder. Undefined if its files have no page. */
  page?: (slug: string) => string;
};

export const editableFolders: Record<FolderName, Folder> = {
  offers: {
    name: 'offers',
    schema: folders.offers.schema,
    section: 'Offers',
    one: 'offer',
    nameField: 'name',
  },
  services: {
    name: 'services',
    schema: folders.services.schema,
    section: 'Services',
    one: 'service',
    nameField: 'title',
    page: (slug) => `/services/${slug}`,
  },
  landings: {
    name: 'landings',
    schema: folders.landings.schema,
    section: 'Landing pages',
    one: 'landing page',
    nameField: 'name',
    page: (slug) => `/${slug}`,
  },
};

/** Each file with its section of the menu, and the page that the preview shows for it. */
const menu: Record<keyof typeof files, [section: Section, page?: string]> = {
  business: ['Company', '/contact'],
  facts: ['Company'],
  communities: ['Company'],
  notices: ['Offers', '/'],
  home: ['Pages', '/'],
  clients: ['Pages', '/'],
  urgent: ['Pages', '/services/ac-maintenance'],
  about: ['Pages', '/about'],
  agreementPage: ['Pages', '/services/maintenance-packages'],
  agreement: ['Pages', '/services/maintenance-packages'],
  contact: ['Pages', '/contact'],
  forms: ['Pages'],
  faqsPage: ['Pages', '/faqs'],
  serviceOrder: ['Services'],
  servicePage: ['Services'],
  landingTexts: ['Landing pages'],
  trust: ['Landing pages'],
  paintJobs: ['Landing pages'],
  brands: ['Landing pages'],
  terms: ['Legal and small texts', '/terms-and-conditions'],
  privacy: ['Legal and small texts', '/privacy-policy'],
  legalPage: ['Legal and small texts', '/privacy-policy'],
  headerAndFooter: ['Legal and small texts'],
  notFound: ['Legal and small texts', '/404'],
  notLoaded: ['Legal and small texts'],
  confirmed: ['For the specialist'],
  technical: ['For the specialist'],
};

/** Texts of these files cannot contain placeholders, because the files define their values or are not on any page. */
const plain: readonly ContentFile[] = [
  files.business,
  files.facts,
  files.communities,
  files.confirmed,
  files.technical,
];

export type EditableFile = {
  /** Like `content/services/plumbing.yaml`. */
  path: string;
  file: ContentFile;
  section: Section;
  /** The title in the menu. Empty for files of a folder: `titleOf` returns their own name. */
  title: string;
  folder?: Folder;
  page?: string | undefined;
  allowsPlaceholders: boolean;
};

export const pathOf = ({ path }: ContentFile): string => `content/${path}.yaml`;

/** The files that always exist, in the order that they have in each section of the menu. */
export const fixedFiles: readonly EditableFile[] = [
  ...Object.entries(menu).map(([name, [section, page]]): EditableFile => {
    const file = files[name as keyof typeof files];
    const { title } = fieldPropertiesOf(file.schema);
    return { path: pathOf(file), file, section, title, page, allowsPlaceholders: !plain.includes(file) };
  }),
  ...faqTypes.map((type): EditableFile => {
    const file = questionFiles[type];
    const title = `Questions: ${type}`;
    return { path: pathOf(file), file, section: 'Questions', title, page: '/faqs', allowsPlaceholders: true };
  }),
];

const inFolder = /^content\/(offers|services|landings)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/;

/** Returns the content file for a path. The file need not exist. Undefined if no content file can have this path. */
export function editableFile(path: string): EditableFile | undefined {
  const [, name, slug = ''] = inFolder.exec(path) ?? [];
  const folder = editableFolders[name as FolderName];
  if (!folder) return fixedFiles.find((file) => file.path === path);
  return {
    path,
    file: {
      path: `${name}/${slug}`,
      schema: folder.schema,
      // The texts of a new offer can contain placeholders for its amount, which have no value before the offer is
      // saved.
      filledByPage: folder.name === 'offers' ? [`offer.${slug}.amount`, `offer.${slug}.figure`] : [],
    },
    section: folder.section,
    title: '',
    folder,
    page: folder.page?.(slug),
    allowsPlaceholders: true,
  };
}

/** The title of a file for the owner, like `Company`, `Plumbing` or `Offer “winter”`. */
export function titleOf(path: string, data: unknown): string {
  const editable = editableFile(path);
  if (!editable?.folder) return editable?.title ?? path;
  const { nameField, one, name: folder } = editable.folder;
  const called = String((data as Record<string, unknown> | undefined)?.[nameField] || nameOf(data));
  // The type is included, because an offer or a landing page can have the same name as a service.
  return folder === 'services' ? called : `${one[0]?.toUpperCase()}${one.slice(1)} “${called}”`;
}
