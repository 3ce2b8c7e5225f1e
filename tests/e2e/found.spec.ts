import { business } from '#content/business.ts';
import { openingHours } from '#content/hours.ts';
import { homePage } from '#content/pages/home.ts';
import { pagePaths } from '#content/paths.ts';
import { servicePath } from '#content/service-paths.ts';
import { services } from '#content/services/index.ts';
import { expect, openHydrated, test } from './test.ts';

/** One thing of the linked data; the fields that these tests look at. */
type Thing = {
  '@type': string;
  name?: string;
  description?: string;
  telephone?: string;
  address?: { streetAddress: string; addressLocality: string };
  itemListElement?: { name: string }[];
  offers?: { priceSpecification: { price: string } };
};

function headOf(html: string) {
  const text = (pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '');
  const graph = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '{"@graph":[]}';
  return {
    title: text(/<title>(.*?)<\/title>/),
    description: text(/<meta name="description" content="(.*?)"/),
    keywords: text(/<meta name="keywords" content="(.*?)"/),
    robots: text(/<meta name="robots" content="(.*?)"/),
    canonical: text(/<link rel="canonical" href="(.*?)"/),
    shareTitle: text(/<meta property="og:title" content="(.*?)"/),
    shareText: text(/<meta property="og:description" content="(.*?)"/),
    card: text(/<meta property="og:image" content="(.*?)"/),
    headings: html.match(/<h1[ >]/g)?.length ?? 0,
    things: JSON.parse(graph)['@graph'] as Thing[],
  };
}

function decode(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}

for (const path of pagePaths) {
  test(`C028 C029 C030 C031 C032 G1 G3 the head of ${path}`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    const head = headOf(await response.text());
    expect(head.robots).toBe('index, follow');
    expect(head.description.length).toBeGreaterThanOrEqual(70);
    expect(head.keywords).toContain('maintenance services Dubai');
    expect(head.canonical).toBe(`${business.siteOrigin}${path}`);
    expect(head.shareTitle).toBe(head.title);
    expect(head.shareText).toBe(head.description);
    expect(head.headings).toBe(1);

    const [company] = head.things;
    expect(company?.telephone).toBe(business.phone.dial);
    expect(company?.address?.streetAddress).toContain('Business Bay');
    expect(company?.address?.addressLocality).toBe('Dubai');

    const card = await request.get(new URL(head.card).pathname);
    expect(card.headers()['content-type']).toBe('image/jpeg');
  });
}

test('C033 C034 C035 G2 every page has a title and a description of its own', async ({ request }) => {
  const heads = await Promise.all(pagePaths.map(async (path) => headOf(await (await request.get(path)).text())));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(pagePaths.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(pagePaths.length);
  expect(heads[0]?.title).toBe('Professional Maintenance Services in Dubai & UAE');
  for (const { title } of heads.slice(1)) expect(title.startsWith(`${business.productName} - `), title).toBe(true);
});

test('C034 the title changes with a navigation inside the site', async ({ page }) => {
  await openHydrated(page, '/about');
  await expect(page).toHaveTitle(`${business.productName} - About Our Company`);
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveTitle(`${business.productName} - FAQs on Home Maintenance in Dubai`);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${business.siteOrigin}/faqs`);
});

test('C036 A20 an unknown address answers 404, without a canonical address', async ({ request }) => {
  const response = await request.get('/no-such-page');
  expect(response.status()).toBe(404);
  const head = headOf(await response.text());
  expect(head.title).toBe('Page Not Found');
  expect(head.canonical).toBe('');
});

for (const service of services) {
  test(`G7 the linked data of ${service.slug} say what the page shows`, async ({ page, request }) => {
    const { things } = headOf(await (await request.get(servicePath(service.slug))).text());
    const offered = things.find(({ '@type': type }) => type === 'Service');
    const path = things.find(({ '@type': type }) => type === 'BreadcrumbList');
    await page.goto(servicePath(service.slug));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offered?.name ?? 'missing');
    await expect(page.getByText(offered?.description ?? 'missing')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')).toHaveText(
      path?.itemListElement?.map(({ name }) => name) ?? [],
    );
    const price = offered?.offers?.priceSpecification.price;
    if (price) await expect(page.getByRole('definition').filter({ hasText: price })).toBeVisible();
  });
}

test('G5 G6 phone, address and hours of the linked data stand in the footer', async ({ page }) => {
  await page.goto('/about');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(business.phone.display);
  await expect(footer).toContainText(business.address.street);
  for (const line of openingHours) await expect(footer).toContainText(line);
});

test('G3 the site map lists the addresses of all pages, and each answers 200', async ({ request }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');
  expect(addresses).toEqual(pagePaths.map((path) => `${business.siteOrigin}${path}`));
  for (const address of addresses) {
    const response = await request.get(new URL(address).pathname, { maxRedirects: 0 });
    expect(response.status(), address).toBe(200);
  }
});

test('G3 robots.txt allows all pages and names the site map', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain('Allow: /');
  expect(robots).toContain(`Sitemap: ${business.siteOrigin}/sitemap.xml`);
});

test('the manifest and every icon that it and the head name are there', async ({ page, request }) => {
  await page.goto('/');
  const links = await page.locator('link[rel~="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]').all();
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
  const manifest = await (await request.get('/site.webmanifest')).json();
  const icons: string[] = manifest.icons.map(({ src }: { src: string }) => src);
  expect(manifest.name).toBe(business.productName);
  for (const address of [...addresses, ...icons])
    expect((await request.get(address ?? '')).status(), `${address}`).toBe(200);
});

test('C033 the home page is shared under its own words', async ({ request }) => {
  const head = headOf(await (await request.get('/')).text());
  expect(head.shareText).toBe(homePage.description);
});
