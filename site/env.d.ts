interface ImportMetaEnv {
  /** Where the forms send leads. `vite.config.ts` sets it from `content/business.yaml` and the environment. */
  readonly EMAIL_PROVIDER: import('#contract/email-provider.ts').EmailProvider;
  /** The file names in `public/videos`. Only data modules read them, at build time. */
  readonly VIDEO_FILES: readonly string[];
}

/** The Network Information API, which only Chromium supports. */
interface Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}
