/** The site for a host of files alone: `npm run static`, after a build for the hosted email provider. See docs/publish.md. */
import { business } from '#content/business.ts';
import { readEmailProvider } from '#contract/email-provider.ts';
import { writeStaticSite } from '../deploy/static-files/write-static-site.ts';
import { currentSite } from '../server/static-site/releases.ts';

const { origin } = readEmailProvider(business.emailProvider, process.env);
const target = 'build/static';

const pages = await writeStaticSite({
  folder: process.env.SITE_DIR ?? currentSite(),
  target,
  hsts: process.env.HSTS === 'true',
});
console.log(`${pages} pages for a host of files are in ${target}.`);
if (!origin)
  console.warn(
    'The forms still post to this site itself, and files alone cannot answer them: leads would be lost. ' +
      'Build again with EMAIL_ORIGIN and the ids of your provider, as docs/publish.md says.',
  );
