/** The formats that the first verdict needs: JSON, lines and documents. All others come with `formats/index.ts`. */
import { json } from './formats/json.ts';
import { lines } from './formats/lines.ts';
import { markdown } from './formats/markdown.ts';
import { waiting } from './formats/waiting.ts';
import type { Formats } from './types.ts';

/** The formats that are there at once; what looks like a log is left to `waiting`. */
export const lightFormats: Formats = { all: [markdown, lines, json], waiting, lift: null, inside: null };
