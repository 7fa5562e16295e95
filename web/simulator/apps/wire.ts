/** Entry point: the messages between a host and its view as lines of the wire, with the findings of the checker. */
import { withExtensionRules } from '../../protocol/extended.ts';
import { messageChecker } from '../../protocol/check-messages.ts';
import { isRecord, jsonOf } from '../../protocol/json/plain.ts';
import type { EntryRow, SessionSummary, Severity } from '../../protocol/types.ts';
import type { Answer, RunRow } from '../run/rows.ts';
import type { SentMessage } from '../run/play.ts';
import type { McpRevision } from '../types.ts';
import { appFaultNamed } from './faults.ts';
import type { AppParty } from './types.ts';

/** A message of the channel, as the page has recorded it. */
export interface ViewLine {
  /** Milliseconds since the run began. */
  readonly at: number;
  readonly from: AppParty;
  readonly text: string;
  /** Why the host sent it; null for others. */
  readonly says: string | null;
  /** The number of lines between client and server before it. */
  readonly after: number;
}

/** A line of the wire between host and view. */
export interface ViewRow extends RunRow {
  readonly party: AppParty;
}

/** A message of both channels, with its line in the log and the number of its findings. */
export interface ViewEntry extends EntryRow {
  readonly line: number;
  readonly errors: number;
  readonly warnings: number;
}

/** The channel, ready to show. */
export interface ViewWire {
  readonly rows: readonly ViewRow[];
  /** All messages of the log, those between client and server too. */
  readonly entries: readonly ViewEntry[];
  readonly sessions: readonly SessionSummary[];
  /** The messages of both channels as a log, one per line, in the order of time. */
  readonly log: string;
}

/** The two channels in one log, and the row of each of its lines; null for a line of client and server. */
function logOf(sent: readonly SentMessage[], lines: readonly ViewLine[]): { log: string; rowOf: (number | null)[] } {
  const rowOf: (number | null)[] = [];
  let log = '';
  let next = 0;
  const write = (from: string, text: string, row: number | null): void => {
    log += `{"from":"${from}","message":${text}}\n`;
    rowOf.push(row);
  };
  const until = (count: number): void => {
    for (let line = lines[next]; line && line.after <= count; line = lines[++next]) write(line.from, line.text, next);
  };
  for (const [index, { channel, from, text }] of sent.entries()) {
    until(index);
    if (channel === 'message' && jsonOf(text) !== undefined && !/[\r\n]/.test(text)) write(from, text, null);
  }
  until(Infinity);
  return { log, rowOf };
}

/** The lines of the channel with the report on both channels. `fault` is the one that is on. */
export function viewWire(
  sent: readonly SentMessage[],
  lines: readonly ViewLine[],
  revision: McpRevision,
  fault: string | null,
): ViewWire {
  const { log, rowOf } = logOf(sent, lines);
  const checker = withExtensionRules(messageChecker);
  const prepared = checker.prepare(log, { revision });
  const { diagnostics } = checker.judge(prepared, revision);
  const all = [...prepared.rows];
  const of = new Map(
    all.flatMap((entry) => (rowOf[entry.index] == null ? [] : [[entry.index, rowOf[entry.index] ?? -1]])),
  );
  const caught = appFaultNamed(fault)?.requirement;
  const rows = lines.map(({ at, from, text, says }, index): ViewRow => {
    const entry = all.find((one) => rowOf[one.index] === index);
    const start = entry?.span.start ?? 0;
    const found = diagnostics.filter(
      (one) =>
        one.entry === entry?.index && (one.severity !== 'info' || (caught !== undefined && one.requirement === caught)),
    );
    const asked = entry?.answers === undefined ? undefined : all[entry.answers];
    return {
      index,
      at,
      party: from,
      from: from === 'host' ? 'server' : 'client',
      channel: 'message',
      text,
      by: 'server',
      says,
      requirement: null,
      fault: null,
      to: null,
      http: null,
      kind: entry?.kind ?? null,
      method: methodIn(text),
      answersMethod: asked?.method ?? null,
      id: entry?.id ?? null,
      entry: entry?.index ?? null,
      answer: entry ? answerOf(entry, of) : { state: 'none' },
      took: null,
      findings: found.map(({ severity, rule, requirement, title, what, why, span }) => ({
        severity,
        rule: requirement ?? rule,
        title,
        what,
        why,
        in: 'text',
        start: Math.max(0, span.start - start),
        end: Math.max(0, span.end - start),
      })),
    };
  });
  const countOf = (entry: EntryRow, severity: Severity): number =>
    diagnostics.filter((one) => one.entry === entry.index && one.severity === severity).length;
  const entries = all.map((entry) => ({
    ...entry,
    line: entry.index + 1,
    errors: countOf(entry, 'error'),
    warnings: countOf(entry, 'warning'),
  }));
  return { rows, entries, sessions: prepared.sessions, log };
}

function methodIn(text: string): string | null {
  const value = jsonOf(text);
  return isRecord(value) && typeof value['method'] === 'string' ? value['method'] : null;
}

function answerOf({ kind, answers, answeredBy }: EntryRow, of: ReadonlyMap<number, number>): Answer {
  const row = (entry: number): number => of.get(entry) ?? -1;
  if (kind === 'request')
    return answeredBy === undefined ? { state: 'waiting' } : { state: 'answered', by: row(answeredBy) };
  if (answers !== undefined) return { state: 'answers', to: row(answers) };
  return { state: kind === 'response' || kind === 'error' ? 'orphan' : 'none' };
}
