import { toast } from 'sonner';
import Toaster from './toaster.tsx';
import { resolveToaster } from './toaster-promise.ts';

export type Notification = { title: string; description?: string };

resolveToaster({ default: Toaster });

/** The duration is the toaster's default, 4000 ms, as spec §9 requires. */
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
