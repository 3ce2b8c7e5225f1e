import type { ContentFile } from '../files.ts';
import { describeField, type Problem } from '../model/explain.ts';
import { dataOf } from '../read.ts';
import { type Sample, type SampleName, samples } from '../samples.ts';
import { allFiles } from './all-files.ts';
import { confirmedByOwner } from './confirmations.ts';

/** A sample text that the owner has neither replaced nor confirmed. Without `confirms`, it can only be replaced. */
export type FoundSample = Problem & { sample: SampleName; confirms?: string };

export function findSamples(): FoundSample[] {
  const confirmed = confirmedByOwner();
  const names = Object.keys(samples) as SampleName[];
  return names
    .filter((name) => !(samples[name].canBeTrue && confirmed.has(name)))
    .flatMap((name) =>
      allFiles()
        .filter(({ path }) => samples[name].files.includes(path))
        .filter((file) => hasSample(file, samples[name]))
        .map((file) => foundSample(name, file)),
    );
}

function hasSample(file: ContentFile, { field, isSample }: Sample): boolean {
  return valuesAt(dataOf(file), field).some((value) => isSample.test(String(value)));
}

/** The values at a path like `address.street` or `items.*.title`. `*` matches every entry of a list. */
function valuesAt(data: unknown, path: string): unknown[] {
  return path.split('.').reduce<unknown[]>(
    (values, key) =>
      values.flatMap((value) => {
        if (typeof value !== 'object' || value === null) return [];
        return key === '*' ? Object.values(value) : [(value as Record<string, unknown>)[key]];
      }),
    [data],
  );
}

function foundSample(sample: SampleName, { path, schema }: ContentFile): FoundSample {
  const { field, problem, help, canBeTrue } = samples[sample];
  const fieldPath = field.replace(/\.\*.*$/, '').split('.');
  return {
    sample,
    file: `content/${path}.yaml`,
    field: describeField(schema, fieldPath).field,
    fieldPath,
    problem,
    help,
    ...(canBeTrue && { confirms: sample }),
  };
}
