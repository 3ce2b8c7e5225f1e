import { files } from '../files.ts';
import { specifiedLandings } from '../specification.ts';
import { type AllContent, contentOf, problemAt } from './all-content.ts';
import type { CheckFinding } from './check-content.ts';
import { listFieldValues } from './field-values.ts';

type Sample = {
  /** The paths of the files, without `content/` and `.yaml`. */
  files: readonly string[];
  /** The keys of the field or of its group, without indexes of lists, like `ratings.text`. */
  field: string;
  isSample: RegExp;
  /** The end of a sentence that starts with the name of the field. */
  problem: string;
  help: string;
  /** Whether the sample value can be true for a company. The owner can then confirm it. */
  canBeTrue?: true;
};

const own = 'is a sample: enter your own';

/**
 * The sample values that the owner replaces with the company's facts. The first `npm run publish` fails while samples
 * remain, unless `--with-samples` is given.
 */
const samples: Readonly<Record<string, Sample>> = {
  companyName: {
    files: ['business'],
    field: 'productName',
    isSample: /^Ghaf Home Maintenance$/,
    problem: own,
    help: 'The name is in titles, the footer and the legal texts',
    canBeTrue: true,
  },
  groupName: {
    files: ['business'],
    field: 'groupName',
    isSample: /^Ghaf Properties Group$/,
    problem: own,
    help: 'The real estate group that the company is part of',
    canBeTrue: true,
  },
  phone: {
    files: ['business'],
    field: 'phone',
    isSample: /000 0000$/,
    problem: 'is a sample that reaches nobody: enter your number',
    help: 'Every call button dials it',
  },
  email: {
    files: ['business'],
    field: 'email',
    isSample: /\.example$/,
    problem: 'is a sample that reaches nobody: enter your address',
    help: 'Every email link writes to it',
  },
  address: {
    files: ['business'],
    field: 'address.street',
    isSample: /Example/,
    problem: own,
    help: 'It is in the footer, the terms and the search data',
  },
  processors: {
    files: ['business'],
    field: 'processors',
    isSample: /^Example /,
    problem: own,
    help: 'The privacy policy names the company',
  },
  siteAddress: {
    files: ['technical'],
    field: 'siteOrigin',
    isSample: /\.example$/,
    problem: 'is a sample: enter the address at which the site is published',
    help: 'Search engines and shared links use it',
  },
  testimonials: {
    files: specifiedLandings.map((slug) => `landings/${slug}`),
    field: 'testimonials.items.reviewer',
    isSample:
      /^(Anita P|Claire D|Daniel K|Farah S|Hessa A|James W|Mariam K|Noura B|Omar H|Priya N|Rania M|Thomas R)\.$/,
    problem: 'has sample testimonials: replace them with words of your customers, with their consent',
    help: 'Nobody has said the words of a sample',
  },
  ratings: {
    files: ['trust'],
    field: 'ratings.text',
    isSample: /^5-star rating$/,
    problem: 'has sample ratings: compare them with your profiles on Google and Facebook',
    help: 'They are on every landing page',
    canBeTrue: true,
  },
  residents: {
    files: ['trust'],
    field: 'residents',
    isSample: /^8 out of 10 Residents in Dubai choose us$/,
    problem: 'has no survey behind it yet: keep the survey on file, or empty the field',
    help: 'It is on every landing page',
    canBeTrue: true,
  },
  clients: {
    files: ['clients'],
    field: 'clients.image.name',
    isSample: /^client-(villa|tower|shop)$/,
    problem: 'has sample pictures: name clients who recommend you, with their consent',
    help: 'The “Recommended by” line on the home page',
    canBeTrue: true,
  },
};

/**
 * The samples that the owner has neither replaced nor confirmed. A file with several values of one sample, such as
 * testimonials, gets one finding for it.
 */
export function findSamples(all: AllContent): CheckFinding[] {
  const confirmed = contentOf(all, files.confirmed)?.confirmed.map(({ what }) => what) ?? [];
  return Object.entries(samples).flatMap(([name, { files: paths, field, isSample, problem, help, canBeTrue }]) => {
    if (canBeTrue && confirmed.includes(name)) return [];
    return all.files.flatMap((file): CheckFinding[] => {
      if (!paths.includes(file.path)) return [];
      const sample = listFieldValues(file.schema, contentOf(all, file)).find(({ fieldPath, value }) => {
        const keys = fieldPath.filter((key) => typeof key === 'string');
        return keys.join('.').startsWith(field) && isSample.test(value);
      });
      if (!sample) return [];
      const index = sample.fieldPath.findIndex((key) => typeof key === 'number');
      const fieldPath = index < 0 ? sample.fieldPath : sample.fieldPath.slice(0, index);
      return [{ ...problemAt(file, fieldPath, problem, help), kind: 'sample', ...(canBeTrue && { sampleName: name }) }];
    });
  });
}
