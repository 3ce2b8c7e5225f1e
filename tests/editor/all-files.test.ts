import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatYaml } from '#content/format.ts';
import { knownFile } from '../../editor/shared/catalogue.ts';
import { valueAt, withValueAt } from '../../editor/shared/field-path.ts';
import { searchedFields } from '../../editor/shared/find.ts';
import { withKeys } from '../../editor/shared/made-keys.ts';
import { newPlace, type Owner, type Place, shown } from './owner.ts';

const files = globSync('content/**/*.yaml')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => knownFile(path));

let place: Place;
let owner: Owner;

beforeAll(async () => {
  place = await newPlace();
  await place.start();
  owner = await place.newWindow('none');
  await owner.open('business');
});

afterAll(() => place?.close());

test('every file opens; restoring the old text of a field removes “Not saved yet”', async () => {
  expect(files.length).toBeGreaterThan(40);
  const listed: { path: string; title: string }[] = (await (await fetch(`${place.origin}/api/state`)).json()).files;
  for (const { path, title } of listed) {
    await owner.page.evaluate((next) => location.assign(`#${next}`), path);
    await shown(owner.fields.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    const first = owner.fields.getByRole('textbox').first();
    if ((await first.count()) === 0) continue;
    const before = await first.inputValue();
    await first.fill(`${before}x`);
    await shown(owner.fields.getByText('Not saved yet'), path).toBeVisible();
    await first.fill(before);
    await first.press('Tab');
    await shown(owner.fields.getByText('Not saved yet'), path).toHaveCount(0);
  }
});

test('saving a file without an edit changes no byte of it', async () => {
  for (const path of files) {
    const before = place.read(path);
    const answer = await owner.page.evaluate(async (file) => {
      const opened = await (await fetch(`/api/file?path=${file}`)).json();
      const body = JSON.stringify({ path: file, version: opened.version, data: opened.data });
      const headers = { 'content-type': 'application/json' };
      const saved = await fetch('/api/save', { method: 'POST', headers, body });
      return { status: saved.status, text: await saved.text() };
    }, path);
    expect(answer.status, `${path}: ${answer.text}`).toBe(200);
    expect(place.read(path), path).toBe(before);
  }
});

test('formatting a file again changes nothing, and a changed text changes only its own lines', () => {
  for (const path of files) {
    const text = readFileSync(path, 'utf8');
    const data = parse(text);
    const schema = knownFile(path)?.file.schema;
    if (!schema) throw new Error(path);
    expect(formatYaml(withKeys(schema, data), text), path).toBe(text);
    const texts = searchedFields({ [path]: data }, undefined).filter(({ metadata }) => metadata?.kind === 'line');
    for (const { fieldPath } of texts.filter((_, index) => index % 7 === 0)) {
      const changed = formatYaml(withValueAt(schema, data, fieldPath, `${valueAt(data, fieldPath)}x`), text);
      const [old, now] = [text.split('\n'), changed.split('\n')];
      const added = now.filter((line) => !old.includes(line));
      expect(added.length, `${path} ${fieldPath.join('.')}`).toBeLessThanOrEqual(3);
      expect(Math.abs(now.length - old.length), `${path} ${fieldPath.join('.')}`).toBeLessThanOrEqual(1);
    }
  }
});
