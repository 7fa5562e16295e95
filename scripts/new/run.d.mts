/** A file's text by its path below the project's folder; null where there is none. */
export type Read = (path: string) => string | null;

/** What a generator is about to do. */
export interface Plan {
  /** Whole files, not yet formatted, each path once. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** The command that proves it. */
  readonly prove: string;
  /** What to do next. */
  readonly edit: string;
}
