import { expect, test } from 'vitest';
import { nextPublishing, type Online, type Publishing, type PublishingEvent } from './publishing.ts';

const online = (release: string, ...warnings: string[]): Online => ({
  is: 'online',
  release,
  releases: [release],
  texts: {},
  warnings,
});
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

test('the result of a publication is shown until what it reports has changed', () => {
  const events: PublishingEvent[] = [
    { is: 'started' },
    { is: 'printed', line: 'No enquiry reaches you.' },
    { is: 'asked' },
    { is: 'answered', request: 1, online: online('new', 'No enquiry reaches you.') },
    { is: 'ended', details: '' },
    { is: 'opened' },
    { is: 'asked' },
  ];
  expect(after(...events).run).toEqual({ is: 'failed', lines: ['No enquiry reaches you.'], details: '' });
  expect(after(...events, { is: 'answered', request: 2, online: online('new') }).run).toEqual({ is: 'none' });
});
