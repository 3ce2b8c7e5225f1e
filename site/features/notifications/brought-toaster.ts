import type { ComponentType } from 'react';

const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>();

/** Settles when a page that notifies has brought the toaster along. */
export const broughtToaster = promise;

export const bringToaster = resolve;
