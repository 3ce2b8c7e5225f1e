import type { ComponentType } from 'react';

/** `label` names the live region. */
export type ToasterProps = { label: string };

/** Resolved by the script of the first page that can show a notification. */
export const { promise: toasterPromise, resolve: resolveToaster } = Promise.withResolvers<{
  default: ComponentType<ToasterProps>;
}>();
