/**
 * Changes most of the content in the current folder: figures, sentences, headings and the order of entries. Adds a
 * service and a landing page.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { parse, stringify } from 'yaml';
import { type ContentFile, files, folders, questionFiles } from '#content/files.ts';
import { unwrapOptional } from '#content/model/field-properties.ts';
import type { FieldMetadata } from '#content/model/fields.ts';

// biome-ignore lint/suspicious/noExplicitAny: the files have many shapes
type Data = any;

/** Files that stay unchanged: labels of controls, by which tests find them, technical values, and names of brands. */
const keptFiles: readonly ContentFile[] = [
  files.headerAndFooter,
  files.technical,
  files.brands,
  files.servicePage,
  files.landingTexts,
];
const keptFields =
  /^(label|optional|placeholder|hint|button|link|submit|sending|name|clientsLabel|filter|categoriesLabel|fewer|more|unitsLabel|startLabel|units|columns|visits|request|download|tryAgain|call|email|copy|copied)$/;

const pathOf = ({ path }: ContentFile) => `content/${path}.yaml`;
const dataOf = (path: string): Data => parse(readFileSync(path, 'utf8'));
const write = (path: string, data: Data) => writeFileSync(path, stringify(data));

function edit(file: ContentFile, change: (data: Data) => void): void {
  const data = dataOf(pathOf(file));
  change(data);
  write(pathOf(file), data);
}

const following = Object.fromEntries(Array.from('aeiou12345678', (letter, index) => [letter, 'eioua23456789'[index]]));

/** Replaces characters of a text, so that it keeps its length. Does not change placeholders in braces. */
const reworded = (text: string) => text.replace(/\{[^}]*\}|[aeiou1-8]/g, (found) => following[found] ?? found);

/** Returns the data of a file with its lines and paragraphs reworded, except in `keptFields`. */
function rewordedFile(value: Data, schema: v.GenericSchema): Data {
  const inner = unwrapOptional(schema) as unknown as {
    entries: Record<string, v.GenericSchema>;
    item: v.GenericSchema;
  };
  if (Array.isArray(value)) return value.map((entry) => rewordedFile(entry, inner.item));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        const child = inner.entries[key];
        return [key, child && !keptFields.test(key) ? rewordedFile(entry, child) : entry];
      }),
    );
  const { kind } = v.getMetadata(unwrapOptional(schema)) as Partial<FieldMetadata>;
  return kind === 'line' || kind === 'paragraph' ? reworded(value) : value;
}

function filesOf(folder: { path: string; schema: v.GenericSchema }): ContentFile[] {
  return readdirSync(`content/${folder.path}`)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => ({ path: `${folder.path}/${name.replace('.yaml', '')}`, schema: folder.schema }));
}

/**
 * Returns the data of an existing page, reworded once. The loop over all files rewords the new page and the existing
 * one, so their sentences always differ. The content check would report equal sentences.
 */
const copyOf = ({ path, schema }: { path: string; schema: v.GenericSchema }, name: string): Data =>
  rewordedFile(dataOf(`content/${path}/${name}.yaml`), schema);

// New pages are written first, so that the loop over all files changes them too.
const service = copyOf(folders.services, 'plumbing');
write('content/services/pest-control.yaml', {
  ...service,
  title: 'Pest Control',
  heroImage: { ...service.heroImage, name: 'residential-painting' },
  section_2_description: service.section_2_description.map((text: string) => text.replace(/\{.*?\}/, 'a little')),
  serviceType: 'Pest control',
  visitImage: undefined,
  home: undefined,
});
write('content/landings/pest-control-services.yaml', {
  ...copyOf(folders.landings, 'ac-cleaning-services'),
  name: 'Pest control',
});

const allFiles = [...Object.values(files), ...Object.values(questionFiles), ...Object.values(folders).flatMap(filesOf)];
for (const file of allFiles.filter((one) => !keptFiles.includes(one)))
  write(pathOf(file), rewordedFile(dataOf(pathOf(file)), file.schema));

edit(files.business, (company) => {
  company.productName = 'Al Noor Home and Property Maintenance';
  company.legalName = 'Al Noor & Sons Technical Services and Building Maintenance L.L.C.';
  company.shortName = 'Alnoor';
  company.descriptor = 'Home and Property';
  delete company.groupName;
  company.phone = '+971 4 765 4321';
  company.whatsapp = '+971 50 765 4321';
  company.email = 'office@al-noor-maintenance.example';
  company.address.street = 'Office 2711, Tower of the Palms';
  company.licence = '1234567';
  company.insurance = 'Orient Insurance, public liability';
  company.taxNumber = '100123456700003';
  company.technicians = 'Our technicians are our employees, carry an identity card and are insured.';
  company.vatPercent = 6;
  company.prices = { acService: 425, handymanHour: 1250 };
});
writeFileSync(
  pathOf(files.business),
  readFileSync(pathOf(files.business), 'utf8').replace(/\b(0[89]|1[89]):00/g, '$1:30'),
);
// Confirms deviations from all texts that the specification fixes, and from the order of sections on landing pages
// (C173), which this script reverses.
edit(files.confirmed, (data) => {
  const fixedTexts: Record<string, Record<string, string[]>> = parse(
    readFileSync('tests/built/fixed-texts.yaml', 'utf8'),
  );
  const requirements = new Set([...Object.values(fixedTexts).flatMap((rows) => Object.keys(rows)), 'C173']);
  data.confirmed = [...requirements].map((what) => ({ what, date: '2026-11-23', by: 'The owner' }));
});
edit(files.facts, (facts) => {
  for (const name of Object.keys(facts)) facts[name] += 3;
});
edit(files.agreement, (agreement) => {
  agreement.rows.reverse();
  agreement.rows.push({ service: 'A look at the garden taps', value: 'included' });
});
edit(files.trust, ({ ratings }) => {
  ratings[0].profile = { address: 'https://maps.example/al-noor', reviews: 412, date: 'November 2026' };
});
edit(files.notices, ({ notices }) => {
  notices.push({ text: 'At Eid we answer by phone only.', firstDay: '2026-01-01', lastDay: '2099-12-31' });
});
for (const file of filesOf(folders.offers))
  edit(file, (offer) => {
    offer.amount += 25;
  });
for (const file of Object.values(questionFiles))
  edit(file, ({ questions }) => {
    questions.reverse();
  });
for (const file of filesOf(folders.landings))
  edit(file, (landing) => {
    landing.phone = '+971 4 765 4399';
    landing.order.reverse();
    landing.testimonials.items.reverse();
  });
