/** Reads what validators report, wherever it is: alone, in a log, escaped in a string, in a fence, cut off. */
import { oneLineReports } from './one-line.ts';
import { pydanticLists } from './pydantic-list.ts';
import { pydanticReports } from './pydantic.ts';
import type { ValidatorReport } from './types.ts';
import { zodReports } from './zod.ts';
import type { Span } from '../../types.ts';

/** How much of a range is read, in UTF-16 units. */
const LONGEST = 2_000_000;
/** Words that every report contains: most texts are excluded by one look. */
const CLUES =
  /\bcode\\{0,8}["']?\s{0,4}:\s{0,4}\\{0,8}["'][a-z]|validation errors? for |\[type=\w{1,60}, input_value=|["']loc\\{0,8}["']\s{0,4}:|Unrecognized (?:field|token)|Cannot deserialize|Missing (?:required creator|type id)|Could not resolve (?:type|subtype)|JSON (?:value|deserialization)|is an invalid |missing field `|invalid (?:type|value): |unknown (?:field|variant) `|untagged enum|required for type with serial|unknown key '|discriminator|Unexpected JSON token|json: |instancePath|\bdata[\w/]{0,80} must |subclass '|Cannot construct instance|JSON p(?:roperty|ayload)|Expected class kotlinx|Element class kotlinx|dataPath|validating (?:root|\/)|put validation error: |Invalid input: expected /u;

/** The reports in a range of the text, in its order. Takes time linear in the range. Never throws. */
export function readValidatorReport(text: string, { start, end }: Span): ValidatorReport[] {
  const span = { start: Math.max(0, start), end: Math.min(end, text.length, start + LONGEST) };
  if (!CLUES.test(text.slice(span.start, span.end))) return [];
  const blocks = [...zodReports(text, span), ...pydanticReports(text, span), ...pydanticLists(text, span)];
  // The sentences inside of a block are part of it.
  const lines = oneLineReports(text, span).filter(
    (line) => !blocks.some((block) => block.span.start <= line.span.start && line.span.start < block.span.end),
  );
  return [...blocks, ...lines].sort((a, b) => a.span.start - b.span.start);
}
