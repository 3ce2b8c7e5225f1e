import { describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { firstServicePath, servicePath } from '#content/service-paths.ts';
import { serviceAfter, services } from '#content/services/index.ts';
import { texts } from '#content/texts.ts';
import { all, findByName, hrefOf, normalize, one, pageAt, textOf, textsIn } from './built-pages.ts';

const pageOf = (slug: string) => pageAt(servicePath(slug));

describe.each(services)('C003 $slug', (service) => {
  const main = () => one(pageOf(service.slug), 'main');

  test('C090 shows three sections in order, and a link to the form with this service', () => {
    const headings = [service.section_1_heading, service.section_2_heading, service.section_3_heading].map(normalize);
    expect(textsIn(main(), 'h2').filter((heading) => headings.includes(heading))).toEqual(headings);
    const enquire = hrefOf(findByName(main(), 'section', normalize(service.section_3_heading)), 'Enquire Now');
    const { pathname, searchParams } = new URL(enquire, 'http://site');
    expect(pathname).toBe('/contact');
    expect(textsIn(pageAt('/contact'), 'option')).toContain(searchParams.get('service'));
  });

  test('C084 lists the other services in order', () => {
    const others = services.filter(({ slug }) => slug !== service.slug).map(({ title }) => normalize(title));
    expect(textsIn(findByName(main(), 'nav', 'Explore Other Services'), 'a')).toEqual(others);
  });

  test('shows the calculator and the help after hours when its file asks for them, whatever its form option is called', () => {
    const headings = textsIn(main(), 'h2');
    expect(headings.includes(normalize(texts.servicePage.cost.heading))).toBe(service.calculatorUnit !== undefined);
    expect(headings.includes(normalize(texts.urgent.heading))).toBe(service.isUrgent === true);
  });

  test('C085 Call Now links to the phone, and Email Us to the email address', () => {
    const card = findByName(main(), 'section', 'Need Immediate Help?');
    expect(hrefOf(card, 'Call Now')).toBe(`tel:${business.phone.dial}`);
    expect(hrefOf(card, 'Email Us')).toBe(`mailto:${business.email}`);
  });

  test('C087 a banner links to the next service, except on the last one', () => {
    if (service === services.at(-1)) return expect(textOf(main())).not.toContain('Next Service');
    const next = serviceAfter(service);
    expect(hrefOf(main(), 'Next Service')).toBe(servicePath(next.slug));
    return expect(textOf(main())).toContain(`Next Service${normalize(next.title)}`);
  });
});

test('C080 AC installation shows benefits with icons', () => {
  const [first] = services;
  const benefits = findByName(pageAt(firstServicePath), 'section', first?.benefits_heading ?? 'missing');
  expect(textsIn(benefits, 'li')).toEqual(first?.benefits?.map(({ text }) => normalize(text)));
  expect(all(benefits, 'li svg')).toHaveLength(first?.benefits?.length ?? 0);
});

test('C082 painting shows extra features', () => {
  const painting = services.find(({ slug }) => slug === 'painting');
  const extra = findByName(pageOf('painting'), 'section', painting?.additional_features_heading ?? 'missing');
  expect(textsIn(extra, 'li')).toEqual(painting?.additional_features?.map(normalize));
});
