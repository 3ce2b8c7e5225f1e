import type { ComponentType } from 'react';

/** `label` is the accessible name of the live region. */
export type ToasterProps = { label: string };

/** The script of the first page that can show a notification resolves this promise. */
export const { promise: toasterPromise, resolve: resolveToaster } = Promise.withResolvers<{
  default: ComponentType<ToasterProps>;
}>();
