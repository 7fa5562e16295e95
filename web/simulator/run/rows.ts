/** The lines of the wire with the checker's report: kinds, responses, findings at their positions. */
import type { EntryRow, Kind, Report, SessionSummary, Severity } from '../../protocol/types.ts';
import type { McpRevision, ServerState } from '../types.ts';
import { httpLog, lineLog, messagesOf, type RunLog } from './log.ts';
import { judgedEntries, judgedText } from './judge.ts';
import { alone, findingsByRow, isPending, type RunFinding } from './findings.ts';
import type { HttpWorld } from './types.ts';
import type { SentMessage } from './play.ts';

/** Links of a line. `by` and `to` are indices of rows. */
export type Answer =
  | { readonly state: 'answered'; readonly by: number }
  | { readonly state: 'answers'; readonly to: number }
  | { readonly state: 'waiting' | 'orphan' | 'none' };

/** A line of the wire, ready to show. */
export interface RunRow extends SentMessage {
  readonly index: number;
  /** For a message: its kind. */
  readonly kind: Kind | null;
  readonly method: string | null;
  /** For a response: the method of its request. */
  readonly answersMethod: string | null;
  /** The id as a JSON string. */
  readonly id: string | null;
  /** Index into the report's entries. */
  readonly entry: number | null;
  readonly answer: Answer;
  /** For a response: milliseconds since its request. */
  readonly took: number | null;
  readonly findings: readonly RunFinding[];
}

/** The checker's report on the whole run. */
export interface RunReport {
  readonly entries: readonly EntryRow[];
  readonly sessions: readonly SessionSummary[];
  readonly errors: number;
  readonly warnings: number;
}

/** Rows and report of the conversation so far. */
export function rowsOf(
  sent: readonly SentMessage[],
  state: ServerState,
  revision: McpRevision,
  http: HttpWorld | null,
): { rows: RunRow[]; report: RunReport; log: string } {
  const messages = messagesOf(sent);
  const judged = messages.messages.length === 0 ? NOTHING : judgedEntries(messages.messages, { revision });
  const rowOf = messages.rows;
  const entries = judged.entries.map((entry) => timed(entry, judged.entries, rowOf, sent));
  const findings = findingsByRow(judged.diagnostics, { entries, rowOf, log: messages, sent, state, revision });
  for (const index of messages.raw) findings.set(index, alone(sent, index, revision));
  const whole = sent.some(({ http }) => http !== null) ? httpLog(sent) : null;
  if (whole) {
    // Messages are judged in order of time; the HTTP around them is judged as HTTP.
    const around = whole.text === '' ? NOTHING : judgedText(whole.text, { revision, transport: 'http' });
    const places = {
      entries: around.entries,
      rowOf: rowsByEntry(around.entries, whole),
      log: whole,
      sent,
      state,
      revision,
    };
    const found = around.diagnostics.filter(({ rule }) => CARRIED.test(rule));
    for (const [row, list] of findingsByRow(found, places)) {
      // A stream that is still open may still get its response.
      const open = http?.open.includes(sent[row]?.http?.exchange ?? '') ?? false;
      const over = list.filter(({ rule }) => !open || rule !== 'sse/no-response');
      findings.set(row, [...(findings.get(row) ?? []), ...over]);
    }
  }
  const entryOf = new Map(entries.map((entry, at) => [rowOf[at], entry]));
  const rows = sent.map((line, index): RunRow => {
    const entry = entryOf.get(index);
    const answered = entry?.answers === undefined ? undefined : entries[entry.answers];
    return {
      ...line,
      index,
      kind: entry?.kind ?? null,
      method: entry?.method ?? null,
      answersMethod: answered?.method ?? null,
      id: entry?.id ?? null,
      entry: entry?.index ?? null,
      answer: entry ? answerOf(entry, rowOf, state) : { state: 'none' },
      took: entry?.took ?? null,
      findings: (findings.get(index) ?? []).sort((a, b) => RANK[a.severity] - RANK[b.severity]),
    };
  });
  const all = rows.flatMap((row) => row.findings);
  const errors = all.filter(({ severity }) => severity === 'error').length;
  const warnings = all.filter(({ severity }) => severity === 'warning').length;
  return {
    rows,
    report: { entries, sessions: judged.sessions, errors, warnings },
    log: whole?.text ?? lineLog(sent),
  };
}

/** Rules about transports. */
const CARRIED = /^(?:auth|http|http-headers|http-session|legacy-sse|sse)\//;
const RANK: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/** Findings about missing messages. */
const NOTHING: Pick<Report, 'entries' | 'sessions' | 'diagnostics'> = { entries: [], sessions: [], diagnostics: [] };

/** The row of each entry. */
function rowsByEntry(entries: readonly EntryRow[], { starts }: RunLog): number[] {
  const at = new Map(starts.flatMap((start, index) => (start === null ? [] : [[start, index] as const])));
  return entries.map(({ span }) => at.get(span.start) ?? -1);
}

function timed(
  entry: EntryRow,
  all: readonly EntryRow[],
  rowOf: readonly number[],
  sent: readonly SentMessage[],
): EntryRow {
  const clock = (one: number | undefined): number | undefined => sent[rowOf[one ?? -1] ?? -1]?.at;
  const at = clock(entry.index);
  const requested = entry.answers === undefined ? undefined : clock(all[entry.answers]?.index);
  return {
    ...entry,
    ...(at === undefined ? {} : { at }),
    // Immediate responses get no duration.
    ...(at === undefined || requested === undefined || at === requested ? {} : { took: at - requested }),
  };
}

function answerOf(entry: EntryRow, rowOf: readonly number[], state: ServerState): Answer {
  const { kind, answeredBy, answers, id } = entry;
  if (kind === 'request') {
    if (isPending(entry, state)) return { state: 'waiting' };
    return answeredBy === undefined ? { state: 'none' } : { state: 'answered', by: rowOf[answeredBy] ?? -1 };
  }
  if (kind !== 'response' && kind !== 'error') return { state: 'none' };
  if (answers !== undefined) return { state: 'answers', to: rowOf[answers] ?? -1 };
  return id === undefined || id === 'null' ? { state: 'none' } : { state: 'orphan' };
}
