interface ImportMetaEnv {
  /**
   * The URL and ids with which the forms send leads. `vite.config.ts` reads them from `content/` and the environment.
   */
  readonly EMAIL_PROVIDER: import('#contract/email-provider.ts').EmailProvider;
  /** The file names in `public/videos`. `vite.config.ts` lists them. */
  readonly VIDEO_FILES: readonly string[];
}

/** The Network Information API, which only Chromium supports. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
