import { toast } from 'sonner';
import Toaster from './toaster.tsx';
import { resolveToaster } from './toaster-promise.ts';

export type Notification = { title: string; description?: string };

resolveToaster({ default: Toaster });

/** Visible for 4000 ms, the duration that `toaster.tsx` sets (spec §9). */
export function notifySuccess({ title, ...options }: Notification) {
  toast.success(title, options);
}

export function notifyFailure({ title, ...options }: Notification) {
  toast.error(title, options);
}

/** Dismisses notifications so that they do not cover the next form. */
export function dismissNotifications() {
  toast.dismiss();
}
