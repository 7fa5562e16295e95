/** The checker's findings, at the lines of the wire that they concern. */
import { messageChecker } from '../../protocol/check-messages.ts';
import type { Diagnostic, EntryRow, Severity } from '../../protocol/types.ts';
import { catcherOf } from '../faults/define.ts';
import { faultNamed } from '../faults/index.ts';
import type { McpRevision, ServerState } from '../types.ts';
import type { RunLog } from './log.ts';
import type { SentMessage } from './play.ts';

/** A finding at a line: an error or a warning, or a finding that reveals a fault. */
export interface RunFinding {
  readonly severity: Severity;
  /** The requirement that it violates, or only the rule: both have a page. */
  readonly rule: string;
  readonly title: string;
  /** The problem; parts in backticks are code. */
  readonly what: string;
  readonly why: string;
  /** Its position: in the line's text, or in the HTTP header section around it. */
  readonly in: 'text' | 'head';
  readonly start: number;
  readonly end: number;
}

/** The context for collecting findings of a run. */
export interface Scenery {
  readonly entries: readonly EntryRow[];
  /** The row of each entry. */
  readonly rowOf: readonly number[];
  readonly log: Pick<RunLog, 'starts' | 'heads'>;
  readonly sent: readonly SentMessage[];
  readonly state: ServerState;
  readonly revision: McpRevision;
}

/** A request that is still in progress is not a finding, regardless of later messages. */
export function isPending(entry: EntryRow | undefined, { running, pendingRequests }: ServerState): boolean {
  if (entry?.kind !== 'request') return false;
  const open = entry.from === 'client' ? running : pendingRequests;
  return open.some(({ id }) => JSON.stringify(id) === entry.id);
}

/** Whether HTTP refused the request of a row: the status code is then the response, and no message follows. */
function isRefused(sent: readonly SentMessage[], row = -1): boolean {
  const exchange = sent[row]?.http?.exchange;
  return (
    exchange !== undefined &&
    sent.some(({ from, http }) => from === 'server' && http?.exchange === exchange && / 4\d\d /u.test(http.head ?? ''))
  );
}

/** Errors and warnings by row, and the findings that reveal a fault. */
export function findingsByRow(diagnostics: readonly Diagnostic[], scenery: Scenery): Map<number, RunFinding[]> {
  const { entries, state, rowOf, sent, revision } = scenery;
  const found = new Map<number, RunFinding[]>();
  const misbehaves = sent.some(({ fault }) => fault !== null);
  for (const finding of diagnostics) {
    const { entry, severity, rule } = finding;
    if (rule === 'responses/unanswered' && (isPending(entries[entry], state) || isRefused(sent, rowOf[entry])))
      continue;
    if (severity === 'info' && !misbehaves) continue;
    const { row, place } = placeOf(finding, rowOf[entry], scenery);
    if (severity === 'info' && !isOfFault(finding, sent[row], revision)) continue;
    if (row >= 0) found.set(row, [...(found.get(row) ?? []), { ...wordsOf(finding), ...place }]);
  }
  return found;
}

/** Whether a finding reveals the fault of a line. */
function isOfFault({ rule, requirement }: Diagnostic, line: SentMessage | undefined, revision: McpRevision): boolean {
  const fault = line?.fault == null ? null : faultNamed(line.fault);
  const caught = fault && catcherOf(fault, revision);
  return caught?.rule === rule && caught.requirement === requirement;
}

function wordsOf({
  severity,
  rule,
  requirement,
  title,
  what,
  why,
}: Diagnostic): Omit<RunFinding, 'in' | 'start' | 'end'> {
  // Rules about the JSON text are more specific than the single requirement about it.
  const page = requirement === null || rule.startsWith('json-') ? rule : requirement;
  return { severity, rule: page, title, what, why };
}

type Place = Pick<RunFinding, 'in' | 'start' | 'end'>;

function placeOf(
  { span }: Diagnostic,
  ofEntry: number | undefined,
  { log: { starts, heads }, sent }: Scenery,
): { row: number; place: Place } {
  const within = (from: number | null | undefined, length: number): boolean =>
    from !== null && from !== undefined && from <= span.start && span.start <= from + length;
  const row = sent.findIndex(({ text }, at) => at === ofEntry && within(starts[at], text.length));
  const inHead = sent.findIndex(({ http }, at) => within(heads[at], http?.head?.length ?? 0));
  const at =
    row >= 0 ? row : inHead >= 0 ? inHead : sent.findIndex(({ text }, index) => within(starts[index], text.length));
  const head = row < 0 && at === inHead && inHead >= 0;
  const from = (head ? heads : starts)[at] ?? 0;
  const length = (head ? sent[at]?.http?.head : sent[at]?.text)?.length ?? 0;
  const cut = (offset: number): number => Math.min(Math.max(offset - from, 0), length);
  const place: Place = { in: head ? 'head' : 'text', start: cut(span.start), end: cut(span.end) };
  return { row: at < 0 ? (ofEntry ?? -1) : at, place };
}

/** A line that is not JSON, judged separately: as a line of stdout if the server wrote it. */
export function alone(sent: readonly SentMessage[], index: number, revision: McpRevision): RunFinding[] {
  const line = sent[index];
  if (!line) return [];
  const server = line.from === 'server';
  // A preceding message provides the context of the line.
  const before = server ? `${AMONG}\n` : '';
  const options = { revision, from: line.from, ...(server ? { transport: 'stdio' as const } : {}) };
  const prepared = messageChecker.prepare(`${before}${line.text}\n`, options);
  const cut = (place: number): number => Math.min(Math.max(place - before.length, 0), line.text.length);
  return messageChecker
    .judge(prepared, revision)
    .diagnostics.filter(({ span, severity }) => severity !== 'info' && (span.end > before.length || before === ''))
    .map((finding) => ({
      ...wordsOf(finding),
      in: 'text',
      start: cut(finding.span.start),
      end: cut(finding.span.end),
    }));
}

const AMONG = '{"jsonrpc":"2.0","method":"notifications/message","params":{"level":"info","data":""}}';
