import { inject } from 'vitest';
import { openFirefox } from './firefox.ts';
import type { Engine } from './tab.ts';
import { openWebKit } from './webkit.ts';

const firefox = inject('firefox');
const webkit = inject('webkit');

/** Firefox and WebKit. `open` is undefined for a browser that is not on this machine. */
export const engines: Engine[] = [
  { name: 'Firefox', open: firefox ? (options) => openFirefox(firefox, options) : undefined },
  { name: 'WebKit', open: webkit ? (options) => openWebKit(webkit, options) : undefined },
];
