/** The list of errors of pydantic, as JSON or as Python prints it: `e.json()`, `e.errors()`, the `detail` of a status 422. */
import { short } from '../../json/describe.ts';
import { get, isObject } from '../../json/object.ts';
import { readValue } from '../../json/read.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { toValue } from '../../json/value.ts';
import { consumed, depthOf, openingOf, unescapedTimes, withoutPrefixes } from './plain.ts';
import { grouped, issueFrom } from './pydantic.ts';
import { reportOf, type ReportIssue, type ValidatorReport } from './types.ts';
import type { Span } from '../../types.ts';

/** The type of an error and its place, which follow each other, with the backslashes before a quotation mark. */
const ERROR =
  /(\\{0,8})["']type\\{0,8}["']\s{0,4}:\s{0,4}\\{0,8}["'][a-z_]{3,60}\\{0,8}["']\s{0,4},\s{0,40}\\{0,8}["']loc\\{0,8}["']\s{0,4}:\s{0,4}[[(]/gu;
/** A tuple of Python. */
const TUPLE = /(["']loc["']\s{0,4}:\s{0,4})\(([^()\n]{0,400}?),?\)/gu;
/** How far before its type a list can begin, and how much of it is read, in UTF-16 units. */
const [BEFORE, LONGEST] = [400, 60_000];
/** Maximum number of reports in a range, and of errors of each. */
const [REPORTS, ERRORS] = [20, 300];

/** The lists in a range of the text. */
export function pydanticLists(text: string, { start, end }: Span): ValidatorReport[] {
  const out: ValidatorReport[] = [];
  const range = text.slice(start, end);
  let after = 0;
  for (const found of range.matchAll(ERROR)) {
    if (found.index < after) continue;
    if (out.length >= REPORTS) break;
    const opening = openingOf(range, Math.max(after, found.index - BEFORE), found.index);
    const raw = range.slice(opening, opening + LONGEST);
    const depth = depthOf(found[1]?.length ?? 0);
    const plain = withoutPrefixes(unescapedTimes(raw, depth)).replaceAll(TUPLE, '$1[$2]');
    const { root, problems } = readValue(plain, 0, plain.length);
    const value = root ? toValue(root) : null;
    const errors = (Array.isArray(value) ? value : [value]).filter(isObject).slice(0, ERRORS);
    const issues = errors.flatMap((error) => issueIn(error) ?? []);
    const [first] = errors;
    const used = plain.length === 0 ? 0 : ((root?.end ?? 0) / plain.length) * consumed(raw, depth);
    const length = Math.max(found[0].length, Math.min(raw.length, Math.ceil(used)));
    after = Math.max(opening + length, found.index + found[0].length);
    if (!first || issues.length === 0) continue;
    out.push(
      reportOf({
        validator: 'pydantic',
        span: { start: start + opening, end: Math.min(end, start + after) },
        issues: grouped(issues),
        input: inputOf(get(first, 'input')),
        cut: problems.some(({ code }) => code === 'json-unclosed' || code === 'json-unterminated-string'),
      }),
    );
  }
  return out;
}

function issueIn(error: JsonObject): ReportIssue | null {
  const [type, place, message] = [get(error, 'type'), get(error, 'loc'), get(error, 'msg')];
  if (typeof type !== 'string' || !Array.isArray(place)) return null;
  const path = place.filter((step) => typeof step === 'string' || typeof step === 'number');
  const input = get(error, 'input');
  return issueFrom(path, typeof message === 'string' ? message : '', type, input === undefined ? '' : short(input));
}

function inputOf(value: JsonValue | undefined): string {
  return isObject(value) ? JSON.stringify(value).slice(0, 600) : '';
}
