interface ImportMetaEnv {
  /** Where the forms send leads; set by vite.config.ts from the business file and the environment. */
  readonly EMAIL_PROVIDER: import('#contract/email-provider.ts').EmailProvider;
  /** The names in public/videos; only loaders read it. */
  readonly VIDEO_FILES: readonly string[];
}

/** Chromium's information about the connection, which other browsers do not have. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
