import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { formatYaml } from '#content/format.ts';
import { services } from '#content/services/index.ts';

/** Gives the copy of the project in `folder` as many services as wanted: those there are, and made-up ones like the last. */
export async function withServices(folder: string, count: number) {
  const missing = Array.from({ length: Math.max(0, count - services.length) }, (_, index) => `made-up-${index + 1}`);
  const content = join(folder, 'content/services');
  const model = parse(await readFile(join(content, 'painting.yaml'), 'utf8'));
  for (const slug of missing) {
    // The home page lists the specification's eight, however many there are.
    const { home: _home, ...service } = { ...model, title: `Painting: ${slug}` };
    await writeFile(join(content, `${slug}.yaml`), formatYaml(service));
  }

  const cards = join(folder, 'site/seo/card-files.ts');
  const before = "  '/services/painting':";
  const text = await readFile(cards, 'utf8');
  if (!text.includes(before)) throw new Error(`${cards} has no "${before}" any more.`);
  const entries = missing.map(
    (slug) => `  '/services/${slug}': { address: '/cards/painting-services.jpeg', alt: '${slug}' },\n`,
  );
  await writeFile(
    cards,
    text.replace(before, () => entries.join('') + before),
  );
}
