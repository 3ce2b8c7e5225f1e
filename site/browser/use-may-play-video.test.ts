import { expect, test } from 'vitest';
import { isFastEnoughForVideo } from './use-may-play-video.ts';

test.each([
  ['a browser without connection data', undefined, true],
  ['a fast connection', { saveData: false, effectiveType: '4g' }, true],
  ['a 3g connection', { saveData: false, effectiveType: '3g' }, false],
  ['a slow 2g connection', { effectiveType: 'slow-2g' }, false],
  ['a visitor who saves data', { saveData: true, effectiveType: '4g' }, false],
])('plays videos with %s: %s', (_who, connection, carries) => {
  expect(isFastEnoughForVideo(connection)).toBe(carries);
});
