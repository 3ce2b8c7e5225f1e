// Fails if `npm audit` reports a vulnerability in a package that the site uses, unless it is recorded here.
import { spawnSync } from 'node:child_process';

/** Reasons why an advisory does not affect the site, by its address. Remove an entry when the package is updated. */
const exceptions = {};

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' });
const { vulnerabilities } = JSON.parse(stdout);
if (!vulnerabilities) throw new Error(`npm audit gave no result: ${stdout}`);
const advisories = Object.values(vulnerabilities).flatMap(({ via }) => via.filter((one) => one.url));
const found = new Map(advisories.map(({ url, name, title }) => [url, `${name}: ${title} (${url})`]));
for (const url of Object.keys(exceptions)) if (!found.delete(url)) console.log(`No longer needed: ${url}`);
for (const sentence of found.values()) console.error(sentence);
process.exitCode = found.size > 0 ? 1 : 0;
