/** `npm run static` writes the site for a static host, with a hosted email provider. See docs/publish.md. */
import { business } from '#content/business.ts';
import { readEmailProvider } from '#contract/email-provider.ts';
import { writeStaticSite } from '../deploy/static-files/write-static-site.ts';
import { currentSite } from '../server/static-site/releases.ts';

const { origin } = readEmailProvider(business.emailProvider, process.env);
const target = 'build/static';

await writeStaticSite({
  folder: process.env.SITE_DIR ?? currentSite(),
  target,
  hsts: process.env.HSTS === 'true',
});
console.log(`The pages for a host of static files are in ${target}.`);
if (!origin)
  console.warn(
    'The forms post to this site, but a host of static files cannot answer them, so leads would be lost. ' +
      'Build again with EMAIL_ORIGIN and the ids of your email provider: see docs/publish.md.',
  );
