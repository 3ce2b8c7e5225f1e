import type { ComponentType } from 'react';

/** Resolved by the script of the first page that has something to notify about. */
export const { promise: toasterPromise, resolve: resolveToaster } = Promise.withResolvers<{ default: ComponentType }>();
