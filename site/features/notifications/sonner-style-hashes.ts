/**
 * The toaster library Sonner adds an empty `<style>` element and then fills it. The content security policy allows both
 * contents by hash. A new version of Sonner may change the second hash: `tests/e2e/notifications.spec.ts` then fails
 * and shows the new one.
 */
export const sonnerStyleHashes = [
  `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
  `'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='`,
];
