/**
 * One run of a `tap`: its messages, its other output and its HTTP exchanges, updated record by record, so that a row is shown
 * without waiting for the checker. Pure.
 */
import { briefOf, failedResultsIn } from '../../engine/briefs.ts';
import type { ShownEntry } from '../../engine/types.ts';
import type { SessionSummary } from '../../../protocol/types.ts';
import type {
  CloseRecord,
  EndRecord,
  HttpRecord,
  LostRecord,
  NoiseRecord,
  RunRecord,
  StderrRecord,
  TapRecord,
} from '../../../protocol/recording-types.ts';
import { entryOf, pairsOf, sizeOf } from './entries.ts';
import { Handshake } from './handshake.ts';

/** What is known about a run from its first record. */
export type RunFacts = Pick<RunRecord, 'run' | 'transport' | 'target' | 'by' | 'pid' | 'tap'>;

/** A line that is not a message: on stderr, on the wire, or bytes that were not recorded. */
export interface OutputLine {
  readonly kind: 'stderr' | 'noise' | 'lost';
  readonly from: 'client' | 'server' | 'unknown';
  readonly text: string;
  /** The length of the whole in bytes, if only its beginning was recorded, or nothing of it. */
  readonly bytes?: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Its line in the text of the run, from 0. */
  readonly line: number;
}

/** An HTTP request with its response. */
export interface Exchange {
  readonly exchange: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly method: string;
  readonly url: string;
  readonly headers: HttpRecord['headers'];
  /** Null before the response. */
  readonly status: number | null;
  readonly answerHeaders: HttpRecord['headers'];
  /** Milliseconds until the head of the response; null before it. */
  readonly took: number | null;
  /** The reason, if it was not completed. */
  readonly error: string | null;
  /** Messages in its two bodies. */
  readonly messages: readonly number[];
  /** The lines of its records in the text of the run, from 0. */
  readonly lines: readonly number[];
}

/** A run as it was at one moment; later records do not change it. */
export interface LiveRun extends RunFacts {
  /** Time of its first record, milliseconds since 1970. */
  readonly began: number;
  readonly entries: readonly ShownEntry[];
  readonly session: SessionSummary;
  /** Requests without a response, oldest first. */
  readonly open: readonly number[];
  /** By the index of a message: what it is about, and the number of failed tool calls in it. */
  readonly briefs: ReadonlyMap<number, string>;
  readonly failed: ReadonlyMap<number, number>;
  readonly output: readonly OutputLine[];
  readonly exchanges: readonly Exchange[];
  readonly end: EndRecord | null;
  /** Its records as they were sent, one a line. Later ones may follow after `length`. */
  readonly lines: readonly string[];
  readonly length: number;
  /** For each message its line, from 0. */
  readonly lineOf: readonly number[];
  /** Number of records that are no longer in memory. */
  readonly dropped: number;
  /** True if its beginning is missing. */
  readonly cut: boolean;
}

/** Errors and warnings of a message. */
export interface Found {
  readonly errors: number;
  readonly warnings: number;
}

const NOTHING: Found = { errors: 0, warnings: 0 };

/** A run that records are added to. */
export class RunLog {
  readonly facts: RunFacts;
  /** Number of its records that this page dropped. */
  dropped = 0;
  /** True if its beginning is missing. */
  cut = false;
  /** Its records as they were sent, one a line. */
  readonly lines: string[] = [];
  readonly #entries: ShownEntry[] = [];
  /** For each message its line, from 0. */
  readonly lineOf: number[] = [];
  readonly #output: OutputLine[] = [];
  readonly #exchanges = new Map<number, Exchange>();
  readonly #briefs = new Map<number, string>();
  readonly #failed = new Map<number, number>();
  /** Open requests by sender and id: indices, oldest first. */
  readonly #waiting = new Map<string, number[]>();
  readonly #open = new Set<number>();
  readonly #counts = { request: 0, notification: 0, response: 0, error: 0, batch: 0, invalid: 0 };
  readonly #handshake = new Handshake();
  #began = Number.NaN;
  #end: EndRecord | null = null;

  constructor(facts: RunFacts) {
    this.facts = facts;
  }

  /** Adds a record of this run, with the line that contains it. */
  add(record: TapRecord, line: string): void {
    const at = Date.parse(record.at);
    const place = this.lines.push(line) - 1;
    if (Number.isNaN(this.#began)) this.#began = at;
    if (record.kind === 'message') this.#addMessage(record, at, place);
    else if (record.kind === 'end') this.#end = record;
    else if ('headers' in record) this.#addHttp(record, at, place);
    else if (record.kind === 'close') this.#close(record, place);
    else if (record.kind !== 'run') this.#output.push(outputOf(record, at, place));
  }

  #addMessage(record: Extract<TapRecord, { kind: 'message' }>, at: number, place: number): void {
    const { message, from } = record;
    const index = this.#entries.length;
    const entry: ShownEntry = { ...entryOf(message, from), index, at, line: place + 1, span: sizeOf(record) };
    this.#counts[entry.kind]++;
    this.lineOf.push(place);
    this.#entries.push(entry);
    const brief = briefOf(message);
    if (brief !== '') this.#briefs.set(index, brief);
    const failures = failedResultsIn(message);
    if (failures > 0) this.#failed.set(index, failures);
    for (const pair of pairsOf(message, from)) {
      const requests = this.#waiting.get(pair.key);
      if (pair.kind === 'request') {
        this.#waiting.set(pair.key, [...(requests ?? []), index]);
        if (pair.method !== 'subscriptions/listen') this.#open.add(index);
      } else {
        const request = requests?.shift();
        if (requests?.length === 0) this.#waiting.delete(pair.key);
        if (request === undefined) continue;
        this.#open.delete(request);
        if (pair.kind === 'response') this.#join(request, index, at);
      }
    }
    const of = this.#entries[this.#entries[index]?.answers ?? -1];
    this.#handshake.see(message, from, of?.method);
    const exchange = this.#exchanges.get(record.exchange ?? -1);
    if (exchange) {
      this.#exchanges.set(exchange.exchange, { ...exchange, messages: [...exchange.messages, index] });
    }
  }

  #join(request: number, answer: number, at: number): void {
    const [requestEntry, answered] = [this.#entries[request], this.#entries[answer]];
    if (!requestEntry || !answered) return;
    this.#entries[request] = { ...requestEntry, answeredBy: answer };
    if (answered.kind === 'batch') return;
    const took = requestEntry.at === undefined ? undefined : Math.max(0, at - requestEntry.at);
    this.#entries[answer] = { ...answered, answers: request, ...(took === undefined ? {} : { took }) };
  }

  #addHttp(record: HttpRecord, at: number, place: number): void {
    const { exchange, headers } = record;
    const known = this.#exchanges.get(exchange);
    const { method = '', url = '', status = null } = record;
    if (record.kind === 'request' || !known) {
      const own = { exchange, at, method, url, messages: [], lines: [place], took: null, error: null };
      const sent = record.kind === 'request';
      this.#exchanges.set(exchange, {
        ...own,
        headers: sent ? headers : {},
        status,
        answerHeaders: sent ? {} : headers,
      });
    } else {
      const took = Math.max(0, at - known.at);
      const lines = [...known.lines, place];
      this.#exchanges.set(exchange, { ...known, status, answerHeaders: headers, took, lines });
    }
  }

  #close({ exchange, error }: CloseRecord, place: number): void {
    const known = this.#exchanges.get(exchange);
    if (!known) return;
    this.#exchanges.set(exchange, { ...known, error: error ?? null, lines: [...known.lines, place] });
  }

  /** The number of messages in the first lines. */
  messagesBefore(lines: number): number {
    return this.lineOf.filter((place) => place < lines).length;
  }

  /** Sets the findings of all messages, by their index. */
  mark(found: ReadonlyMap<number, Found>): void {
    for (const [index, entry] of this.#entries.entries()) {
      const { errors, warnings } = found.get(index) ?? NOTHING;
      if (entry.errors !== errors || entry.warnings !== warnings) this.#entries[index] = { ...entry, errors, warnings };
    }
  }

  /** The run at this moment. */
  view(): LiveRun {
    const open = [...this.#open].toSorted((a, b) => a - b);
    return {
      ...this.facts,
      began: this.#began,
      entries: [...this.#entries],
      session: this.#session(open),
      open,
      briefs: this.#briefs,
      failed: this.#failed,
      output: [...this.#output],
      exchanges: [...this.#exchanges.values()],
      end: this.#end,
      lines: this.lines,
      length: this.lines.length,
      lineOf: this.lineOf,
      cut: this.cut,
      dropped: this.dropped,
    };
  }

  #session(open: readonly number[]): SessionSummary {
    const messages = this.#entries.length;
    return {
      index: 0,
      label: '',
      because: '',
      first: 0,
      last: messages - 1,
      messages,
      counts: { ...this.#counts },
      ...this.#handshake.summary(this.cut),
      unanswered: open.slice(0, MAX_LISTED),
      unansweredCount: open.length,
      slowest: [],
    };
  }
}

function outputOf(record: StderrRecord | NoiseRecord | LostRecord, at: number, line: number): OutputLine {
  if (record.kind === 'lost') return { kind: 'lost', from: record.from, text: '', bytes: record.bytes, at, line };
  if (record.kind === 'stderr') return { kind: 'stderr', from: 'server', text: record.text, at, line };
  const { from, text, cut } = record;
  return { kind: 'noise', from, text, at, line, ...(cut === undefined ? {} : { bytes: cut }) };
}

/** As in the report of the checker. */
const MAX_LISTED = 100;
