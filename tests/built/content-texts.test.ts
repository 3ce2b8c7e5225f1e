import { expect, test } from 'vitest';
import { facts } from '#content/business.ts';
import { homeEntries } from '#content/home-entries.ts';
import { landings } from '#content/landings/index.ts';
import { privacyPolicyFor } from '#content/legal.ts';
import { notFoundPath } from '#content/paths.ts';
import { faqs } from '#content/questions.ts';
import { agreementPath, servicePath } from '#content/service-paths.ts';
import { services } from '#content/services/index.ts';
import { texts } from '#content/texts.ts';
import { all, normalize, one, pageAt, textOf } from './built-pages.ts';

const { about, agreementPage, home, notFound } = texts;
const policy = privacyPolicyFor('');

type Shown = string | number | boolean | undefined | readonly Shown[] | { readonly [field: string]: Shown };

/** The requirement, the path of the page, and the content whose texts this page shows. */
const shown: readonly (readonly [row: string, path: string, content: Shown])[] = [
  ['C001', '/', [home.hero.heading, home.hero.tagline]],
  ['C044', '/', home.about.points],
  ['C050', '/', homeEntries.map(({ title, description, image }) => [title, description, image.alt])],
  ['C060', '/', [home.callToAction.or, home.callToAction.prompt]],
  ['C005', '/about', [about.heading, about.sections]],
  ['C204', '/about', about.guarantees.items],
  ['C191', '/about', [about.figures, facts.serviceWarrantyDays, facts.paintingWarrantyYears]],
  ['C103', agreementPath, [agreementPage.cancellation, agreementPage.price]],
  ['C009', '/privacy-policy', [policy.heading, policy.updated, policy.sections.map(({ heading }) => heading)]],
  ['C205', notFoundPath, [notFound.heading, notFound.code, notFound.text]],
  ['C109', '/faqs', faqs.map(({ question, answer }) => [question, answer])],
  ...services.flatMap(({ slug, title, badge, heroImage, lead, features, section_1_description }) => [
    ['C077', servicePath(slug), [title, badge, heroImage.alt, lead]] as const,
    ['C081', servicePath(slug), features] as const,
    ['C079', servicePath(slug), section_1_description] as const,
  ]),
  ...landings.flatMap(({ slug, hero, offer, cards, reasons, sectors, trust, residents, testimonials }) => [
    ['D4', `/${slug}`, [hero.heading, offer?.text, offer?.terms]] as const,
    ['C166', `/${slug}`, [trust.map(({ title, text }) => title + text), residents]] as const,
    ['C170', `/${slug}`, testimonials.items.map(({ text, reviewer, place }) => [text, reviewer + place])] as const,
    [
      'C179',
      `/${slug}`,
      [cards, reasons, sectors].map(({ items }) => items.map(({ title, text }) => [title, text])),
    ] as const,
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
