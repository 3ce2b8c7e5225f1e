import { expect, test } from 'vitest';
import { homeEntries } from '#content/home-entries.ts';
import { landings } from '#content/landings/index.ts';
import { privacyPolicyFor } from '#content/legal.ts';
import { faqs } from '#content/questions.ts';
import { agreementPath, servicePath } from '#content/service-paths.ts';
import { services } from '#content/services/index.ts';
import { texts } from '#content/texts.ts';
import { all, normalize, one, pageAt, textOf } from './built-pages.ts';

const { about, agreementPage, home } = texts;
const policy = privacyPolicyFor('');

type Shown = string | number | boolean | undefined | readonly Shown[] | { readonly [field: string]: Shown };

/** The requirement, the path of a page, and the content whose texts the page shows. */
type Row = readonly [row: string, path: string, content: Shown];

const shown: readonly Row[] = [
  ['C001', '/', [home.hero.heading, home.hero.tagline]],
  ['C050', '/', homeEntries.map(({ title, description, image }) => [title, description, image.alt])],
  ['C005', '/about', [about.heading, about.sections]],
  ['C204', '/about', about.guarantees.items],
  ['C103', agreementPath, [agreementPage.cancellation, agreementPage.price]],
  ['C009', '/privacy-policy', [policy.heading, policy.updated, policy.sections.map(({ heading }) => heading)]],
  ['C109', '/faqs', faqs.map(({ question, answer }) => [question, answer])],
  ...services.flatMap(({ slug, title, badge, heroImage, lead, features, section_1_description }): Row[] => [
    ['C077', servicePath(slug), [title, badge, heroImage.alt, lead]],
    ['C081', servicePath(slug), features],
    ['C079', servicePath(slug), section_1_description],
  ]),
  ...landings.flatMap(({ slug, hero, offer, cards, reasons, sectors, trust, residents, testimonials }): Row[] => [
    ['D4', `/${slug}`, [hero.heading, offer?.text, offer?.terms]],
    ['C166', `/${slug}`, [trust.map(({ title, text }) => title + text), residents]],
    ['C170', `/${slug}`, testimonials.items.map(({ text, reviewer, place }) => [text, reviewer + place])],
    ['C179', `/${slug}`, [cards, reasons, sectors].map(({ items }) => items.map(({ title, text }) => [title, text]))],
  ]),
];

function textsOf(content: Shown): string[] {
  if (content === undefined) return [];
  return typeof content === 'object' ? Object.values(content).flatMap(textsOf) : [normalize(String(content))];
}

test.each(shown)('%s %s shows the texts of its content', (_row, path, content) => {
  const main = one(pageAt(path), 'main');
  const page = [textOf(main), ...all(main, 'img').map((image) => normalize(image.getAttribute('alt') ?? ''))].join(
    '\n',
  );
  expect(textsOf(content).filter((text) => !page.includes(text))).toEqual([]);
});
