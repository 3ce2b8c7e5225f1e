import { expect, test } from 'vitest';
import { nextPublishing, type Online, type Publishing, type PublishingEvent } from './publishing.ts';

const online = (release: string): Online => ({ is: 'online', release, texts: {}, warnings: [] });
const start: Publishing = { online: { is: 'asking' }, run: { is: 'none' }, request: 0 };
const after = (...events: PublishingEvent[]) => events.reduce(nextPublishing, start);

test('a slow answer of the server does not replace a newer one', () => {
  const state = after(
    { is: 'asked' },
    { is: 'asked' },
    { is: 'answered', request: 2, online: online('new') },
    { is: 'answered', request: 1, online: online('old') },
  );
  expect(state.online).toEqual(online('new'));
});

test('the result of a publication is shown until the panel is opened again', () => {
  const running: PublishingEvent[] = [{ is: 'started' }, { is: 'printed', line: 'Built.' }, { is: 'asked' }];
  expect(after(...running).run).toEqual({ is: 'running', lines: ['Built.'] });
  const ended: PublishingEvent = { is: 'ended', details: 'why' };
  expect(after(...running, ended).run).toEqual({ is: 'failed', lines: ['Built.'], details: 'why' });
  expect(after(...running, ended, { is: 'asked' }).run).toEqual({ is: 'none' });
});
