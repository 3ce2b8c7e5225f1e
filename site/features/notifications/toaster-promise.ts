import type { ComponentType } from 'react';

/** `label` names the live region. */
export type ToasterProps = { label: string };

/** Resolved by the script of the first page that has something to notify about. */
export const { promise: toasterPromise, resolve: resolveToaster } = Promise.withResolvers<{
  default: ComponentType<ToasterProps>;
}>();
