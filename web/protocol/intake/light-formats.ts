/** The formats needed for the first verdict: JSON, lines and documents. All others are loaded with `formats/index.ts`. */
import { json } from './formats/json.ts';
import { lines } from './formats/lines.ts';
import { markdown } from './formats/markdown.ts';
import { waiting } from './formats/waiting.ts';
import type { Formats } from './types.ts';

/** The formats that are available immediately; text that looks like a log is left to `waiting`. */
export const lightFormats: Formats = {
  all: [markdown, lines, json],
  waiting,
  lift: null,
  inside: null,
  divide: 'later',
};
