import { expect, test } from 'vitest';
import { nextPublishing, type Online } from './publishing.ts';

const online = (release: string): Online => ({ is: 'online', release, texts: {}, warnings: [] });
test('a slow answer of the server does not replace a newer one', () => {
  const asked = { online: { is: 'asking' }, run: { is: 'none' }, request: 2 } as const;
  const fresh = nextPublishing(asked, { is: 'answered', request: 2, online: online('new') });
  const { online: kept } = nextPublishing(fresh, { is: 'answered', request: 1, online: online('old') });
  expect(kept).toEqual(online('new'));
});
