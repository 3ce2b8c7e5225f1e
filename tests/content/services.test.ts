import { describe, expect, test } from 'vitest';
import { imageNames } from '#content/model/image-names.ts';
import type { Service } from '#content/model/service.ts';
import { serviceLinks } from '#content/navigation.ts';
import { pagePaths } from '#content/paths.ts';
import { serviceTypes } from '#content/service-types.ts';
import { serviceAfter, serviceSlugs, services as typedServices } from '#content/services/index.ts';

const services: readonly Service[] = typedServices;

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
  return services.filter((service) => service[field] !== undefined).map(({ slug }) => slug);
}

describe('services', () => {
  test('C003 nine slugs in order, each with a page', () => {
    expect(services.map(({ slug }) => slug)).toEqual([...serviceSlugs]);
    expect(services.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const { slug } of services) expect(pagePaths).toContain(`/services/${slug}`);
  });

  test('C063 the menu has ten entries, each with a page', () => {
    expect(serviceLinks).toHaveLength(10);
    for (const { path } of serviceLinks) expect(pagePaths).toContain(path);
  });

  test('C078 badges', () => {
    expect(services.map(({ badge }) => badge)).toEqual([
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
    const [first, last] = [services[0], services[8]];
    expect(last && serviceAfter(last)).toBe(first);
    expect(first && serviceAfter(first)).toBe(services[1]);
  });

  test('C128 the form has nine options, and each service chooses one of them', () => {
    expect(serviceTypes).toEqual([
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
    expect(services.map(({ title }) => title)).toEqual([
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
