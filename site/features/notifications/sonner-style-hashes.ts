/**
 * Sonner adds an empty `<style>` to the page and then fills it. The content security policy allows both states by their
 * hashes. A new version of Sonner may change the second one: `toaster.test.tsx` then prints the new hash.
 */
export const sonnerStyleHashes = [
  `'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='`,
  `'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='`,
];
