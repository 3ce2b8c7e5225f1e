import { expect, test } from 'vitest';
import { optionLists } from '#content/option-lists.ts';
import { texts } from '#content/texts.ts';
import { type FieldName, fieldNames, formField, formNames, forms } from '#contract/form-fields.ts';
import { enquiry, enquiryIds, quoteIds, type Relay, startRelay } from './support/relay.ts';

const ids = { enquiry: enquiryIds, quote: quoteIds };

/** The page that a browser without JavaScript receives after a mistake. */
async function pageAfter(relay: Relay, fields: Record<string, string>): Promise<string> {
  const response = await relay.postForm(fields);
  expect(response.status).toBe(400);
  return response.text();
}

const controls: Record<ReturnType<typeof formField>['kind'], string> = {
  text: '<input [^>]*type="text"',
  email: '<input [^>]*type="email"',
  tel: '<input [^>]*type="tel"',
  select: '<select',
  datetime: '<input [^>]*type="datetime-local"',
  textarea: '<textarea',
};

test.each(formNames)(
  'without scripts, the error page shows every field of the %s form with its label',
  async (form) => {
    const page = await pageAfter(await startRelay(), ids[form]);
    const labels = page.matchAll(/<label for="(\w+)">([^<]+)<\/label>\n<(\w+)/g);
    const shown = Array.from(labels, ([, name, label]) => [name, label]);
    expect(shown).toEqual(Object.entries(texts.forms[form].fields).map(([name, { label }]) => [name, label]));
    for (const name of forms[form])
      expect(page).toMatch(new RegExp(`</label>\n(?=<[^>]* name="${name}")${controls[formField(name).kind]}`));
  },
);

const choices = fieldNames.flatMap((name): [FieldName, string, readonly string[]][] => {
  const field = formField(name);
  const options = field.kind === 'select' ? optionLists[field.options] : [];
  return options.map((option) => [name, option, options]);
});

test.each(choices)('C128 without scripts, the error page keeps the selected %s: %s', async (name, option, options) => {
  const page = await pageAfter(await startRelay(), { ...enquiryIds, ...enquiry, name: '', [name]: option });
  const [, list = ''] = new RegExp(`<select [^>]*name="${name}"[^>]*>(.*?)</select>`).exec(page) ?? [];
  const shown = Array.from(list.matchAll(/<option( selected)?>([^<]+)/g), ([, selected, text]) => [text, !!selected]);
  expect(shown).toEqual(options.map((text) => [text, text === option]));
});
