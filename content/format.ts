import { stringify } from 'yaml';

/** The one way in which a file of content is written, so that a change of a field is a change of its lines only. */
export function formatYaml(data: unknown): string {
  return stringify(data, { lineWidth: 110, singleQuote: true, aliasDuplicateObjects: false });
}
