import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { services } from '#content/services/index.ts';

/** Gives the copy of the project in `folder` as many services as wanted: those there are, and made-up ones like the last. */
export async function withServices(folder: string, count: number) {
  const missing = Array.from({ length: Math.max(0, count - services.length) }, (_, index) => `made-up-${index + 1}`);

  await edit(
    join(folder, 'content/service-paths.ts'),
    '] as const;',
    `${missing.map((slug) => `'${slug}',`).join('\n')}] as const;`,
  );
  await edit(
    join(folder, 'content/services/index.ts'),
    '=> bySlug[slug])',
    "=> bySlug[slug] ?? { ...bySlug.painting, slug, title: 'Painting: ' + slug })",
  );
  await edit(
    join(folder, 'site/seo/card-files.ts'),
    "  '/services/painting':",
    `${missing.map((slug) => `  '/services/${slug}': { address: '/cards/painting-services.jpeg', alt: '${slug}' },`).join('\n')}
  '/services/painting':`,
  );
}

async function edit(file: string, before: string, after: string) {
  const text = await readFile(file, 'utf8');
  if (!text.includes(before))
    throw new Error(`${file} has no "${before}" any more; say in bench/growth where services are added.`);
  await writeFile(
    file,
    text.replace(before, () => after),
  );
}
