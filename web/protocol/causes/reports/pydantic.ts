/** Reports of pydantic: the text of a `ValidationError`. */
import { isPascal } from './names.ts';
import { consumed, withLineFeeds, withoutPrefixes } from './plain.ts';
import {
  issueOf,
  reportOf,
  type IssueCode,
  type ReportIssue,
  type UnionBranch,
  type ValidatorReport,
} from './types.ts';
import type { Span } from '../../types.ts';

const HEAD = /\b(\d{1,5}) validation errors? for ([\w.[\], ]{1,120}?)(?=\s|\\{1,8}[nr]|:|$)/gu;
const DETAIL =
  /^\s{0,12}(.{1,600}?) \[type=(\w{1,60})(?:, input_value=(.{0,600}?))?(?:, input_type=(\w{1,40}))?\]?["'}\]\\]{0,6}\s*$/u;
const PLACE = /^\s{0,8}([\w.[\]`'<>|,{}()/-]{1,300})\s*$/u;
/** How much of a report is read, and how many errors of it. */
const [LONGEST, ERRORS] = [60_000, 300];

/** The reports of pydantic in a range of the text. */
export function pydanticReports(text: string, { start, end }: Span): ValidatorReport[] {
  const out: ValidatorReport[] = [];
  const heads = [...text.slice(start, end).matchAll(HEAD)].slice(0, 50);
  const [first] = heads;
  const rest = headless(text, { start, end: first ? start + first.index : end });
  if (rest) out.push(rest);
  for (const [index, head] of heads.entries()) {
    const from = head.index + head[0].length;
    const next = heads[index + 1]?.index ?? end - start;
    const raw = text.slice(start + from, Math.min(start + next, start + from + LONGEST));
    const { issues, input, length } = read(raw);
    const escaped = raw.startsWith('\\');
    out.push(
      reportOf({
        validator: 'pydantic',
        subject: (head[2] ?? '').trim(),
        span: { start: start + head.index, end: Math.min(end, start + from + (escaped ? consumed(raw, 1) : length)) },
        issues: grouped(issues),
        input,
        cut: issues.length < Number(head[1] ?? 0),
      }),
    );
  }
  return out;
}

/** Where the first error of a report begins whose head is cut off: its place, on the line before. */
const ERROR = /\n[^\n]{0,160}?([\w.[\]`]{1,200})[ \t]*\r?\n[^\n]{0,400}\[type=\w{1,60}, input_value=/u;

/** A report that begins in the middle; null if the range has none. */
function headless(text: string, { start, end }: Span): ValidatorReport | null {
  const shown = `\n${text.slice(start, Math.min(end, start + LONGEST))}`;
  const found = ERROR.exec(shown);
  if (!found || !/\.\w/u.test(found[1] ?? '')) return null;
  const raw = shown.slice(found.index + 1);
  const { issues, input, length } = read(raw);
  if (issues.length === 0) return null;
  const from = start + found.index;
  const subject = 'ClientRequest';
  const isRequest = issues.every(({ path }) => String(path[0]).endsWith('Request'));
  return reportOf({
    validator: 'pydantic',
    subject: isRequest ? subject : '',
    span: { start: from, end: Math.min(end, from + length) },
    issues: grouped(issues),
    input,
    cut: true,
  });
}

interface Read {
  readonly issues: readonly ReportIssue[];
  readonly input: string;
  readonly length: number;
}

function read(raw: string): Read {
  const issues: ReportIssue[] = [];
  let place: (string | number)[] = [];
  let input = '';
  let length = 0;
  let at = 0;
  let others = 0;
  for (const line of withoutPrefixes(withLineFeeds(raw)).split('\n')) {
    at += line.length + 1;
    const detail = DETAIL.exec(line);
    if (detail) {
      const [, message = '', type = '', value = ''] = detail;
      issues.push(issueFrom(place, message, type, value));
      if (input === '' && value.startsWith('{')) input = value;
      if (issues.length >= ERRORS) break;
      place = [];
      others = 0;
      length = at;
    } else if (/^\s{0,8}For further information/u.test(line)) {
      length = at;
      others = 0;
    } else if (PLACE.test(line)) {
      place = stepsOf(PLACE.exec(line)?.[1] ?? '');
      others++;
    } else if (line.trim() !== '') others++;
    if (others > 3) break;
  }
  return { issues, input, length: Math.min(raw.length, Math.max(0, length - 1)) };
}

function stepsOf(place: string): (string | number)[] {
  return place.split('.').map((step) => (/^\d{1,9}$/u.test(step) ? Number(step) : step));
}

/** One error: its place, sentence, type, and the rejected value as shown. */
export function issueFrom(
  place: readonly (string | number)[],
  message: string,
  type: string,
  value: string,
): ReportIssue {
  const missing = MISSING.test(type);
  return issueOf({
    path: place,
    code: codeOf(type),
    expected: expectedOf(message, type),
    received: missing ? 'undefined' : value,
    message,
    keys: type === 'extra_forbidden' ? place.slice(-1).map(String) : [],
  });
}

/** A member or an argument that is missing. */
const MISSING = /^missing(?:_|$)/u;

function codeOf(type: string): IssueCode {
  if (MISSING.test(type)) return 'missing';
  if (type === 'extra_forbidden') return 'unknown-member';
  if (type === 'json_invalid') return 'not-json';
  if (type === 'literal_error' || type === 'enum' || type.startsWith('union_tag')) return 'value';
  return type.endsWith('_type') || type.endsWith('_parsing') ? 'type' : 'other';
}

const TYPES: Readonly<Record<string, string>> = {
  string_type: 'string',
  int_type: 'integer',
  int_parsing: 'integer',
  float_type: 'number',
  float_parsing: 'number',
  bool_type: 'boolean',
  bool_parsing: 'boolean',
  dict_type: 'object',
  model_type: 'object',
  model_attributes_type: 'object',
  list_type: 'array',
  none_required: 'null',
  url_type: 'URL',
};

function expectedOf(message: string, type: string): string {
  const known = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  if (known !== undefined) return known;
  const list = /^Input should be ((?:'[^']{1,80}'(?:, | or )?){1,20})/u.exec(message)?.[1];
  return list === undefined ? '' : [...list.matchAll(/'([^']{1,80})'/gu)].map(([, one = '']) => one).join(' | ');
}

/** Names of basic types, which pydantic puts after the member for unions of them: `id.int`, `id.str`. */
const BASIC = new Set(['int', 'str', 'float', 'bool', 'none', 'dict', 'list', 'integer', 'string', 'constrained-int']);

/** Issues below the name of a type are those of one branch of a union; the name is no step of the path. */
export function grouped(issues: readonly ReportIssue[]): ReportIssue[] {
  const out: ReportIssue[] = [];
  const unions = new Map<string, { path: readonly (string | number)[]; branches: Map<string, ReportIssue[]> }>();
  for (const issue of issues) {
    const at = issue.path.findIndex((step) => typeof step === 'string' && isBranch(step));
    const path = issue.path.filter((step) => typeof step !== 'string' || (!isBranch(step) && !BASIC.has(step)));
    if (at < 0) {
      out.push({ ...issue, path });
      continue;
    }
    const outer = issue.path.slice(0, at);
    const key = outer.join('.');
    const union = unions.get(key) ?? { path: outer, branches: new Map<string, ReportIssue[]>() };
    unions.set(key, union);
    const name = String(issue.path[at]);
    const branch = union.branches.get(name);
    if (branch) branch.push({ ...issue, path });
    else union.branches.set(name, [{ ...issue, path }]);
  }
  for (const { path, branches } of unions.values()) {
    const unionBranches: UnionBranch[] = [...branches].map(([name, own]) => ({ name, issues: own }));
    out.push(issueOf({ path, code: 'union', unionBranches }));
  }
  return out;
}

function isBranch(step: string): boolean {
  return isPascal(step) || /^(?:tagged-union|function-\w+)\[/u.test(step);
}
