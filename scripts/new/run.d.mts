/** Returns a file's text by its path relative to the project's folder, or null if the file does not exist. */
export type Read = (path: string) => string | null;

/** The result of a generator: the files to write and the next steps. */
export interface Plan {
  /** Complete files, not yet formatted; each path occurs once. */
  readonly files: readonly { readonly path: string; readonly text: string }[];
  /** The command that verifies the files. */
  readonly prove: string;
  /** What to do next. */
  readonly edit: string;
}

/** The text of the file with this path in the project's own format. Throws if the text cannot be parsed. */
export function formatted(path: string, text: string): Promise<string>;
