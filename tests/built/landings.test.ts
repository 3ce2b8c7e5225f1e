import { describe, expect, test } from 'vitest';
import { business, communities } from '#content/business.ts';
import { landings } from '#content/landings/index.ts';
import type { Landing, LandingPart } from '#content/model/landing.ts';
import { all, asRead, hrefOf, named, one, pageAt, textOf, texts } from './built-pages.ts';

const call = `tel:${business.phone.dial}`;

/** The heading of each section; the trust block has none. */
function headingOf(landing: Landing, part: LandingPart): string | undefined {
  if (part === 'offer') return landing.hero.offer;
  if (part === 'trust') return undefined;
  if (part === 'trustAndBrands') return landing.brands?.heading;
  if (part === 'nearBanner' || part === 'closingBanner') return landing[part];
  return landing[part]?.heading;
}

describe.each(landings)('C011 C012 C013 C014 /$slug', (landing) => {
  const main = () => one(pageAt(`/${landing.slug}`), 'main');
  const section = (heading: string) => named(main(), 'section', asRead(heading));

  test('C035 D1 D4 its title, its heading, its offer and the terms of it', () => {
    expect(pageAt(`/${landing.slug}`).title).toBe(`${business.productName} - ${landing.meta.title}`);
    expect(textOf(one(main(), 'h1'))).toBe(asRead(landing.hero.heading));
    expect(texts(main(), 'p, h2')).toContain(asRead(landing.hero.offer));
    expect(textOf(main())).toContain(asRead(landing.hero.offerTerms));
  });

  test('C152 C154 C155 C156 C157 C160 C162 C163 C165 C167 C169 C171 C173 its sections, word for word and in order', () => {
    const headings = landing.order.flatMap((part) => headingOf(landing, part) ?? []);
    expect(texts(main(), 'h2')).toEqual(headings.map(asRead));
  });

  test('C173 each of its sections is one block of the page', () => {
    const [first, ...blocks] = [...main().children];
    expect(first?.querySelector('h1')).toBeTruthy();
    expect(blocks.map((block) => texts(block, 'h2')[0])).toEqual(
      landing.order.map((part) => headingOf(landing, part)).map((heading) => heading && asRead(heading)),
    );
  });

  test.each(['cards', 'reasons', 'sectors'] as const)(
    'C154 C158 C161 C165 C167 C168 C179 the entries of its %s',
    (part) => {
      const { heading, items } = landing[part];
      expect(texts(section(heading), 'h3')).toEqual(items.map(({ title }) => asRead(title)));
      for (const { text } of items) expect(textOf(section(heading))).toContain(asRead(text));
    },
  );

  test('C153 C166 C196 C197 ratings, warranty and the residents as plain text', () => {
    for (const { title, text, stars } of landing.trust) {
      const badge = all(main(), 'li').find((entry) => textOf(entry).endsWith(asRead(title) + asRead(text)));
      expect(textOf(badge).includes('5 out of 5 stars'), title).toBe(stars);
    }
    expect(texts(main(), 'p')).toContain(asRead(landing.residents ?? landing.hero.text));
  });

  test('C155 C170 its testimonials: words, name, place, and the stars in words', () => {
    const figures = all(main(), 'figure:has(blockquote)');
    expect(figures.map((figure) => textOf(one(figure, 'blockquote')))).toEqual(
      landing.testimonials.items.map(({ text }) => asRead(text)),
    );
    for (const [index, { reviewer, place, rating }] of landing.testimonials.items.entries()) {
      expect(textOf(figures[index])).toContain(asRead(reviewer) + asRead(place));
      expect(textOf(figures[index])).toContain(`${rating} out of 5 stars`);
    }
  });

  test('C156 C159 C171 C172 C200 two banners to call, and the communities in the last one', () => {
    expect(hrefOf(section(landing.nearBanner), 'Call')).toBe(call);
    expect(hrefOf(section(landing.closingBanner), 'Call')).toBe(call);
    expect(texts(section(landing.closingBanner), 'li')).toEqual(communities.map(asRead));
  });

  test('C162 C174 C175 the brands that it works with', () => {
    const marks = all(main(), 'img[src^="/brands/"], [role="img"]:not([aria-label$="stars"])');
    const names = marks.map((mark) => mark.getAttribute('alt') ?? mark.getAttribute('aria-label'));
    expect(names).toEqual(landing.brands?.logos.map(({ title }) => title) ?? []);
  });

  test('C169 C177 the pictures of paint jobs', () => {
    if (!landing.paintJobs) return expect(all(main(), '[aria-roledescription="carousel"]')).toEqual([]);
    return expect(all(section(landing.paintJobs.heading), 'img')).toHaveLength(landing.paintJobs.images.length);
  });

  test('C199 arrival within minutes stands in a quotation only', () => {
    const page = main().cloneNode(true) as Element;
    for (const quotation of all(page, 'blockquote')) quotation.remove();
    expect(textOf(page)).not.toMatch(/within \d+ minutes/);
  });

  test('C151 every section below the hero fades in', () => {
    const sections = all(main(), 'section:has(h2)').filter((element) => !element.querySelector('h1'));
    expect(sections.length).toBeGreaterThan(4);
    for (const element of sections) expect(element.closest('[data-reveal]'), textOf(element)).not.toBeNull();
  });

  test('C145 C164 the quote form stands in its first view where the content wants it', () => {
    expect(all(main(), 'form')).toHaveLength(landing.hero.hasQuoteForm ? 1 : 0);
  });
});
