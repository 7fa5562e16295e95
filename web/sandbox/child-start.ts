/** What a child process for learners' code is started with; types that both sides share. */

/** The first message; files that the language is made of follow it, each in a frame of its own. */
export type ChildStart = {
  /** What is evaluated before the learner's own code. */
  readonly harness: string;
} & (
  | { readonly language: 'javascript' }
  /**
   * `lock` is Pyodide's list of packages, as JSON text. A snapshot is the memory of an interpreter that has just started: `keep`
   * asks for one in a frame after the first reply, `snapshot` says that one follows the files.
   */
  | { readonly language: 'python'; readonly lock: string; readonly keep: boolean; readonly snapshot: boolean }
);
