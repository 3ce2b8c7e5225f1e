import { type Collection, type ComponentSchema, config, type LocalConfig, singleton } from '@keystatic/core';
import type { ContentFile, ContentFolder } from '../content/files.ts';
import { files, folders, questionFiles } from '../content/files.ts';
import { faqTypes } from '../content/model/faq.ts';
import { titleOf } from './describe.ts';
import { entryFields, fieldsOf } from './fields.tsx';

/** The menu of the editor. What an owner changes often comes first. */
const sections = {
  Company: ['business', 'facts', 'communities'],
  Offers: ['offers'],
  Pages: ['home', 'clients', 'about', 'coverage', 'agreementPage', 'agreement', 'contact', 'faqsPage', 'forms'],
  Services: ['services', 'serviceOrder', 'servicePage'],
  'Landing pages': ['landings', 'landingTexts', 'trust', 'paintJobs', 'brands'],
  Questions: faqTypes.map(questionsKey),
  'Legal and small texts': ['terms', 'privacy', 'legalPage', 'headerAndFooter', 'notFound', 'notLoaded'],
  'For the specialist': ['confirmed', 'technical'],
} satisfies Record<string, readonly (keyof typeof files | keyof typeof folders | `questions ${string}`)[]>;

function questionsKey(type: string): `questions ${string}` {
  return `questions ${type}`;
}

/** Makes Keystatic's configuration from the model in `content/`. */
export function editorConfig(pictures: readonly string[]) {
  /** Named values are computed from these files, so a text in them cannot use named values. */
  const plain: readonly ContentFile[] = [
    files.business,
    files.facts,
    files.communities,
    files.confirmed,
    files.technical,
  ];
  const single = (file: ContentFile, label = titleOf(file.schema)) =>
    singleton({
      label,
      path: `content/${file.path}`,
      format: { data: 'yaml' },
      schema: fieldsOf(file.schema, {
        pictures,
        leave: file.leave ?? [],
        mayNameValues: !plain.includes(file),
      }),
    });
  const entries = (
    { path, schema }: ContentFolder,
    label: string,
    slugField: string,
  ): Collection<Record<string, ComponentSchema>, string> => ({
    label,
    path: `content/${path}/*`,
    format: { data: 'yaml' },
    slugField,
    schema: entryFields(schema, slugField, { pictures, leave: [], mayNameValues: true }),
  });
  return config({
    storage: { kind: 'local' },
    ui: { brand: { name: 'The site' }, navigation: sections },
    singletons: {
      ...Object.fromEntries(Object.entries(files).map(([key, file]) => [key, single(file)])),
      ...Object.fromEntries(faqTypes.map((type) => [questionsKey(type), single(questionFiles[type], type)])),
    },
    collections: {
      offers: entries(folders.offers, 'Offers', 'name'),
      services: entries(folders.services, 'Services', 'title'),
      landings: entries(folders.landings, 'Landing pages', 'name'),
    },
  } as LocalConfig);
}
