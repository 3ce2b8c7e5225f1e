import type { PlaceholderValues } from '../fill-placeholders.ts';
import { ContentError, type Problem } from '../model/problems.ts';
import type { Placeholder } from '../placeholders.ts';
import { readAllContent } from './all-content.ts';
import { findBrokenReferences, findMistakesBeyondSchemas, type PictureSizes } from './mistakes.ts';
import { findSamples } from './samples.ts';

/** A problem that the check found. Only mistakes stop `npm run build`. */
export type CheckFinding = Problem & {
  kind: 'mistake' | 'ending' | 'sample';
  /** True if pages cannot be rendered until this is corrected, so that the editor has no new preview either. */
  stops?: boolean;
  /**
   * The name of the sample in `content/confirmed.yaml` after the owner has confirmed it. Undefined if a sample can
   * only be replaced.
   */
  sampleName?: string;
};

export type CheckResult = {
  problems: CheckFinding[];
  /** The values of placeholders in texts. Undefined if a file that `business.ts` reads is invalid. */
  values?: PlaceholderValues;
  placeholders?: readonly Placeholder[];
};

/**
 * Checks all content files. A second call in the same process would use the old values of placeholders, because Node
 * imports `placeholders.ts` only once.
 */
export async function checkContent(sizes: PictureSizes): Promise<CheckResult> {
  const named = await readPlaceholders();
  const all = readAllContent(named.values);
  const stopping = [...all.problems, ...findBrokenReferences(all)];
  const problems: CheckFinding[] = [
    ...stopping.map((problem) => ({ ...problem, kind: 'mistake' as const, stops: true })),
    ...findMistakesBeyondSchemas(all, sizes).map((problem) => ({ ...problem, kind: 'mistake' as const })),
    ...findSamples(all),
  ];
  if (named.values) {
    const { findEndingOffers } = await import('./ending-offers.ts');
    problems.push(...findEndingOffers(all));
  }
  return { problems, ...named };
}

/** Returns no values if a file that `business.ts` reads is invalid, because the values come from these files. */
async function readPlaceholders(): Promise<Omit<CheckResult, 'problems'>> {
  try {
    const { placeholderValues: values, placeholders } = await import('../placeholders.ts');
    return { values, placeholders };
  } catch (error) {
    if (error instanceof ContentError) return {};
    throw error;
  }
}
