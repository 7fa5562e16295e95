/** What to package. `items` are ids of the course with commas between them, by default all; `dist` is a built page. */
export interface ScormOptions {
  version: string;
  items?: string;
  out?: string;
  dist?: string;
}
/** A wrong argument; the message is one line for the caller. */
export class WrongArgument extends Error {}
/** Writes a SCORM package; rejects with `WrongArgument` for unknown versions and items. */
export function writeScorm(options: ScormOptions): Promise<{ file: string; items: number; bytes: number }>;
