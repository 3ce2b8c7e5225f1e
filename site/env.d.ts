interface ImportMetaEnv {
  /** Where the forms send leads; set by vite.config.ts from the business file and the environment. */
  readonly EMAIL_PROVIDER: import('#contract/email-provider.ts').EmailProvider;
  /** The names in public/films; only loaders read it. */
  readonly FILM_FILES: readonly string[];
}
