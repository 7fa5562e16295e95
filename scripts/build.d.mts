/** Builds dist/ and records the hash of its sources. Throws if the build fails. */
export function build(logLevel?: 'info' | 'warn' | 'error'): Promise<void>;
/** Builds the page in one language besides English into `outDir`, dist/ by default. */
export function buildLanguage(
  language: string,
  options?: { logLevel?: 'info' | 'warn' | 'error'; outDir?: string },
): Promise<void>;
/** Builds dist/ unless it exists and its sources are unchanged. */
export function buildIfNeeded(): Promise<void>;
