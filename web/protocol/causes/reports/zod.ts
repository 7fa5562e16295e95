/** Reports of Zod 3 and 4, printed as JSON or by `util.inspect`, escaped or not, cut off or not. */
import { get, has, isObject } from '../../json/object.ts';
import { readValue } from '../../json/read.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { toValue } from '../../json/value.ts';
import { consumed, depthOf, openingOf, unescapedTimes, withoutPrefixes, withWholeStrings } from './plain.ts';
import {
  issueOf,
  reportOf,
  type IssueCode,
  type ReportIssue,
  type UnionBranch,
  type ValidatorReport,
} from './types.ts';
import type { Span } from '../../types.ts';

/** The code of an issue, with the backslashes before its quotation mark. */
const CODE =
  /\bcode(\\{0,8})["']?\s{0,4}:\s{0,4}\\{0,8}["'](?:invalid_(?:type|literal|union|value|enum_value|string|format|key|element|arguments|date|union_discriminator|return_type|intersection_types)|unrecognized_keys|too_small|too_big|not_multiple_of|custom)\\{0,8}["']/gu;
/** An error of a model’s API, whose code has the same words. */
const OF_API = /["']type\\{0,8}["']\s{0,4}:\s{0,4}\\{0,8}["']invalid_request_error\b/u;
/** How far before its code an issue can begin, and how much of a report is read, in UTF-16 units. */
const [BEFORE, LONGEST] = [3000, 200_000];
/** Maximum number of reports in a range, and of places where one may begin. */
const [REPORTS, TRIES] = [20, 40];
const MAX_DEPTH = 12;
const SHORT = 80;

/** The reports of Zod in a range of the text. */
export function zodReports(text: string, { start, end }: Span): ValidatorReport[] {
  const out: ValidatorReport[] = [];
  const range = text.slice(start, end);
  let after = 0;
  let tries = 0;
  for (const found of range.matchAll(CODE)) {
    if (found.index < after || OF_API.test(range.slice(Math.max(0, found.index - 400), found.index))) continue;
    if (out.length >= REPORTS || ++tries > TRIES) break;
    const opening = openingOf(range, Math.max(after, found.index - BEFORE), found.index);
    const report = readAt(range, opening, found[1]?.length ?? 0);
    if (!report) continue;
    after = opening + report.length;
    out.push(
      reportOf({
        validator: 'zod',
        span: { start: start + opening, end: Math.min(end, start + after) },
        issues: report.issues,
        cut: report.cut,
      }),
    );
  }
  return out;
}

interface Found {
  readonly issues: readonly ReportIssue[];
  readonly length: number;
  readonly cut: boolean;
}

function readAt(text: string, start: number, backslashes: number): Found | null {
  const raw = text.slice(start, start + LONGEST);
  const depth = depthOf(backslashes);
  const plain = withoutPrefixes(withWholeStrings(unescapedTimes(raw, depth)));
  const { root, problems } = readValue(plain, 0, plain.length);
  if (!root) return null;
  const issues = issuesIn(toValue(root), [], 0);
  if (issues.length === 0) return null;
  const cut = problems.some(({ code }) => code === 'json-unclosed' || code === 'json-unterminated-string');
  // The plain text is shorter than the text by its escapes and prefixes.
  const length =
    plain.length === 0 ? 0 : Math.min(raw.length, Math.ceil((root.end / plain.length) * consumed(raw, depth)));
  return { issues, length, cut };
}

function issuesIn(value: JsonValue, outer: readonly (string | number)[], depth: number): ReportIssue[] {
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((one) => (isObject(one) ? issuesIn(one, outer, depth) : []));
  if (!isObject(value)) return [];
  const code = get(value, 'code');
  // The last branch of a union that is cut off lacks its place.
  if (
    depth > 0 &&
    typeof code === 'string' &&
    !code.startsWith('invalid_union') &&
    !has(value, 'path') &&
    !has(value, 'message')
  )
    return [];
  if (typeof code === 'string') return [issueIn(value, code, outer, depth)];
  const inner = get(value, 'issues') ?? get(value, 'errors');
  return inner === undefined ? [] : issuesIn(inner, outer, depth + 1);
}

function issueIn(value: JsonObject, code: string, outer: readonly (string | number)[], depth: number): ReportIssue {
  const own = pathIn(get(value, 'path'));
  const path = isWithin(own, outer) ? own : [...outer, ...own];
  const message = stringOf(get(value, 'message'));
  const keys = get(value, 'keys');
  return issueOf({
    path,
    code: codeOf(code, value, message),
    expected: expectedIn(value, message),
    received: receivedIn(value, message),
    message,
    keys: Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
    unionBranches: branchesIn(value, path, depth + 1),
  });
}

/** Zod 3 repeats the path of the union in its branches, Zod 4 does not. */
function isWithin(path: readonly (string | number)[], outer: readonly (string | number)[]): boolean {
  return outer.every((step, index) => path[index] === step);
}

function pathIn(value: JsonValue | undefined): (string | number)[] {
  if (typeof value === 'string') return value.split('.').map((step) => (/^\d{1,9}$/u.test(step) ? Number(step) : step));
  if (!Array.isArray(value)) return [];
  return value.filter((step) => typeof step === 'string' || typeof step === 'number');
}

function branchesIn(value: JsonObject, path: readonly (string | number)[], depth: number): UnionBranch[] {
  const branches = get(value, 'unionErrors') ?? get(value, 'errors');
  if (!Array.isArray(branches)) return [];
  return branches
    .map((branch) => ({ name: '', issues: issuesIn(branch, path, depth) }))
    .filter(({ issues }) => issues.length > 0);
}

function codeOf(code: string, value: JsonObject, message: string): IssueCode {
  if (code === 'unrecognized_keys') return 'unknown-member';
  if (code.startsWith('invalid_union')) return 'union';
  if (receivedIn(value, message) === 'undefined') return 'missing';
  if (code === 'invalid_type') return 'type';
  return code === 'custom' ? 'other' : 'value';
}

function expectedIn(value: JsonObject, message: string): string {
  const expected = get(value, 'expected');
  if (typeof expected === 'string' && expected !== '') return expected;
  const values = get(value, 'values') ?? get(value, 'options');
  if (Array.isArray(values))
    return values
      .map((one) => (typeof one === 'string' ? one : JSON.stringify(one)))
      .join(' | ')
      .slice(0, 4 * SHORT);
  if (expected !== undefined && expected !== null && typeof expected !== 'object') return String(expected);
  return /expected "?([^",]{1,80})"?/iu.exec(message)?.[1] ?? '';
}

function receivedIn(value: JsonObject, message: string): string {
  const received = get(value, 'received');
  if (typeof received === 'string') return received;
  if (received !== undefined && typeof received !== 'object') return String(received);
  if (message === 'Required') return 'undefined';
  return /received (\S{1,80})$/iu.exec(message)?.[1] ?? '';
}

function stringOf(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value.slice(0, 300) : '';
}
