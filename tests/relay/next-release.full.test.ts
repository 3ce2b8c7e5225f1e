import { rm } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pagePaths } from '#content/paths.ts';
import { texts } from '#content/texts.ts';
import { freePort } from '../../scripts/free-port.ts';
import { currentRelease, currentSite } from '../../server/static-site/releases.ts';
import { fillInEnquiry } from '../fill-in-forms.ts';
import { chromiumForFile, hasChromium } from './support/chromium.ts';
import { buildNextVersion, type NextVersion } from './support/next-version.ts';
import { type Relay, startRelay } from './support/relay.ts';

const { open } = chromiumForFile();
const canRun = hasChromium && currentRelease() !== undefined;

/** The port of another relay, which is the hosted provider of the next version. */
let providerPort: number;
let next: NextVersion | undefined;

beforeAll(async () => {
  if (!canRun) return;
  providerPort = await freePort();
  next = await buildNextVersion(`http://127.0.0.1:${providerPort}`);
}, 300_000);

afterAll(async () => {
  if (next) await rm(next.folder, { recursive: true, force: true });
});

const current = () => startRelay({ environment: { SITE_DIR: currentSite() } });

/** Starts the next version of the site at the same address, and the provider to which its forms post. */
async function update(old: Relay): Promise<{ site: Relay; provider: Relay }> {
  await old.stop();
  const environment = { SITE_DIR: next?.built ?? '', PORT: new URL(old.url).port };
  const site = await startRelay({
    environment: { ...environment, EMAIL_ORIGIN: `http://127.0.0.1:${providerPort}` },
  });
  const provider = await startRelay({ environment: { PORT: String(providerPort), ALLOWED_ORIGINS: site.url } });
  return { site, provider };
}

async function openHydrated(tab: Page, url: string) {
  await tab.goto(url);
  await tab.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
}

async function send(tab: Page) {
  await tab.getByRole('button', { name: 'Send Enquiry' }).click();
  await tab.getByRole('heading', { name: texts.forms.enquiry.thanks.title }).waitFor();
}

const violations = (said: string[]) => said.filter((text) => /security policy|violates/i.test(text));

describe.skipIf(!canRun)('the built pages', { timeout: 180_000 }, () => {
  test('RW11 with a hosted provider, no page violates its policy, and it gets enquiries with and without scripts', async () => {
    const { site, provider } = await update(await current());
    const { tab, said } = await open();
    for (const path of pagePaths) await openHydrated(tab, site.url + path);
    await openHydrated(tab, `${site.url}/contact`);
    await fillInEnquiry(tab);
    await send(tab);

    const plain = await open({ javaScriptEnabled: false });
    await plain.tab.goto(`${site.url}/contact`);
    await fillInEnquiry(plain.tab);
    await plain.tab.getByLabel('Message', { exact: true }).fill('Again, without scripts.');
    await plain.tab.getByRole('button', { name: 'Send Enquiry' }).click();
    await plain.tab.getByRole('heading', { name: 'Thank you!' }).waitFor();
    expect(new URL(plain.tab.url()).origin).toBe(provider.url);
    expect((await provider.stored()).map(({ params }) => params.message)).toEqual([
      'The kitchen tap drips.',
      'Again, without scripts.',
    ]);
    expect(violations([...said, ...plain.said])).toEqual([]);
  });

  test('after an update, an open tab loads the scripts of its own release, and its form sends', async () => {
    const old = await current();
    const { tab, said } = await open();
    // The first view of this page has a link to `/contact` only in the header, whose links are not prefetched.
    await openHydrated(tab, `${old.url}/terms-and-conditions`);
    const { site } = await update(old);
    const loads: string[] = [];
    tab.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    const answers: number[] = [];
    tab.on('response', (response) => void answers.push(response.status()));
    await tab.getByRole('navigation').getByRole('link', { name: 'Contact' }).first().click();
    await tab.getByRole('button', { name: 'Send Enquiry' }).waitFor();
    await fillInEnquiry(tab);
    await send(tab);
    expect((await site.stored()).map(({ params }) => params.name)).toEqual(['Sara Ahmed']);
    expect(loads).toEqual([]);
    expect(said).not.toContain('the next version');
    expect(answers.filter((status) => status >= 400)).toEqual([]);
    // From now on, a full page load gets the new release.
    await openHydrated(tab, `${site.url}/contact`);
    expect(said).toContain('the next version');
  });
});
