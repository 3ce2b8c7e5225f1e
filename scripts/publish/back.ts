import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { historyOf } from '../publications/history.ts';
import { beginPublication, restore } from '../publications/publications.ts';
import { lookAt } from './look.ts';
import { checkOnline, switchTo } from './online.ts';
import { PublishProblem } from './problem.ts';
import { publish } from './publish.ts';
import { serverOf } from './server.ts';
import { addressOf, type PublishSettings } from './settings.ts';
import { step } from './step.ts';

/**
 * Returns to the release `wanted`, or to the one that the current release replaced: on the server, which takes seconds
 * if the server still has it, and in the texts and pictures of this folder. Resolves with a sentence for the owner.
 */
export async function goBack(settings: PublishSettings, wanted?: string): Promise<string> {
  const server = serverOf(settings);
  const { current, before, releases } = await step(() => lookAt(server), 'The server was asked what it has');
  const name = wanted ?? before;
  if (!name)
    throw new PublishProblem(`There is no release before ${current ?? 'the first'}, so the site is as it was.`);
  const target = historyOf()
    .publications()
    .find(({ release }) => release === name);
  if (!releases.includes(name)) {
    if (!target)
      throw new PublishProblem(
        `The server does not have the release ${name}. It has ${releases.join(', ')}. The site is as it was.`,
      );
    await restoreContent(target.files);
    return publish(settings, { over: current });
  }
  await switchTo(server, name, current);
  const verdict = await checkOnline(settings, name, (await lookAt(server)).files);
  const gone = `The site went from the release ${current} back to ${name}`;
  let sentence = `${gone}. The texts and pictures in this folder stay as they are, because that release was published from elsewhere.`;
  if (target) {
    await restoreContent(target.files);
    const uncommitted = beginPublication().record(await addressOf(settings), name);
    sentence = [`${gone}, and so did the texts and pictures in this folder.`, uncommitted].filter(Boolean).join(' ');
  }
  if (verdict.is === 'right') return `${sentence} ${verdict.site.address}`;
  throw new PublishProblem(`${sentence} ${verdict.sentence}`);
}

async function restoreContent(files: Parameters<typeof restore>[0]): Promise<void> {
  await step(async () => {
    restore(files);
    await promisify(execFile)(process.execPath, ['scripts/images.ts']);
  }, 'Texts and pictures are as they were');
}
