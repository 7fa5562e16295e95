/** A long report, shortened so that it fits into what a model can read. Pure. */
import { toJson, type Writable } from '../../protocol/exports.ts';
import { Unusable } from '../arguments.ts';

/** Maximum length of a report by default, in UTF-16 units: about ten thousand tokens. Many hosts cut results at 25,000. */
export const USUAL_LENGTH = 40_000;
/** Maximum length of a report that the caller wants whole. Some clients end a session at a message of 10 MB. */
export const MAX_LENGTH = 1_500_000;
/** The part of the length that findings may take. */
const FINDINGS = 0.7;

/** No entry of a list is shorter. */
const SHORTEST = 20;

/** The lists that give way, the least important first. */
const LISTS = ['wire', 'skipped', 'messages', 'parts', 'sessions', 'outcome', 'notObserved'] as const;

/** A report as it is sent. */
export interface SentReport {
  /** On one line. */
  readonly json: string;
  /** The number of entries that each list lacks; empty if the report is whole. */
  readonly omitted: Readonly<Record<string, number>>;
}

type Report = Readonly<Record<string, Writable>>;

/**
 * The JSON of a report. One that is longer than `max` lacks entries at the end of its lists, and `omitted` counts them; any other is
 * what `check --json` prints, byte for byte. `skip`: the number of findings that the caller has seen already.
 */
export function sentReport(report: Report, max: number, skip = 0): SentReport {
  const whole = skip === 0 && mayFit(report, max) ? toJson(report) : null;
  if (whole !== null && whole.length <= max) return { json: whole, omitted: {} };
  const all = listOf(report, 'diagnostics');
  if (skip > all.length) throw new Unusable(`\`skip\` is ${skip}, but there are only ${all.length} findings`);
  const lengths = new Map<Writable, number>();
  const lengthOf = (value: Writable): number => {
    const known = lengths.get(value) ?? toJson(value).length + 1;
    lengths.set(value, known);
    return known;
  };
  const empty = LISTS.filter((name) => Array.isArray(report[name])).map((name) => [name, []] as const);
  const rest: Report = { ...report, diagnostics: [], ...Object.fromEntries(empty) };
  // Room for what is always there, and for `omitted` itself.
  let left = max - toJson(rest).length - 200;
  const omitted: Record<string, number> = {};
  const take = (name: string, list: readonly Writable[], room: number): readonly Writable[] => {
    let used = 0;
    let count = 0;
    for (const entry of list) {
      if (used + lengthOf(entry) > room) break;
      used += lengthOf(entry);
      count++;
    }
    if (count < list.length) omitted[name] = list.length - count;
    left -= used;
    return list.slice(0, count);
  };
  const lists: Record<string, readonly Writable[]> = {
    diagnostics: take('diagnostics', all.slice(skip), Math.max(left * FINDINGS, 0)),
  };
  for (const name of LISTS.toReversed())
    if (Array.isArray(report[name])) lists[name] = take(name, listOf(report, name), left);
  const names = Object.keys(report);
  const shortened = Object.fromEntries(names.map((name) => [name, lists[name] ?? report[name]]));
  const counts = Object.keys(omitted).length > 0 ? { omitted } : {};
  return { json: toJson({ ...shortened, ...counts }), omitted };
}

/** False only if the lists alone are longer: a report of a hundred thousand findings need not be written to learn that. */
function mayFit(report: Report, max: number): boolean {
  const entries = ['diagnostics', ...LISTS].reduce((sum, name) => sum + listOf(report, name).length, 0);
  return entries * SHORTEST <= max;
}

function listOf(report: Report, name: string): readonly Writable[] {
  const list = report[name];
  return Array.isArray(list) ? list : [];
}
