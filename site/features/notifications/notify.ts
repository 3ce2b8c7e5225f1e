export type Notification = { title: string; description?: string };

const { promise, resolve } = Promise.withResolvers<void>();

/** Settles when the first page that notifies is shown. */
export const toasterIsNeeded: Promise<void> = promise;

/** Called by whatever will notify, as soon as it is on the page, so that the toaster is ready before the message. */
export function expectNotifications() {
  resolve();
}

/** Both wait for the toaster; spec §9 gives 4000 ms, which is its default. */
export async function notifySuccess({ title, ...options }: Notification) {
  const { toast } = await import('sonner');
  toast.success(title, options);
}

export async function notifyFailure({ title, ...options }: Notification) {
  const { toast } = await import('sonner');
  toast.error(title, options);
}
