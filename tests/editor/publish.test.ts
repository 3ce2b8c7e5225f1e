import { afterAll, beforeAll, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { newPlace, type Owner, type Place, shown } from './owner.ts';

// One history in one copy of the project: each test continues where the one before it ended.
let place: Place;
let owner: Owner;

/** The current price of an AC service, and two other prices for the tests. */
const first = business.prices.acService;
const second = first + 1;
const third = first + 2;

/**
 * Replaces `npm run publish`, which needs a server. Prints similar lines and copies `business.yaml` of each release
 * into a file. `server.json` contains what the server would report.
 */
const standIn = `
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { history } from './content-history/history.ts';
import { beginPublication, restorePublication } from './content-history/publications.ts';
const server = JSON.parse(readFileSync('server.json', 'utf8'));
const [option, to] = process.argv.slice(2);
if (option === '--to') {
  writeFileSync('server.json', JSON.stringify({ ...server, current: to }));
  writeFileSync('online.yaml', readFileSync(\`online-\${to}.yaml\`));
  restorePublication(history.publications().find(({ release }) => release === to).files);
  beginPublication().record(to);
  console.log('The site is back at https://ghaf-home.example');
  process.exit();
}
const { record } = beginPublication();
console.log('The content fits (0.1 s)');
await setTimeout(500);
console.log('Built the site (0.5 s)');
while (existsSync('wait')) await setTimeout(50);
if (existsSync('server-is-down')) {
  console.log('The server does not answer: look whether it runs. The site is as it was.');
  process.exit(1);
}
const release = new Date().toISOString().replaceAll(':', '');
writeFileSync('online.yaml', readFileSync('content/business.yaml'));
writeFileSync(\`online-\${release}.yaml\`, readFileSync('content/business.yaml'));
writeFileSync('server.json', JSON.stringify({ ...server, current: release, releases: [...server.releases, release] }));
record(release);
if (server.noEnquiries) {
  console.log('The site is online. ' + server.noEnquiries);
  process.exit(1);
}
console.log('Your changes are online at https://ghaf-home.example, after 1 second.');
`;

/** Replaces the module that asks the server for its releases. */
const standInServerState = `
import { readFileSync } from 'node:fs';
export const textsIn = () => ({});
export const reminderOfAge = () => undefined;
export const textsOf = async () => [];
export async function readServerState() {
  return { files: new Map(), ...JSON.parse(readFileSync('server.json', 'utf8')) };
}
`;

beforeAll(async () => {
  place = await newPlace();
  place.write('scripts/publish.ts', standIn);
  place.write('scripts/publish/server-state.ts', standInServerState);
  place.write('server.json', JSON.stringify({ releases: [] }));
  place.write('publish.yaml', 'server: publisher@203.0.113.7\n');
  await place.start();
  owner = await place.newWindow();
});

afterAll(() => place?.close());

const server = () => JSON.parse(place.read('server.json'));
const changeServer = (change: object) => place.write('server.json', JSON.stringify({ ...server(), ...change }));

const opener = () => owner.page.getByRole('button', { name: /^Publish( \(\d+\))?$/ });
const publishNow = () => owner.publish.getByRole('button', { name: /^Publish (now|again)/ });

test('the first publication shows its steps; later changes are listed, undone, published and listed as published', async () => {
  await owner.open('business');
  await opener().click();
  await shown(owner.publish).toContainText('Nothing is online yet');
  await publishNow().click();
  await shown(owner.publish.getByRole('listitem').filter({ hasText: 'Built the site' })).toBeVisible();
  await shown(owner.publish.getByRole('link', { name: 'https://ghaf-home.example' })).toBeVisible();
  await shown(owner.publish).toContainText('Nothing has changed since');
  await opener().click();

  await owner.type('One AC service, per unit', String(second));
  await owner.type('Phone', '+971 4 111 2233');
  await owner.save();
  await shown(opener()).toHaveText('Publish (2)');
  await opener().click();
  const changes = owner.publish.getByRole('list').first().getByRole('listitem');
  await shown(changes).toHaveCount(2);
  await shown(changes.first()).toContainText(`Company › Phone ${business.phone.display} → +971 4 111 2233`);

  await owner.publish.getByRole('button', { name: 'Take back: Company › Phone' }).click();
  await shown(changes).toHaveCount(1);
  expect(place.read('content/business.yaml')).toContain(`phone: ${business.phone.display}`);
  // The form shows the old value too, so that the next save does not repeat the change.
  await shown(owner.fields.getByRole('textbox', { name: 'Phone' }).first()).toHaveValue(business.phone.display);

  await publishNow().click();
  await shown(owner.publish).toContainText('Your changes are online');
  expect(place.read('online.yaml')).toContain(`acService: ${second}`);
  const change = `Company › Prices › One AC service, per unit: ${first} → ${second}`;
  await owner.publish.getByText('Earlier publications').click();
  await shown(owner.publish.getByText(change)).toBeVisible();
});

test('content with a mistake cannot be published, and the panel says why', async () => {
  const path = 'content/communities.yaml';
  const before = place.read(path);
  await owner.open('business');
  await opener().click();
  place.write(path, 'communities: []\n');
  await shown(owner.found.getByRole('list', { name: 'To correct' })).toHaveText(/^Communities has 0 entries/);
  await shown(publishNow()).toBeDisabled();
  place.write(path, before);
  await shown(publishNow()).toBeEnabled();
});

test('a save waits for the end of a publication; a failed publication shows the reason and keeps the changes', async () => {
  place.write('server-is-down', '');
  place.write('wait', '');
  await owner.open('business');
  await owner.type('One AC service, per unit', String(third));
  await owner.save();
  await shown(opener()).toHaveText('Publish (1)');
  await opener().click();
  await publishNow().click();
  await shown(owner.publish.getByText('Working …')).toBeVisible();
  await shown(publishNow()).toBeHidden();
  await owner.type('One AC service, per unit', String(third + 1));
  await owner.save();
  await shown(owner.fields.getByText('Saving …')).toBeVisible();
  expect(place.read('content/business.yaml')).toContain(`acService: ${third}`);
  place.remove('wait');
  await shown(owner.fields.getByText('Saved', { exact: true })).toBeVisible();
  await shown(owner.publish).toContainText('The server does not answer: look whether it runs. The site is as it was.');
  await shown(owner.publish).toContainText(`${second} → ${third + 1}`);
  expect(place.read('online.yaml')).toContain(`acService: ${second}`);
  place.remove('server-is-down');
});

test('going back restores the content of an earlier publication, and is a publication itself', async () => {
  await owner.open('business');
  await opener().click();
  await owner.publish.getByText('Earlier publications').click();
  const goBack = owner.publish.getByRole('button', { name: /^Go back to/ }).last();
  owner.page.once('dialog', (dialog) => dialog.dismiss());
  await goBack.click();
  expect(place.read('online.yaml')).toContain(`acService: ${second}`);
  owner.page.once('dialog', (dialog) => dialog.accept());
  await goBack.click();
  await shown(owner.publish).toContainText('The site is back at');
  await shown(owner.publish).toContainText('Nothing has changed since');
  expect(place.read('online.yaml')).toContain(`acService: ${first}`);
  expect(place.read('content/business.yaml')).toContain(`acService: ${first}`);
  await owner.publish.getByText('Earlier publications').click();
  const change = `Company › Prices › One AC service, per unit: ${second} → ${first}`;
  await shown(owner.publish.getByText(change)).toBeVisible();
});

test('the panel warns that no enquiry reaches the owner until it is opened after the repair', async () => {
  changeServer({ noEnquiries: 'No enquiry reaches you: mail: not configured.' });
  await owner.open('business');
  await opener().click();
  await publishNow().click();
  const warning = owner.publish.getByText('No enquiry reaches you: mail: not configured.');
  // One warning is the result of the publication, and one is the current state of the server.
  await shown(warning).toHaveCount(2);
  changeServer({ noEnquiries: undefined });
  await opener().click();
  await opener().click();
  await shown(owner.publish).toContainText('Nothing has changed');
  await shown(warning).toHaveCount(0);
});

test('when the server has another release than this computer published last, the panel says which one', async () => {
  // The second publication, to which the command line has switched.
  changeServer({ current: server().releases[1] });
  await owner.open('business');
  await opener().click();
  await shown(owner.publish).toContainText('Different from what is online');
  changeServer({ current: '2030-01-01-000000-000' });
  await owner.open('business');
  await opener().click();
  await shown(owner.publish).toContainText('was published from another computer');
});
