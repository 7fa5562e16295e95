/** The start message of a child process for learners' code; types that both sides share. */

/** The first message; the files of the language runtime follow it, each in its own frame. */
export type ChildStart = {
  /** Evaluated before the learner's code. */
  readonly harness: string;
} & (
  | { readonly language: 'javascript' }
  /**
   * `lock` is Pyodide's package list, as a JSON string. A snapshot is the memory of a freshly started interpreter: `keep`
   * requests one in a frame after the first reply, `snapshot` means that one follows the files.
   */
  | { readonly language: 'python'; readonly lock: string; readonly keep: boolean; readonly snapshot: boolean }
);
