import { statSync } from 'node:fs';
import { join } from 'node:path';
import { load, memoryMegabytes, start } from './processes.ts';

export type SoakOptions = { minutes: number; folder: string; site: string };

/**
 * Sends leads and requests pages at a steady rate. Every 30 seconds, measures the memory and the sizes of SQLite's
 * write-ahead log (`-wal`) and database. Prints them at the end, so that the reader can check that memory and log do
 * not grow.
 */
export async function soak({ minutes, folder, site }: SoakOptions): Promise<void> {
  const running = await start({ DATA_DIR: folder, SITE_DIR: site });
  const seconds = minutes * 60;
  const done = Promise.all([load('leads', running.url, 8, seconds, 100), load('pages', running.url, 8, seconds, 1000)]);
  const samples: { minute: string; 'memory MB': number; 'journal MB': number; 'store MB': number }[] = [];
  const sample = () => {
    const megabytes = (name: string) => Math.round(statSync(join(folder, name)).size / 1e5) / 10;
    samples.push({
      minute: ((samples.length + 1) / 2).toFixed(1),
      'memory MB': memoryMegabytes(running.child.pid),
      'journal MB': megabytes('leads.sqlite-wal'),
      'store MB': megabytes('leads.sqlite'),
    });
  };
  const timer = setInterval(sample, 30_000);
  const [leads, pages] = await done;
  clearInterval(timer);
  await running.stop();
  console.table(samples);
  const half = Math.floor(samples.length / 2);
  const mean = (part: typeof samples) => part.reduce((sum, one) => sum + one['memory MB'], 0) / part.length;
  const growth = mean(samples.slice(half)) / mean(samples.slice(1, half));
  console.log(
    `${Math.round(leads.perSecond)} leads/s, ${Math.round(pages.perSecond)} pages/s, failed ${leads.failed + pages.failed}`,
  );
  console.log(`Memory, second half of the first: ${growth.toFixed(2)}`);
}
