/** Runs the rules about several messages over one session in one revision, message by message. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { DeepModel } from '../../model/deep.ts';
import type { RevisionModel } from '../../model/define.ts';
import { classify } from '../../session/classify.ts';
import { Pairing, type Values } from '../../session/pairing.ts';
import type { ObservedMessage } from '../../session/message-records.ts';
import type { Kind, Sender, Transport } from '../../types.ts';
import type { Rule } from '../define.ts';
import type { Call, Ref } from '../../session/call.ts';
import type { Cue, Observer, Oddity, SessionFinding, SessionRule, Step } from './define.ts';
import { RELATED_TASK } from '../keys.ts';
import { Handlers, type Handler } from './handlers.ts';
import { planOf, PlanningView, type Plan } from './plan.ts';
import { View } from './view.ts';

/** A finding with its rule. */
export interface Found extends SessionFinding {
  readonly rule: Pick<Rule, 'id' | 'class' | 'title' | 'note' | 'why'>;
}

/** A rule in this session, from the first message that it observes. */
interface ActiveObserver {
  observer: Observer;
  active: boolean;
}

/** Each is a bit of the number that describes the oddities of a message. */
const ODDITIES: readonly Oddity[] = [
  'repeated request',
  'unmatched answer',
  'second answer',
  'nameless answer',
  'typed response',
  'task request',
  'task answer',
  'related request',
];
const [REPEATED, UNMATCHED, SECOND, NAMELESS, TYPED, TASK, OF_TASK, RELATED] = [1, 2, 4, 8, 16, 32, 64, 128];

const NOTHING: JsonObject = Object.freeze({});

function objectIn(object: JsonObject, name: string): JsonObject {
  const value = object[name];
  // Plain objects do not inherit these names, so a present member is their own.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : NOTHING;
}

/** The one step object that all rules receive. */
class RunningStep implements Step {
  entry = 0;
  item: number | null = null;
  kind: Kind = 'invalid';
  from: Sender = 'unknown';
  inferred = true;
  method: string | null = null;
  id: string | number | null = null;
  object: JsonObject = NOTHING;
  value: JsonValue | undefined = undefined;
  call: Call | null = null;
  again = false;
  clock: number | null = null;
  altered = false;

  #ref: Ref | null = null;
  #name: string | null = null;
  #params: JsonObject | null = null;
  #result: JsonObject | null = null;
  #error: JsonObject | null = null;
  #meta: JsonObject | null = null;

  /** Clears what was computed for the previous message. */
  forget(): void {
    this.#ref = null;
    this.#name = null;
    this.#params = null;
    this.#result = null;
    this.#error = null;
    this.#meta = null;
  }

  // Many rules use these values: each is computed on first access, once per message.
  get ref(): Ref {
    return (this.#ref ??= { entry: this.entry, item: this.item });
  }

  get inBatch(): boolean {
    return this.item !== null;
  }

  get params(): JsonObject {
    return (this.#params ??= objectIn(this.object, 'params'));
  }

  get result(): JsonObject {
    return (this.#result ??= objectIn(this.object, 'result'));
  }

  get error(): JsonObject {
    return (this.#error ??= objectIn(this.object, 'error'));
  }

  get meta(): JsonObject {
    return (this.#meta ??= objectIn(this.kind === 'response' ? this.result : this.params, '_meta'));
  }

  get name(): string {
    return (this.#name ??= this.#named());
  }

  #named(): string {
    return this.item === null ? `Message ${this.entry + 1}` : `Item ${this.item + 1} of message ${this.entry + 1}`;
  }
}

/** One session in one revision. */
export class SessionRun {
  readonly model: RevisionModel;
  /** As the view received it. */
  readonly gaps: boolean;
  readonly found: Found[] = [];
  readonly #view: View;
  readonly #plan: Plan;
  /** By index of the rule in the plan. */
  readonly #begun: (ActiveObserver | undefined)[] = [];
  readonly #handlers = new Handlers((method, kind, odd) => this.#collect(method, kind, odd));
  readonly #step = new RunningStep();
  readonly #pairing: Pairing;
  readonly #shared: boolean;
  #ended = false;

  /**
   * `values` are those of the messages; `shared` is a pairing that observes each message first; without it, this object has its
   * own.
   */
  constructor(
    rules: readonly SessionRule[],
    model: RevisionModel,
    deep: DeepModel,
    about: { transport: Transport | null; gaps: boolean; tool(name: string, before: number): JsonObject | null },
    values: Values,
    shared: Pairing | null = null,
  ) {
    this.model = model;
    this.gaps = about.gaps;
    this.#shared = shared !== null;
    this.#pairing = shared ?? new Pairing(values);
    this.#view = new View(model, deep, this.#pairing, about, () => this.#step.entry);
    this.#plan = planOf(rules, model, deep, () => new PlanningView(model, deep, this.#pairing, about, () => 0));
    for (const rule of this.#plan.early) this.#begin(rule);
  }

  /** Observes the next message; `call` is its call in a shared pairing. */
  observe(row: ObservedMessage, value: JsonValue | undefined, call: Call | null = null): void {
    const { index, kind, from } = row;
    const step = this.#step;
    step.entry = index;
    step.from = from;
    step.inferred = row.inferred;
    step.clock = row.at ?? null;
    step.altered = row.trust === 'altered';
    this.#one(value, kind, null, this.#shared ? call : this.#pairing.see(value, kind, from, index));
    if (kind !== 'batch' || !Array.isArray(value)) return;
    for (const [at, item] of value.entries()) {
      const classified = classify(item);
      if (classified.kind !== 'batch') this.#one(item, classified.kind, at, this.#pairing.callOf(item, -1));
    }
  }

  /** The findings since the last call, which are no longer stored. */
  take(): Found[] {
    return this.found.splice(0);
  }

  /** After the last message: reports what only the end shows. */
  end(): readonly Found[] {
    if (!this.#ended) {
      this.#ended = true;
      this.#view.ended = true;
      // A rule that observed nothing has nothing to report.
      for (const one of this.#begun) one?.observer.end?.();
    }
    return this.found;
  }

  #one(value: JsonValue | undefined, kind: Kind, item: number | null, call: Call | null): void {
    const step = this.#step;
    const object = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : NOTHING;
    step.forget();
    step.item = item;
    step.kind = kind;
    step.value = value;
    step.object = object;
    const { id } = object;
    step.id = typeof id === 'string' || typeof id === 'number' ? id : null;
    step.call = kind === 'notification' || kind === 'invalid' ? null : call;
    const { method } = object;
    step.method = typeof method === 'string' ? method : (step.call?.method ?? null);
    step.again = (kind === 'response' || kind === 'error') && call !== null && call.answers > 1;
    this.#view.note(step);
    const handlers = this.#handlers.of(step.method ?? '', kind, oddityOf(step));
    for (let at = 0; at < handlers.length; at++) handlers[at]?.(step);
  }

  /** The rule in this session. It begins with the first message that it observes, and with it those with which it shares something. */
  #begin(index: number): ActiveObserver {
    for (const one of this.#plan.together[index] ?? [index]) this.#begun[one] ??= this.#beginAlone(one);
    return (this.#begun[index] ??= this.#beginAlone(index));
  }

  #beginAlone(index: number): ActiveObserver {
    const one: ActiveObserver = { observer: NO_OBSERVER, active: false };
    const rule = this.#plan.rules[index];
    if (!rule) return one;
    const { ledger } = this.#view.deep;
    const report = (finding: SessionFinding): void => {
      const { requirement } = finding;
      if (ledger.has(requirement) || this.model.ledger.has(requirement)) this.found.push({ ...finding, rule });
    };
    const setActive = (active: boolean): void => {
      if (one.active === active) return;
      one.active = active;
      this.#handlers.toggle(index);
    };
    one.observer = rule.begin(this.#view, report, setActive);
    return one;
  }

  #collect(method: string, kind: Kind, odd: number): Handler[] {
    const answer = kind === 'response' || kind === 'error';
    const cues: Cue[] = ['message', kind];
    if (answer) cues.push('answer');
    cues.push(...ODDITIES.filter((_, at) => (odd & (1 << at)) !== 0));
    if (kind !== 'batch' && kind !== 'invalid') cues.push(`${kind} ${method}`);
    if (answer) cues.push(`answer ${method}`);
    const handlers: { rule: number; handler: Handler }[] = [];
    for (const cue of cues) {
      for (const { rule, late } of this.#plan.byCue.get(cue) ?? []) {
        if (late && this.#begun[rule]?.active !== true) continue;
        const { observer } = this.#begin(rule);
        const handler = (late ? observer.active : observer)?.[cue];
        if (handler) handlers.push({ rule, handler });
      }
    }
    // By rule, and within a rule in the order of its cues, which the stable sort preserves.
    handlers.sort((a, b) => a.rule - b.rule);
    return handlers.map(({ handler }) => handler);
  }
}

const NO_OBSERVER: Observer = Object.freeze({});

/** The oddities of a message, as bits. */
function oddityOf(step: RunningStep): number {
  const { kind, call } = step;
  if (kind === 'request') {
    const related = step.meta[RELATED_TASK] === undefined ? 0 : RELATED;
    return call === null ? related : related | (call.before ? REPEATED : 0) | (call.asTask ? TASK : 0);
  }
  if (kind !== 'response' && kind !== 'error') return 0;
  const about = call === null ? UNMATCHED : call.asTask ? OF_TASK : 0;
  const answer = about | (step.again ? SECOND : 0) | (step.id === null ? NAMELESS : 0);
  if (kind === 'error') return answer;
  const { result } = step;
  return result['resultType'] === undefined && result['task'] === undefined ? answer : answer | TYPED;
}
