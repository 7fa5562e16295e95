/**
 * Judges the messages of a session one at a time, for programs that see them as they are sent. A finding is reported with the message
 * that shows it; only what the end shows is reported there. Texts are released as soon as no rule needs them, so a message costs
 * little memory, whatever its size.
 */
import { entryOf, textOf, type GivenMessage } from '../intake/given-messages.ts';
import type { Given } from '../extensions/reading.ts';
import { givenOf } from './extension-findings.ts';
import type { RawPart } from '../intake/parts/types.ts';
import type { RawEntry, Taken } from '../intake/types.ts';
import type { JsonValue } from '../json/types.ts';
import { pointerOf } from '../json/pointer.ts';
import { modelOf } from '../model/index.ts';
import { judgedEntry, type Judged } from '../session/judged.ts';
import { bySeverityThenPlace, diagnosed, judgeEntry } from '../rules/run.ts';
import { realise, reportedBetter, type Realising } from '../rules/session/realise.ts';
import type { Found } from '../rules/session/run.ts';
import { textDiagnostics } from '../rules/text-phase.ts';
import type { CheckOptions, Diagnostic, RevisionId } from '../types.ts';
import { withoutFallbacks } from './fallback.ts';
import { ExtensionSession } from './extension-session.ts';
import type { Followed } from './followed.ts';
import type { Log } from './log.ts';
import { withWholeMarks } from './phases.ts';
import { withoutVersionless } from './other-protocols.ts';
import type { Shapes } from './shapes.ts';

/** The first messages of a session are held until its revision is settled, and the last ones for rules that look back. */
const HELD = 64;
/** Requests without a response, and lists of tools, that are held at most. */
const MAX_OPEN = 1000;
const MAX_LISTS = 64;

/** A finding, and the JSON text of its message: null if it is no longer held, and then the span is empty. */
export interface Shown {
  readonly finding: Diagnostic;
  readonly text: string | null;
  /** Findings returned earlier that no longer hold, because this one knows the cause. */
  readonly replaces: readonly Diagnostic[];
}

/** What is held of a message. */
interface HeldMessage {
  readonly text: string;
  /** Its own findings, which those about several messages replace or repeat. */
  readonly own: readonly Diagnostic[];
}

const FORMAT: Taken['format'] = { id: 'messages', title: 'Messages one by one', because: 'A program provided them.' };

const PART: RawPart = { kind: 'message', title: '', because: '', span: { start: 0, end: 0 }, messages: 1, first: 0 };

/** Judges messages in the order in which they are sent. Never throws. */
export class OneByOne {
  readonly #log: Log;
  readonly #held = new Map<number, HeldMessage>();
  /** Entries of requests without a response, oldest first. */
  readonly #open = new Set<number>();
  readonly #lists: number[] = [];
  #length = 0;
  /** The largest integer id. */
  #largest = 0;
  /** The findings returned earlier that a new one replaces. */
  readonly #replaced = new WeakMap<Diagnostic, Diagnostic[]>();
  /** Whether it was noted that messages are of a protocol that omits `jsonrpc`. */
  #noted = false;
  /** One for each session: a view and its host are one of their own, but their rules know that of client and server. */
  readonly #extensions = new ExtensionSession();

  constructor(shapes: Shapes, options: CheckOptions) {
    this.#log = shapes.newLog('', options);
  }

  /** The number of messages. */
  get length(): number {
    return this.#length;
  }

  /** The number of messages whose text is held. */
  get held(): number {
    return this.#held.size;
  }

  /** The revision by which the last message was judged. */
  get revision(): RevisionId {
    const session = this.#log.sessions[this.#log.sessionOf(Math.max(0, this.#length - 1))];
    return session ? this.#revisionOf(session) : this.#log.guess.revision;
  }

  /** Observes the next message and returns what it shows, most severe first. */
  see(given: GivenMessage): Shown[] {
    const log = this.#log;
    const index = this.#length++;
    const text = textOf(given);
    const entry = entryOf(text, given.from);
    this.#count(entry.value);
    log.see(entry, index);
    const session = log.sessions[log.sessionOf(index)];
    if (!session) return [];
    if (session.entries.length >= HELD) session.settled ??= this.#revisionOf(session);
    const own = this.#ownOf(entry, index, text, session);
    this.#held.set(index, { text, own });
    const core = [...this.#textFindings(entry, index), ...this.#across(session, own, this.#newIn(session))];
    const found = this.#extensions.isUsed(text) ? this.#extended(core, true) : core;
    this.#release(index, session, entry.value);
    return this.#shown(found);
  }

  /** After the last message: what only the end shows. */
  end(): Shown[] {
    const found = this.#log.sessions.flatMap((session) => {
      const id = this.#revisionOf(session);
      // Another revision than the presumed one was never settled: then all messages are still held.
      const isPresumed = session.run?.model.id === id;
      const found = isPresumed ? takeAll(session.run) : this.#log.foundIn(session, id);
      return this.#across(session, [], found);
    });
    const isUsed = this.#extensions.isUsed('');
    return this.#shown(isUsed ? this.#extended(found, this.#held.size < this.#length) : found);
  }

  /** The findings with those about extensions, judged by the messages that are held. */
  #extended(found: readonly Diagnostic[], gaps: boolean): Diagnostic[] {
    const indices = [...this.#held.keys()].toSorted((a, b) => a - b);
    const given = indices.flatMap((index): Given[] => {
      const entry = this.#log.entries.at(index);
      const observed = this.#log.observed(index);
      return entry && observed ? [givenOf(index, entry, observed, this.#log.sessionOf(index))] : [];
    });
    const about = {
      revision: this.revision,
      gaps,
      judged: (index: number) => this.#judged(index),
      text: (index: number) => this.#held.get(index)?.text ?? '',
    };
    return this.#extensions.judge(given, about, found);
  }

  #revisionOf(session: Followed): RevisionId {
    return session.settled ?? this.#log.guessOf(session).revision;
  }

  #judged(index: number): Judged | null {
    return judgedEntry(this.#log.entries.at(index), this.#log.observed(index), index);
  }

  #ownOf(entry: RawEntry, index: number, text: string, session: Followed): Diagnostic[] {
    const revision = this.#revisionOf(session);
    const phase = this.#log.phaseOf(revision);
    if (session.phase === phase && this.#log.canSkip(index)) return [];
    const judged = judgedEntry(entry, this.#log.observed(index), index);
    if (!judged) return [];
    let fresh = this.#largest < Number.MAX_SAFE_INTEGER ? this.#largest : 0;
    const around = { text, freshId: () => ++fresh, ...session.around };
    return [...judgeEntry(judged, modelOf(revision), around, phase)];
  }

  #textFindings(entry: RawEntry, index: number): Diagnostic[] {
    if (entry.problems.length === 0) return [];
    const found = textDiagnostics({ format: FORMAT, entries: [entry], skipped: [], problems: [] });
    return found.map((one) => ({
      ...one,
      entry: index,
      related: one.related.map((place) => ({ ...place, entry: index })),
    }));
  }

  /** The new findings about several messages. While another revision is presumed they wait: one of the next messages decides. */
  #newIn(session: Followed): Found[] {
    return session.run?.model.id === this.#revisionOf(session) ? session.run.take() : [];
  }

  /** Findings about several messages, with those of the message itself that they do not replace. */
  #across(session: Followed, own: readonly Diagnostic[], found: readonly Found[]): Diagnostic[] {
    const id = this.#revisionOf(session);
    const { deep } = this.#log.phaseOf(id);
    const model = modelOf(id);
    const judged = (index: number): Judged | null => this.#judged(index);
    const better = new Set<Diagnostic>();
    const made: Diagnostic[] = [];
    for (const one of found) {
      if (one.shown?.only) continue;
      const about: Realising = {
        text: this.#held.get(one.at.entry)?.text ?? '',
        ledger: (requirement) => deep.ledger.get(requirement) ?? model.ledger.get(requirement),
        judged,
        before: (index) => this.#held.get(index)?.own ?? [],
      };
      const finding = this.#held.has(one.at.entry) ? realise({ ...one, ties: [] }, about) : withoutPlace(one, about);
      if (!finding) continue;
      const whole = { ...finding, related: relatedOf(one) };
      made.push(whole);
      const replaced = one.instead ? reportedBetter(one, about) : [];
      for (const each of replaced) better.add(each);
      const earlier = replaced.filter((each) => !own.includes(each));
      if (earlier.length > 0) this.#replaced.set(whole, earlier);
    }
    const all = [...own.filter((one) => !better.has(one)), ...made];
    return all.length === 0 ? all : withoutFallbacks(this.#log, { judged, revisionOf: () => id }, all);
  }

  #shown(found: readonly Diagnostic[]): Shown[] {
    return this.#versioned(found)
      .toSorted(bySeverityThenPlace)
      .map((finding) => ({
        finding: withWholeMarks(finding),
        text: this.#held.get(finding.entry)?.text ?? null,
        replaces: this.#replaced.get(finding) ?? [],
      }));
  }

  /** One note replaces all findings about messages of a protocol that omits `jsonrpc`. */
  #versioned(found: readonly Diagnostic[]): readonly Diagnostic[] {
    const part: RawPart = { ...PART, first: this.#length - 1 };
    const rest = withoutVersionless({ ...this.#taken(), parts: [part] }, found);
    if (rest === found) return found;
    const isNote = (one: Diagnostic): boolean => !found.includes(one);
    const noted = this.#noted;
    this.#noted ||= rest.some(isNote);
    return noted ? rest.filter((one) => !isNote(one)) : rest;
  }

  #taken(): Omit<Taken, 'parts'> {
    return { format: FORMAT, entries: this.#log.entries, skipped: [], problems: [] };
  }

  #count(value: JsonValue | undefined): void {
    for (const one of Array.isArray(value) ? value : [value]) {
      const id = typeof one === 'object' && one !== null && !Array.isArray(one) ? one['id'] : undefined;
      const number = typeof id === 'string' && id.trim() !== '' ? Number(id) : id;
      if (typeof number === 'number' && Number.isSafeInteger(number) && number > this.#largest) this.#largest = number;
    }
  }

  /** Decides what is held after a message. */
  #release(index: number, session: Followed, value: JsonValue | undefined): void {
    const { context } = session;
    if (context.showsTools) {
      this.#lists.push(index);
      if (this.#lists.length > MAX_LISTS) this.#drop(this.#lists.shift());
    }
    const call = context.pairing.callOf(value ?? null, index);
    if (Array.isArray(value) || call?.entry === index) {
      this.#open.add(index);
      const [oldest] = this.#open;
      if (this.#open.size > MAX_OPEN && oldest !== undefined) {
        this.#open.delete(oldest);
        this.#drop(oldest);
      }
    } else if (call && this.#open.delete(call.entry)) this.#drop(call.entry);
    this.#drop(index - HELD);
  }

  /** Releases a message that is neither one of the first or last ones, nor needed for another reason. */
  #drop(index: number | undefined): void {
    if (index === undefined || index > this.#length - 1 - HELD || !this.#held.has(index)) return;
    if (this.#open.has(index) || this.#lists.includes(index)) return;
    const session = this.#log.sessions[this.#log.sessionOf(index)];
    if (session && index <= (session.entries.at(HELD - 1) ?? index)) return;
    this.#held.delete(index);
    this.#log.records.entries.release(index);
  }
}

/** The findings that only the end shows. */
function takeAll(run: Followed['run']): readonly Found[] {
  run?.end();
  return run?.take() ?? [];
}

/** A finding about a message that is no longer held. */
function withoutPlace(found: Found, about: Realising): Diagnostic | null {
  const listed = about.ledger(found.requirement);
  if (!listed) return null;
  const { rule, why = rule.why, what, mild = false } = found;
  const { title, note } = found.title === undefined ? rule : { title: found.title, note: found.note };
  const path = found.at.item === null ? (found.path ?? []) : [found.at.item, ...(found.path ?? [])];
  const named = { id: rule.id, class: found.class ?? rule.class };
  return {
    ...diagnosed(named, { title, note, what, why, mild }, listed, found.at.entry, path),
    span: { start: 0, end: 0 },
  };
}

/** The other messages that a finding is based on; their places in a text are not known here. */
function relatedOf({ ties = [] }: Found): Diagnostic['related'] {
  return ties.map(({ at, path = [] }) => ({
    entry: at.entry,
    pointer: pointerOf(at.item === null ? path : [at.item, ...path]),
    span: { start: 0, end: 0 },
  }));
}
