/** Reading texts in all formats, as the whole checker does. */
import { detect as detectIn, takeIn as takeInAs, type Found } from '../detect.ts';
import { allFormats } from '../formats/index.ts';
import type { Format, Hints, Intake, See } from '../types.ts';

/** All formats, in the order that settles ties. */
export const formats: readonly Format[] = allFormats.all;

/** The format a text is read as. */
export function detect(text: string): Found {
  return detectIn(text, allFormats);
}

/** The messages of a text. */
export function takeIn(text: string, wanted: string | Hints = {}, see?: See): Intake {
  return takeInAs(text, allFormats, wanted, see);
}
