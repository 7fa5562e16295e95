/**
 * The fast check: most messages match no cue of any rule and conform to their types. One walk detects them, so that nothing is
 * set up for them. It uses only the rules' cues and the compiled types, and knows no specific rule.
 */
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { DeepModel } from '../model/deep.ts';
import type { Method, RevisionModel } from '../model/define.ts';
import { chooseDefinition, definitionOfCall, type Chooser, type Definition } from '../schema/choose.ts';
import type { Kind, Sender } from '../types.ts';
import type { RequestContext } from '../schema/request-context.ts';
import type { Cue, CueContext, PlaceCue, Rule } from './define.ts';
import type { ShapeRule } from './shape/define.ts';
import { anyOf, isInside, rulesIn, skipTests, type SkipTests } from './skip-tests.ts';

/** Compiled functions by type: true for valid values without unknown members; with tests, only if these pass as well. */
export type Validators = Readonly<Record<string, (value: unknown, tests?: SkipTests, context?: CueContext) => boolean>>;

/** The compiled types of a revision, and the keys of the tests that they call. */
export interface Compiled {
  readonly validators: Validators;
  readonly tests: ReadonlySet<string>;
}

/** Context from outside the message. */
export interface Around {
  /** The request that a response answers: the entry itself, or an item of it by its exact value. */
  requestOf(response: JsonValue, entry: number): RequestContext | null;
  /** The tool of this name in the nearest preceding list. */
  tool(name: string, before: number): JsonObject | null;
}

const MEMBERS = ['jsonrpc', 'id', 'params', 'result', 'error'] as const;
type Member = (typeof MEMBERS)[number];
type Test = (value: JsonValue | undefined, context: CueContext) => boolean;

/** The cues of all rules for one kind of message, at its top level. A test is null if every value is a cue. */
interface KindCues extends Readonly<Record<Member, Test | null | undefined>> {
  /** True if some rule has no cues. */
  readonly always: boolean;
  readonly methods: readonly ((context: CueContext) => boolean)[];
  /** True if some rule checks members that JSON-RPC does not define. */
  readonly others: boolean;
  /** Members whose absence some rule looks at, as bits in the order of `MEMBERS`. */
  readonly absences: number;
  /** What is known by the method alone. */
  readonly byMethod: Map<string, MethodCues>;
  readonly withoutMethod: MethodCues;
}

/** What one method says of each message of a kind that has it. */
interface MethodCues {
  readonly row: Method | null;
  /** What `methods` say, by sender, once they were called. */
  readonly cued: Record<Sender, boolean | null>;
  /** Of requests and notifications. */
  readonly definition: Definition | null;
}

const NOTHING: JsonObject = Object.freeze({});
const SINGLE = ['request', 'notification', 'response', 'error'] as const;

/** The fast check of one revision, built from its rules. */
export class Cues {
  /** Keys of the tests. */
  readonly keys: readonly string[];
  /** The tests. Engines look up members of a prototype at once, and those of an object that was filled by names in a table. */
  readonly tests: SkipTests;
  readonly kinds: Readonly<Partial<Record<Kind, KindCues>>>;

  constructor(rules: readonly Rule[], shapeRules: readonly ShapeRule[], model: RevisionModel, deep: DeepModel) {
    const tests = skipTests(rules, shapeRules, model, deep);
    this.keys = Object.keys(tests);
    this.tests = Object.create(tests);
    const kindCues = (kind: Kind): KindCues => cuesOf(rulesIn(rules, model), kind, model, deep);
    this.kinds = Object.fromEntries(SINGLE.map((kind) => [kind, kindCues(kind)]));
  }
}

function cuesOf(rules: readonly Rule[], kind: Kind, model: RevisionModel, deep: DeepModel): KindCues {
  const about = rules.filter(({ kinds }) => kinds.includes(kind));
  const cues = [...new Set(about.flatMap((rule): readonly Cue[] => rule.cues ?? []))];
  const places = cues.filter((cue): cue is PlaceCue => 'at' in cue);
  const testAt = (name: Member): Test | null | undefined => {
    const own = places.filter(({ at }) => at === name);
    return own.length === 0 ? undefined : anyOf(own);
  };
  const tests = {
    jsonrpc: testAt('jsonrpc'),
    id: testAt('id'),
    params: testAt('params'),
    result: testAt('result'),
    error: testAt('error'),
  };
  const methodCues = (row: Method | null): MethodCues => {
    const cued = { client: null, server: null, unknown: null };
    return { row, cued, definition: definitionOfCall(row, kind, deep) };
  };
  return {
    // The compiled types do not visit an error.
    always: about.some((rule) => !rule.cues) || (kind === 'error' && cues.some(isCueInside)),
    methods: cues.flatMap((cue) => ('method' in cue ? [cue.method] : [])),
    ...tests,
    others: places.some(({ at }) => at === '*'),
    absences: MEMBERS.reduce((bits, name, at) => (tests[name] ? bits | (1 << at) : bits), 0),
    byMethod: new Map([...model.methods].map(([name, row]) => [name, methodCues(row)])),
    withoutMethod: methodCues(null),
  };
}

function isCueInside(cue: Cue): boolean {
  return 'meta' in cue || ('at' in cue && isInside(cue.at));
}

/** True for places that this file or the compiled types visit. */
export function isPlace(at: string): boolean {
  return at === '*' || MEMBERS.some((name) => name === at) || isInside(at);
}

/** Checks one message after another for one revision. The fields describe the last one. */
export class FastCheck implements Chooser, CueContext {
  kind: Kind = 'invalid';
  object: JsonObject = NOTHING;
  method: string | null = null;
  row: Method | null = null;
  from: Sender = 'unknown';
  request: RequestContext | null = null;
  readonly model: RevisionModel;
  readonly #deep: DeepModel;
  readonly #cues: Cues;
  readonly #compiled: () => Compiled | null;
  readonly #around: Around;
  #validators: Validators | null = null;
  #entry = 0;

  /** `compiled` may be set later; until then no message can be skipped. */
  constructor(model: RevisionModel, deep: DeepModel, cues: Cues, compiled: () => Compiled | null, around: Around) {
    this.model = model;
    this.#deep = deep;
    this.#cues = cues;
    this.#compiled = compiled;
    this.#around = around;
  }

  tool(name: string): JsonObject | null {
    return this.#around.tool(name, this.#entry);
  }

  /**
   * True if no rule for a single message and no type has anything to report; false proves nothing. `request` is the request that
   * a response answers, if already known.
   */
  canSkip(
    value: JsonValue | undefined,
    kind: Kind,
    from: Sender,
    entry: number,
    request?: RequestContext | null,
  ): boolean {
    const validators = this.#validators ?? this.#ready();
    const cues = this.#cues.kinds[kind];
    if (!validators || !cues || cues.always) return false;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    const { method } = value;
    const known = typeof method === 'string' ? cues.byMethod.get(method) : cues.withoutMethod;
    // Nothing is known of such a method.
    if (!known) return false;
    this.kind = kind;
    this.object = value;
    this.method = typeof method === 'string' ? method : null;
    this.row = known.row;
    this.from = from;
    this.#entry = entry;
    this.request = kind !== 'response' ? null : request === undefined ? this.#around.requestOf(value, entry) : request;
    return !this.#isCued(value, cues, known) && this.#isRight(value, validators, known);
  }

  /** A cue matches at the top of the message. */
  #isCued(value: JsonObject, cues: KindCues, known: MethodCues): boolean {
    let seen = 0;
    for (const key in value) {
      switch (key) {
        case 'method':
          break;
        case 'jsonrpc':
          seen |= 1;
          if (this.#isAt(cues.jsonrpc, value[key])) return true;
          break;
        case 'id':
          seen |= 2;
          if (this.#isAt(cues.id, value[key])) return true;
          break;
        case 'params':
          seen |= 4;
          if (this.#isAt(cues.params, value[key])) return true;
          break;
        case 'result':
          seen |= 8;
          if (this.#isAt(cues.result, value[key])) return true;
          break;
        case 'error':
          seen |= 16;
          if (this.#isAt(cues.error, value[key])) return true;
          break;
        default:
          if (cues.others) return true;
      }
    }
    const absent = cues.absences & ~seen;
    return (absent !== 0 && this.#isAbsent(cues, absent)) || (known.cued[this.from] ?? this.#isMethodCued(cues, known));
  }

  #isAt(test: Test | null | undefined, value: JsonValue | undefined): boolean {
    return test !== undefined && (test === null || test(value, this));
  }

  /** The absence of a member is a cue. `absent`: such members that are not there, as bits in the order of `MEMBERS`. */
  #isAbsent(cues: KindCues, absent: number): boolean {
    return (
      ((absent & 1) !== 0 && this.#isAt(cues.jsonrpc, undefined)) ||
      ((absent & 2) !== 0 && this.#isAt(cues.id, undefined)) ||
      ((absent & 4) !== 0 && this.#isAt(cues.params, undefined)) ||
      ((absent & 8) !== 0 && this.#isAt(cues.result, undefined)) ||
      ((absent & 16) !== 0 && this.#isAt(cues.error, undefined))
    );
  }

  #isMethodCued({ methods }: KindCues, { cued }: MethodCues): boolean {
    return (cued[this.from] = methods.some((test) => test(this)));
  }

  /** The types report nothing, and no cue matches at a place that they visit. */
  #isRight(value: JsonObject, validators: Validators, known: MethodCues): boolean {
    const definition = known.definition ?? chooseDefinition(this, this.model, this.#deep);
    // The compiled types do not visit such a message.
    if (!definition) return this.kind === 'error';
    if (definition.guessed) return false;
    // The types visit only one of `params` and `result`.
    if (value[definition.at === null ? 'result' : 'params'] !== undefined) return false;
    const inner = definition.at === null ? value : value[definition.at];
    return validators[definition.type]?.(inner, this.#cues.tests, this) ?? false;
  }

  /** The compiled types after loading. Types that do not call each test, such as those of older rules, cannot be used. */
  #ready(): Validators | null {
    const compiled = this.#compiled();
    if (!compiled || !this.#cues.keys.every((key) => compiled.tests.has(key))) return null;
    return (this.#validators = compiled.validators);
  }
}
