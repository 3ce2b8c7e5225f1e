export type Notification = { title: string; description?: string };

/** Both load the toaster's script where it has not come yet; spec §9 gives 4000 ms, which is its default. */
export async function notifySuccess({ title, ...options }: Notification) {
  const { toast } = await import('sonner');
  toast.success(title, options);
}

export async function notifyFailure({ title, ...options }: Notification) {
  const { toast } = await import('sonner');
  toast.error(title, options);
}
