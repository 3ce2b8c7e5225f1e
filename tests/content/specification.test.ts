import type * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { deviations } from '#content/check/deviations.ts';
import { type ContentFile, files, folders, questionFiles } from '#content/files.ts';
import { filesIn } from '#content/read.ts';
import { type SpecifiedText, specifiedTexts } from '#content/specification.ts';

const allFiles: ContentFile[] = [
  ...Object.values(files),
  ...Object.values(questionFiles),
  ...Object.values<ContentFile>(filesIn<v.GenericSchema>(folders.services)),
  ...Object.values<ContentFile>(filesIn<v.GenericSchema>(folders.landings)),
  // The owner may delete an offer. Any other offer has the same fields.
  { path: 'offers/ac', schema: folders.offers.schema },
  { path: 'offers/painting', schema: folders.offers.schema },
];

/** A file that has only the specified field, with this value. */
function fileWith({ field }: SpecifiedText, value: SpecifiedText['says']): unknown {
  if (field === undefined) return { text: `Before. ${value}, and after.` };
  const [outer = '', inner] = field.split('.*.');
  const values = inner === undefined ? value : [value].flat().map((one) => ({ [inner]: one }));
  return outer.split('.').reduceRight<unknown>((content, key) => ({ [key]: content }), values);
}

const reported = (text: SpecifiedText, value: SpecifiedText['says']) =>
  deviations([text], allFiles, () => fileWith(text, value));

test.each(specifiedTexts)('$row $file $field “$says” is compared with the content', (text) => {
  expect(reported(text, text.says)).toEqual([]);
  expect(reported(text, 'other words')).toMatchObject([{ row: text.row, file: `content/${text.file}.yaml` }]);
});

test.each(specifiedTexts.filter(({ field }) => field))('$row $file has the field $field', (text) => {
  const [deviation] = reported(text, 'another');
  // The title of a field that the model does not know is its key.
  const keys = text.field?.split('.*.')[0]?.split('.') ?? [];
  for (const key of keys) expect(deviation?.field.split(' › ')).not.toContain(key);
});

describe('the report on a deviation names', () => {
  const price: SpecifiedText = { row: 'C110', file: 'business', field: 'prices.acService', says: 350 };

  test('C110 the field, its value and the one of the specification', () => {
    expect(reported(price, 375)).toEqual([
      {
        row: 'C110',
        file: 'content/business.yaml',
        field: 'Prices › One AC service, per unit',
        problem: 'is “375”; the specification says “350”',
        help: 'If you want it so, add C110 under Confirmed: content/confirmed.yaml',
      },
    ]);
  });

  test('a missing file or field', () => {
    expect(deviations([price], allFiles, () => ({}))).toMatchObject([
      { problem: 'is empty; the specification says “350”' },
    ]);
    expect(deviations([price], [], () => ({}))).toHaveLength(1);
  });
});
