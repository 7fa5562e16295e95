/** Runs the transport rules on a text and turns their findings into diagnostics with positions. */
import type { Taken } from '../../intake/types.ts';
import { isHole, isIncomplete, locate } from '../../json/locate.ts';
import { pointerOf } from '../../json/pointer.ts';
import type { JsonNode, JsonObject } from '../../json/types.ts';
import type { LedgerEntry, RevisionModel } from '../../model/define.ts';
import type { CheckOptions, Diagnostic, EntryRow, RelatedPlace, Span } from '../../types.ts';
import type { Path } from '../../json/plan.ts';
import type { Judged } from '../../session/judged.ts';
import { diagnosed } from '../run.ts';
import type { Ref } from '../../session/call.ts';
import type { Cargo } from './carried.ts';
import type { Part, Place, WireFinding, WireObserver, WireRule, WireView } from './define.ts';
import { editsOf } from './fixes.ts';
import { StreamPart, type Source } from './events.ts';
import { isStreamableOnly } from './legacy.ts';
import { Wire } from './parts.ts';
import { isPipe, linesOfPipe } from './pipe.ts';
import { entriesOf, isInHead, itemPath, placeIn, spanOfPart, WHOLE } from './places.ts';

/** The input for judging the transport of a text. */
export interface Wiring {
  readonly text: string;
  readonly options: CheckOptions;
  readonly intake: Taken;
  readonly rows: readonly EntryRow[];
  modelOf(session: number): RevisionModel;
  /** The ledger of the revision by which a session is judged. */
  ledger(session: number, id: string): LedgerEntry | undefined;
  judged(entry: number): Judged | null;
  /** The findings so far, in the text and in messages. */
  readonly earlier: readonly Diagnostic[];
  tool(name: string, before: number): JsonObject | null;
}

/** The findings of the rules, and the earlier findings that they replace. */
export interface Wired {
  readonly found: readonly Diagnostic[];
  readonly gone: ReadonlySet<Diagnostic>;
}

/** The number of parts whose values are cached. */
const FRESH = 64;

const NOTHING: Wired = { found: [], gone: new Set() };

/** All transport findings of a text. A text that shows no transport costs nothing. */
export function judgeWire(rules: readonly WireRule[], about: Wiring): Wired {
  const { intake, options, text } = about;
  const transport = options.transport ?? intake.transport ?? null;
  const lines = transport === 'stdio' && isPipe(text, intake);
  const streams = !lines && Boolean(intake.events?.length);
  if (!intake.wire?.length && !streams && !lines) return NOTHING;
  return new Run(rules, about, lines).judge();
}

class Run {
  readonly #rules: readonly WireRule[];
  readonly #about: Wiring;
  readonly #lines: boolean;
  /** One session of each revision. */
  readonly #kinds: readonly number[];
  readonly #wire: Wire;
  readonly #found: Diagnostic[] = [];
  /** Ranges in which findings of other rules are replaced or excused, by rule. */
  readonly #better = new Map<string, Span[]>();
  #before: Map<number, Diagnostic[]> | null = null;
  /** Sessions with a handshake. */
  #opened: Set<number> | null = null;
  readonly #fresh: Cargo[] = [];
  readonly #tree = (entry: number): JsonNode | null => this.#about.judged(entry)?.tree() ?? null;

  constructor(rules: readonly WireRule[], about: Wiring, lines: boolean) {
    const source: Source = {
      intake: about.intake,
      rows: about.rows,
      modelOf: (session) => about.modelOf(session),
      demands: (session, id) => about.ledger(session, id) !== undefined,
    };
    this.#rules = rules;
    this.#about = about;
    this.#lines = lines;
    this.#wire = new Wire(source, about.options.transport === 'sse');
    const sessions = new Set(about.rows.map(({ session }) => session));
    this.#kinds = [...new Map([0, ...sessions].map((session) => [about.modelOf(session).id, session])).values()];
  }

  judge(): Wired {
    const { intake, options, text, tool } = this.#about;
    const { parts, source } = this.#wire;
    const view: WireView = {
      transport: options.transport ?? intake.transport ?? null,
      described: options.transport !== undefined,
      parts,
      tool: (name, { entry }) => tool(name, entry),
      repeated: (at, path) => this.#repeated(at, path),
      excuse: (part, ids) => this.#replace([part], ids),
      sure: (part) => this.#isSure(part),
      format: intake.format.id,
    };
    const observers = this.#rules.flatMap((rule): WireObserver[] =>
      this.#applies(rule) ? [rule.begin(view, (finding) => this.#report(rule, finding))] : [],
    );
    const observe = (stream: StreamPart): void => {
      for (const event of stream.events) {
        for (const observer of observers) observer.event?.(event);
        this.#keep(event.cargo);
      }
      for (const observer of observers) observer.stream?.(stream);
    };
    for (const part of parts) {
      if (part.kind === 'request') for (const observer of observers) observer.request?.(part);
      else for (const observer of observers) observer.response?.(part);
      this.#keep(part.cargo);
      if (part.stream instanceof StreamPart) observe(part.stream);
    }
    if (this.#lines) {
      const listening = observers.filter(({ line }) => line);
      for (const line of linesOfPipe(text, source)) {
        for (const observer of listening) observer.line?.(line);
        this.#keep(line.cargo);
      }
    } else if (intake.events) {
      observe(new StreamPart(source, intake.events, null, 0));
    }
    for (const observer of observers) observer.end?.();
    return { found: this.#found, gone: this.#goneNow() };
  }

  /** Requests without a version may be of any revision, unless the user selected one. */
  #isSure(part: Part): boolean {
    const { options, rows } = this.#about;
    if ((options.revision ?? 'auto') !== 'auto') return true;
    const request = part.kind === 'event' ? part.stream.request : part.kind === 'response' ? part.request : null;
    if (request?.header('mcp-protocol-version')?.value === part.model.id) return true;
    this.#opened ??= new Set(rows.flatMap(({ method, session }) => (method === 'initialize' ? [session] : [])));
    return this.#opened.has(part.session);
  }

  /** The last parts keep their values, because a response needs its request. */
  #keep(cargo: Cargo): void {
    this.#fresh.push(cargo);
    if (this.#fresh.length > FRESH) this.#fresh.shift()?.forget();
  }

  #applies({ requirements }: WireRule): boolean {
    return this.#kinds.some((session) => requirements.some((id) => this.#about.ledger(session, id)));
  }

  #report(rule: WireRule, finding: WireFinding): void {
    const { at, place = WHOLE, ties = [], what, why = rule.why, fix, instead = [], also = [], mild = false } = finding;
    const { title, note } = finding.title === undefined ? rule : { title: finding.title, note: finding.note };
    if (at.legacy && isStreamableOnly(finding.requirement)) return;
    const listed = this.#about.ledger(at.session, finding.requirement);
    if (!listed || hides(at, place) || ties.some((tie) => hides(tie.at, tie.place ?? WHOLE))) return;
    const entry = place.of === 'message' ? place.at.entry : (entryOf(at) ?? -1);
    if (place.of === 'message' && !this.#shows(place, listed.level === 'INFO')) return;
    if (this.#isReported(finding, at, place)) return;
    const { text } = this.#about;
    const span = placeIn(text, at, place, this.#tree);
    if (!span) return;
    const path = place.of === 'message' ? [...itemPath(place.at), ...(place.path ?? [])] : [];
    const edits = fix ? editsOf(text, at, fix, this.#tree) : null;
    this.#found.push({
      ...diagnosed(
        { id: rule.id, class: finding.class ?? rule.class },
        { title, note, what, why, mild },
        listed,
        entry,
        path,
      ),
      span: { start: span.start, end: span.end },
      related: ties.flatMap((tie) => this.#related(tie.at, tie.place ?? WHOLE)),
      ...(fix && edits ? { fix: { says: fix.says, safety: fix.safety, edits } } : {}),
    });
    this.#replace([at, ...also], instead);
  }

  /** Removes the findings of these rules or requirements inside the parts. */
  #replace(parts: readonly Part[], ids: readonly string[]): void {
    for (const id of ids) {
      const spans = parts.map(spanOfPart);
      const before = this.#better.get(id);
      if (before) for (const one of spans) before.push(one);
      else this.#better.set(id, spans);
    }
  }

  #related(at: Part, place: Place): RelatedPlace[] {
    const span = placeIn(this.#about.text, at, place, this.#tree);
    if (!span) return [];
    if (place.of !== 'message')
      return [{ entry: entryOf(at) ?? -1, pointer: '', span: { start: span.start, end: span.end } }];
    return [{ entry: place.at.entry, pointer: pointerOf([...itemPath(place.at), ...(place.path ?? [])]), span }];
  }

  /** False if the message is redacted, truncated or fixed at this place. */
  #shows({ at, path = [], mark }: Place & { of: 'message' }, info: boolean): boolean {
    const entry = this.#about.judged(at.entry);
    const root = entry?.tree();
    if (!entry || !root) return false;
    const whole = [...itemPath(at), ...path];
    if (isHole(root, whole) || (mark === 'missing' && (entry.damaged || isIncomplete(root, whole)))) return false;
    return !(info && entry.damaged);
  }

  #repeated(at: Ref, path: Path): readonly string[] {
    const root = this.#tree(at.entry);
    const node = root && locate(root, [...itemPath(at), ...path])?.node;
    const names = node?.type === 'object' ? node.members.map(({ key }) => key) : [];
    return [...new Set(names.filter((name, index) => names.indexOf(name) !== index))];
  }

  /** One cause, one diagnostic. */
  #isReported({ requirement, unless = [], instead = [] }: WireFinding, at: Part, place: Place): boolean {
    const entries = place.of === 'message' ? [place.at.entry] : entriesOf(at);
    const pointer = place.of === 'message' ? pointerOf([...itemPath(place.at), ...(place.path ?? [])]) : null;
    return entries.some((entry) =>
      this.#reportedOn(entry).some((one) => {
        if (namesOf(one).some((name) => instead.includes(name))) return false;
        if (one.requirement === requirement) return true;
        if (pointer !== null && pointer !== '' && one.severity !== 'info' && one.pointer === pointer) return true;
        return unless.some((id) =>
          [one.requirement ?? '', one.rule].some((own) => own === id || own.startsWith(`${id}/`)),
        );
      }),
    );
  }

  #reportedOn(entry: number): readonly Diagnostic[] {
    if (!this.#before) {
      this.#before = new Map();
      for (const one of this.#about.earlier) {
        const list = this.#before.get(one.entry);
        if (list) list.push(one);
        else this.#before.set(one.entry, [one]);
      }
    }
    return this.#before.get(entry) ?? [];
  }

  /** Earlier findings of these rules, inside these ranges, that are now replaced or excused. */
  #goneNow(): ReadonlySet<Diagnostic> {
    for (const spans of this.#better.values()) spans.sort((a, b) => a.start - b.start);
    const gone = new Set<Diagnostic>();
    for (const one of this.#better.size === 0 ? [] : this.#about.earlier) {
      const better = namesOf(one).map((name) => this.#better.get(name));
      if (better.some((spans) => spans && covers(spans, one.span.start))) gone.add(one);
    }
    return gone;
  }
}

/** By the names of a finding: its rule, its requirement, the area of that. */
function namesOf({ rule, requirement }: Diagnostic): readonly string[] {
  return requirement === null ? ['*', rule] : ['*', rule, requirement, requirement.replace(/\/.*$/s, '')];
}

/** True if one of the ascending ranges contains the offset. */
function covers(spans: readonly Span[], offset: number): boolean {
  let low = 0;
  let high = spans.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((spans[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  const span = spans[low];
  return span !== undefined && span.start <= offset && offset <= span.end;
}

/** Recorders invent heads, and commands show only a part of them. */
function hides(part: Part, place: Place): boolean {
  if (part.kind !== 'request' && part.kind !== 'response') return false;
  return (part.madeUp && isInHead(part, place)) || (part.partial && place.of === 'head');
}

/** The entry of a part, otherwise that of the request it answers. */
function entryOf(part: Part): number | null {
  const [own] = entriesOf(part);
  if (own !== undefined) return own;
  if (part.kind === 'response') return part.request ? entryOf(part.request) : null;
  if (part.kind === 'event') return part.stream.response ? entryOf(part.stream.response) : null;
  return null;
}
