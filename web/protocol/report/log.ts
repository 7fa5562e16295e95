/**
 * Follows the sessions of a text while it is read: rows, pairs, rules about several messages, and whether a message can be
 * skipped. Most can, and their values are released at once: a long log costs little more than reading it.
 */
import type { RawEntry, Taken } from '../intake/types.ts';
import type { JsonObject } from '../json/types.ts';
import { modelOf } from '../model/index.ts';
import type { Around, FastCheck } from '../rules/fast-check.ts';
import { type Found, SessionRun } from '../rules/session/run.ts';
import type { SessionRule } from '../rules/session/define.ts';
import { Context } from '../rules/shape/context.ts';
import type { ShapePhase } from '../rules/shape/run.ts';
import type {
  CheckOptions,
  Diagnostic,
  EntryRow,
  Kind,
  NotObserved,
  OutcomePart,
  RevisionId,
  Sender,
  SessionSummary,
} from '../types.ts';
import { Indices } from '../session/numbers.ts';
import { acrossMessages } from './across.ts';
import { isElided } from './elided.ts';
import type { Across, Followed, FollowedSessions } from './followed.ts';
import { classify } from '../session/classify.ts';
import type { Entries } from '../session/entries.ts';
import { unseenFallbacks, withoutFallbacks } from './fallback.ts';
import { guessWith, type Listener } from '../session/reading.ts';
import { concluded, gather, noEvidence, presumed, type RevisionGuess } from '../session/revision.ts';
import { MessageRecords, type ObservedMessage } from '../session/message-records.ts';
import { CallList } from '../session/pairing.ts';
import type { Present, RowList } from '../session/row-list.ts';
import { trustOf } from '../session/rows.ts';
import { Senders, type SenderGuess } from '../session/sender.ts';
import { Splitter } from '../session/split.ts';
import { outcomeOf } from './outcome.ts';
import { outsideMcp } from './outside-mcp.ts';
import { summaryOf } from './summary.ts';

/** The examples of a lesson that are followed; in the others, only single messages are judged. No tutorial has as many. */
const MAX_EXAMPLES = 300;

/** The message being observed: one object reused for all messages. */
class Now implements ObservedMessage {
  index = 0;
  kind: Kind = 'invalid';
  from: Sender = 'unknown';
  inferred = true;
  trust: EntryRow['trust'] = 'verbatim';
  at: number | undefined = undefined;

  set(entry: RawEntry, index: number, kind: Kind, { from, inferred }: SenderGuess): this {
    this.index = index;
    this.kind = kind;
    this.from = from;
    this.inferred = inferred;
    this.trust = trustOf(entry);
    this.at = entry.at;
    return this;
  }
}

/** Follows all sessions of a text. */
export class Log implements Listener, FollowedSessions {
  readonly records: MessageRecords;
  readonly sessions: Followed[] = [];
  readonly #text: string;
  readonly #options: CheckOptions;
  /** The types of a revision and the rules about them. */
  readonly phaseOf: (id: RevisionId) => ShapePhase;
  readonly #rules: readonly SessionRule[];
  readonly #splitter = new Splitter();
  readonly #chosen: RevisionId | null;
  readonly #now = new Now();
  /** Shown by the examples of a lesson together. */
  readonly #lesson = noEvidence();
  /** Shared by all sessions: an entry belongs to one of them. */
  readonly #calls = new CallList();
  #gaps = false;
  /** The outcome of all messages: a long text is searched for it once. */
  #outcome: { readonly intake: Taken; readonly length: number; readonly parts: readonly OutcomePart[] } | null = null;

  constructor(
    text: string,
    options: CheckOptions,
    phaseOf: (id: RevisionId) => ShapePhase,
    rules: readonly SessionRule[],
  ) {
    this.#text = text;
    this.records = new MessageRecords(text);
    this.#options = options;
    const { revision = 'auto' } = options;
    this.#chosen = revision === 'auto' ? null : revision;
    this.phaseOf = phaseOf;
    this.#rules = rules;
  }

  get entries(): Entries {
    return this.records.entries;
  }

  get rows(): EntryRow[] {
    return this.records.rows;
  }

  get rowList(): RowList {
    return this.records;
  }

  get present(): Present {
    return this.records.present;
  }

  /** True if the entry by itself cannot have a finding in the revision of its session’s `phase`. */
  canSkip(index: number): boolean {
    return this.records.canSkip(index);
  }

  observed(index: number): ObservedMessage | undefined {
    return this.records.observed(index);
  }

  sessionOf(index: number): number {
    return this.records.session(index);
  }

  get guess(): RevisionGuess {
    const first = this.sessions[0];
    return first ? this.guessOf(first) : guessWith(this.#options, () => concluded(noEvidence()));
  }

  /** The revision of one session: chosen by hand, or inferred for the session. */
  guessOf(session: Followed): RevisionGuess {
    const { evidence, example } = session;
    const own = evidence.negotiated ?? evidence.declared ?? evidence.header ?? evidence.stateless;
    return guessWith(this.#options, () => concluded(example && !own ? this.#lesson : evidence));
  }

  see(entry: RawEntry, index: number, place?: true): boolean {
    const { value } = entry;
    const classified = classify(value);
    const { kind } = classified;
    const method = this.records.methodNumber(value);
    const { example, channel = example === undefined ? '' : `Example ${example}` } = entry;
    const belonging = this.#splitter.of(channel, value, kind, entry.from);
    if (belonging.begins) this.sessions.push(this.#follow(belonging.session, channel, example !== undefined));
    const session = this.sessions[belonging.session];
    if (!session) return false;
    if (belonging.mixed !== null)
      for (const one of [session, this.sessions[belonging.mixed]]) if (one) one.mixed = true;
    if (entry.transport) session.transport = entry.transport;
    const sender = session.senders.guess(entry, value, kind, index);
    session.entries.add(index);
    if (this.#chosen === null && session.settled === null) {
      gather(session.evidence, value, index, entry);
      if (session.example) gather(this.#lesson, value, index, entry);
    }
    const call = session.context.see(entry, value, kind, sender.from, index);
    const answers = call && (kind === 'response' || kind === 'error') ? call.entry : null;
    this.records.add(entry, value, classified, sender, session.index, answers, method);
    const check = this.#checkNow(session);
    session.run?.observe(this.#now.set(entry, index, kind, sender), value, call);
    const skipped = check.canSkip(value, kind, sender.from, index, call);
    if (skipped) this.records.setSkipped(index, true);
    const goes = skipped && !session.context.showsTools;
    if (goes) entry.letGo?.();
    this.records.entries.settle(goes && place === true);
    return true;
  }

  /**
   * The findings of the rules about several messages in a session, in a revision. Replayed if the revision differs from the one
   * used while reading. A lesson may have very many examples: only the first are followed.
   */
  foundIn(session: Followed, revision: RevisionId): readonly Found[] {
    if (session.example && session.index >= MAX_EXAMPLES) return [];
    const known = session.run;
    if (known?.model.id === revision && known.gaps === this.#gapsIn(session)) return known.end();
    const run = this.#newRun(session, revision);
    for (const index of session.entries) this.#replay(run, index);
    return run.end();
  }

  /** Findings about several messages and about their transport. */
  across(about: Across): Diagnostic[] {
    const found = withoutFallbacks(this, about, acrossMessages(this, this.#text, about));
    const note = outsideMcp(this, this.#text, about);
    return note ? [...found, note] : found;
  }

  /** What is not judged in these sessions: schemas of tools, and messages that follow another revision. */
  unjudged(about: Pick<Across, 'judged' | 'revisionOf'>): NotObserved[] {
    return [...unseenFallbacks(this, about), ...this.sessions.flatMap(({ context }) => context.unjudged())];
  }

  summaries(intake: Taken): SessionSummary[] {
    this.#gaps = intake.gaps === true || isElided(this.#text, intake);
    return this.sessions.map((session) => summaryOf(session, this.records, this.guessOf(session)));
  }

  /** What happened in the log, besides the rules. */
  outcome(intake: Taken): OutcomePart[] {
    const gaps = (session: number): boolean => {
      const followed = this.sessions[session];
      return followed === undefined || this.#gapsIn(followed);
    };
    const { records } = this;
    if (this.#outcome?.intake !== intake || this.#outcome.length !== records.length)
      this.#outcome = { intake, length: records.length, parts: outcomeOf({ text: this.#text, intake, records, gaps }) };
    return [...this.#outcome.parts];
  }

  #follow(index: number, channel: string, example: boolean): Followed {
    const lacking = new Map<string, number[]>();
    const context = new Context(
      this.records.entries,
      (name) => {
        // A tool is listed after its calls, so the calls cannot be skipped before they are judged by it.
        for (const entry of lacking.get(name) ?? []) this.records.setSkipped(entry, false);
        lacking.delete(name);
      },
      this.#calls,
    );
    const around: Around = {
      requestOf: (response, entry) => context.requestOf(response, entry),
      tool: (name, before) => {
        const found = context.tool(name, before);
        if (found) return found;
        const list = lacking.get(name);
        if (list) list.push(before);
        else lacking.set(name, [before]);
        return null;
      },
    };
    return {
      index,
      channel,
      example,
      mixed: false,
      senders: new Senders(this.#options.from, (id) => context.pairing.known(id)),
      evidence: noEvidence(),
      context,
      entries: new Indices(),
      around,
      lacking,
      transport: this.#options.transport ?? null,
      settled: null,
      phase: null,
      check: null,
      run: null,
    };
  }

  /** The fast check of the revision to judge by, as inferred from the session’s messages so far. */
  #checkNow(session: Followed): FastCheck {
    const revision = this.#chosen ?? session.settled ?? presumed(session.evidence);
    if (session.check?.model.id === revision) return session.check;
    for (const index of session.entries) this.records.setSkipped(index, false);
    session.phase = this.phaseOf(revision);
    session.check = session.phase.newFastCheck(modelOf(revision), session.around);
    // A lesson may leave messages out, which is known only at the end: its examples are followed then.
    if (session.example) return session.check;
    const before = session.entries.head(session.entries.length - 1);
    session.run = this.#newRun(session, revision, before.length === 0);
    for (const index of before) this.#replay(session.run, index);
    return session.check;
  }

  /** `first`: starts at the first message and therefore shares the pairs of the session. */
  #newRun(session: Followed, revision: RevisionId, first = false): SessionRun {
    const tool = (name: string, before: number): JsonObject | null => session.context.listedBefore(name, before);
    const { deep } = this.phaseOf(revision);
    const about = { transport: session.transport, gaps: this.#gapsIn(session), tool };
    return new SessionRun(
      this.#rules,
      modelOf(revision),
      deep,
      about,
      this.records.entries,
      first ? session.context.pairing : null,
    );
  }

  /**
   * Whether messages may be missing, or belong to another session. The format’s information about this is available only at the
   * end.
   */
  #gapsIn({ mixed }: Followed): boolean {
    return this.#gaps || mixed;
  }

  #replay(run: SessionRun, index: number): void {
    const message = this.records.observed(index);
    if (message) run.observe(message, this.records.entries.valueAt(index));
  }
}
