import { describe, expect, test } from 'vitest';
import { imageNames } from '#content/model/image-names.ts';
import type { Service } from '#content/model/service.ts';
import { serviceLinks } from '#content/navigation.ts';
import { pagePaths } from '#content/paths.ts';
import { serviceTypes } from '#content/service-types.ts';
import { serviceAfter, services } from '#content/services/index.ts';
import { specifiedServices } from '#content/specification.ts';

/** Without those that the owner has added. */
const ofSpecification = services.filter(({ slug }) => specifiedServices.includes(slug));

function proseOf(service: Service): string[] {
  return [
    ...service.section_1_description,
    ...service.section_2_description,
    ...service.section_3_description,
    ...service.steps.map(({ text }) => text),
  ];
}

function sentencesOf(service: Service): string[] {
  const everything = [...proseOf(service), service.lead, service.meta.description];
  return everything.flatMap((text) => text.split(/(?<=[.!?])\s+/));
}

function withField(field: keyof Service): string[] {
  return ofSpecification.filter((service) => service[field] !== undefined).map(({ slug }) => slug);
}

describe('services', () => {
  test('C003 the nine slugs of the specification in order, and a page for each service', () => {
    expect(ofSpecification.map(({ slug }) => slug)).toEqual([
      'air-conditioning-installation',
      'ac-maintenance',
      'duct-cleaning',
      'coil-cleaning',
      'water-tank-cleaning',
      'plumbing',
      'handyman',
      'electrical',
      'painting',
    ]);
    expect(services.map(({ id }) => id)).toEqual(services.map((_, index) => index + 1));
    for (const { slug } of services) expect(pagePaths).toContain(`/services/${slug}`);
  });

  test('C063 the menu has every service and the packages, each with a page', () => {
    expect(serviceLinks.map(({ label }) => label)).toEqual([
      ...services.map(({ title }) => title),
      'Maintenance Packages',
    ]);
    for (const { path } of serviceLinks) expect(pagePaths).toContain(path);
  });

  test('C078 badges', () => {
    expect(ofSpecification.map(({ badge }) => badge)).toEqual([
      '6K+ Completed',
      '6K+ Completed',
      'Expertise',
      'Expertise',
      'Expertise',
      'Expertise',
      'Expertise',
      '3K+ Completed',
      'Expertise',
    ]);
  });

  test('C080 benefits on AC installation only', () => {
    expect(withField('benefits')).toEqual(['air-conditioning-installation']);
    expect(withField('benefits_heading')).toEqual(['air-conditioning-installation']);
    const lengths = services[0]?.benefits?.map(({ text }) => text.length) ?? [];
    expect(lengths.filter((length) => length < 20 || length > 90)).toEqual([]);
  });

  test('C082 extra features on painting only', () => {
    expect(withField('additional_features')).toEqual(['painting']);
    expect(withField('additional_features_heading')).toEqual(['painting']);
  });

  test('C087 the last service is followed by the first', () => {
    const [first, last] = [services[0], services.at(-1)];
    expect(last && serviceAfter(last)).toBe(first);
    expect(first && serviceAfter(first)).toBe(services[1]);
  });

  test('C128 the form has the nine options of the specification in order, and each service chooses one', () => {
    const options = [...ofSpecification.map(({ serviceType }) => serviceType), serviceTypes.at(-1)];
    expect([...new Set(options)]).toEqual([
      'Air conditioning',
      'Duct cleaning',
      'Coil cleaning',
      'Water tank cleaning',
      'Plumbing',
      'Handyman',
      'Electrical',
      'Painting',
      'Maintenance package',
    ]);
    for (const { serviceType } of services) expect(serviceTypes).toContain(serviceType);
  });

  test('C206 the services of the company are named', () => {
    expect(ofSpecification.map(({ title }) => title)).toEqual([
      'AC Installation & Replacement',
      'AC Maintenance',
      'Duct Cleaning',
      'Coil Cleaning',
      'Water Tank Cleaning',
      'Plumbing',
      'Handyman',
      'Electrical',
      'Painting',
    ]);
  });
});

describe.each(services.map((service) => [service.slug, service] as const))('%s', (_slug, service) => {
  test('C090 at least 350 words of prose', () => {
    expect(proseOf(service).join(' ').split(/\s+/).length).toBeGreaterThanOrEqual(350);
  });

  test('C090 lists have the length that the page is made for', () => {
    const { features, prepare, signs, facts, steps, lead } = service;
    expect([features.length >= 5 && features.length <= 10, features.length]).toEqual([true, features.length]);
    expect([prepare.length >= 2 && prepare.length <= 5, prepare.length]).toEqual([true, prepare.length]);
    expect([signs.length >= 3 && signs.length <= 6, signs.length]).toEqual([true, signs.length]);
    expect([facts.length >= 2 && facts.length <= 5, facts.length]).toEqual([true, facts.length]);
    expect([steps.length >= 4 && steps.length <= 7, steps.length]).toEqual([true, steps.length]);
    expect([lead.length >= 80 && lead.length <= 220, lead.length]).toEqual([true, lead.length]);
  });

  test('C077 a picture of its own', () => {
    expect(imageNames).toContain(service.heroImage.name);
    expect(services.filter(({ heroImage }) => heroImage.name === service.heroImage.name)).toHaveLength(1);
  });

  test('G11 shares no sentence with another service', () => {
    const others = new Set(services.filter((other) => other !== service).flatMap(sentencesOf));
    expect(sentencesOf(service).filter((sentence) => others.has(sentence))).toEqual([]);
  });
});
