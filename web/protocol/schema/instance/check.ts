/**
 * Judges a value against a custom JSON Schema, such as the `inputSchema` of a tool: draft-06, draft-07, 2019-09 and 2020-12,
 * without generated code. Never throws, never fetches, and stops at a budget; parts that could not be judged are reported.
 */
import type { JsonValue, JsonObject } from '../../json/types.ts';
import { bookOf, type Book, dynamicDoubt, resolve } from './book.ts';
import { type Pattern, patternOf } from './pattern.ts';
import { pathOf, type InstanceFault, type InstanceReport, type RawFault, type Trail, Outcome } from './types.ts';
import { inText } from './fault-text.ts';
import { get, isObject } from '../../json/object.ts';
import { named } from '../../json/describe.ts';
import { judgeArray, judgeOtherItems } from './arrays.ts';
import { judgeBranches } from './branches.ts';
import { below, type Frame, type Judging, type Spot } from './judging.ts';
import { judgeObject, judgeOtherMembers } from './objects.ts';
import { judgeAny, judgeNumber, judgeString } from './scalars.ts';

// One schema applied to one value: references, then the groups of keywords. Bounded in steps and depth.

const MAX_DEPTH = 300;

/** One judgment. */
class Evaluation implements Judging {
  readonly book: Book;
  formats = 0;
  #left: number;
  readonly #patterns: Map<string, Pattern>;

  /** `patterns` may be shared by all judgments of a schema. */
  constructor(book: Book, budget: number, patterns: Map<string, Pattern>) {
    this.book = book;
    this.#left = budget;
    this.#patterns = patterns;
  }

  /** The remaining budget. */
  get left(): number {
    return Math.max(0, this.#left);
  }

  get spent(): boolean {
    return this.#left <= 0;
  }

  readonly spend = (steps: number): boolean => (this.#left -= steps) > 0;

  patternOf(source: string): Pattern {
    let pattern = this.#patterns.get(source);
    if (!pattern) {
      pattern = patternOf(source);
      this.#patterns.set(source, pattern);
      this.spend(1 + pattern.size / 4);
    }
    return pattern;
  }

  /** The whole schema and the whole value. */
  judge(value: JsonValue): Outcome {
    const { root } = this.book;
    return this.evaluate({ schema: root.root, where: null, resource: root, depth: 0, via: null }, value, null);
  }

  evaluate(frame: Frame, value: JsonValue, at: Trail | null): Outcome {
    const out = new Outcome(this.book.tracks);
    const { schema, where } = frame;
    if (!this.spend(1)) out.leave('It takes too long to judge.', where);
    else if (frame.depth > MAX_DEPTH) out.leave('It is nested too deeply to judge.', where);
    else if (schema === false) out.fault({ keyword: 'false', at, found: value });
    else if (isObject(schema)) {
      this.#keywords(frame, schema, value, at, out);
      // A keyword may have stopped halfway: faults found remain valid, absence of faults proves nothing.
      if (this.spent && out.open.length === 0) out.leave('It takes too long to judge.', where);
    } else if (schema !== true) out.leave('It has a value that is not a schema where a schema is required.', where);
    return out;
  }

  #keywords(given: Frame, schema: JsonObject, value: JsonValue, at: Trail | null, out: Outcome): void {
    const resource = this.book.resources.get(schema);
    const frame = resource && resource !== given.resource ? { ...given, resource } : given;
    const { dialect, tracks } = this.book;
    const own: Spot = { judging: this, frame, schema, value, at, out };
    if (dialect.dynamicRef) this.#reference(own, '$dynamicRef');
    if (dialect.recursiveRef) this.#reference(own, '$recursiveRef');
    if (this.#reference(own, '$ref') && !dialect.refBeside) return;
    judgeAny(own);
    if (typeof value === 'number') judgeNumber({ ...own, value });
    else if (typeof value === 'string') judgeString({ ...own, value });
    else if (Array.isArray(value)) judgeArray({ ...own, value });
    else if (isObject(value)) judgeObject({ ...own, value });
    judgeBranches(own);
    // A failed schema has evaluated nothing: checking unevaluated parts would only repeat the fault.
    if (!tracks || out.faults.length > 0) return;
    if (Array.isArray(value)) judgeOtherItems({ ...own, value });
    else if (isObject(value)) judgeOtherMembers({ ...own, value });
  }

  /** Follows a reference; false if the keyword is absent. */
  #reference({ frame, schema, value, at, out }: Spot, keyword: string): boolean {
    const ref = get(schema, keyword);
    if (ref === undefined) return false;
    const where = below(frame.where, [keyword]);
    if (typeof ref !== 'string') {
      out.leave(`Its \`${keyword}\` is not a string.`, where);
      return true;
    }
    const doubt = keyword === '$ref' ? null : dynamicDoubt(this.book, ref);
    const target = doubt === null ? resolve(this.book, ref, frame.resource) : { because: doubt };
    if ('because' in target) {
      out.leave(target.because, where);
      return true;
    }
    for (let via = frame.via; via; via = via.up) {
      this.spend(0.25);
      if (via.target !== target.schema) continue;
      out.leave(`It refers to ${named(ref)}, which is circular.`, where);
      return true;
    }
    const { depth, via } = frame;
    const next = { ...target, depth: depth + 1, via: { target: target.schema, up: via } };
    out.take(this.evaluate(next, value, at));
    return true;
  }
}

/** A schema prepared once, for many values. */
export interface ReadySchema {
  readonly book: Book | { because: string };
  readonly patterns: Map<string, Pattern>;
}

/** The caller’s options. */
export interface InstanceOptions {
  /** Maximum number of steps; 200,000 if omitted. */
  budget?: number;
  /** The name of the schema in sentences; “the schema” if omitted. */
  name?: string;
}

const BUDGET = 200_000;
const MAX = 20;

/** Prepares a schema. */
export function readySchema(schema: JsonValue): ReadySchema {
  return { book: bookOf(schema), patterns: new Map() };
}

/** Judges a value against a schema. */
export function checkInstance(schema: JsonValue, value: JsonValue, options: InstanceOptions = {}): InstanceReport {
  return checkReady(readySchema(schema), value, options);
}

/** Judges a value against a prepared schema; also returns the cost. */
export function checkReady(
  { book, patterns }: ReadySchema,
  value: JsonValue,
  { budget = BUDGET, name = 'the schema' }: InstanceOptions = {},
): InstanceReport & { cost: number } {
  if ('because' in book) return { faults: [], notJudged: [{ because: book.because, at: [] }], cost: 1 };
  const evaluation = new Evaluation(book, budget, patterns);
  const { faults, open } = evaluation.judge(value);
  const distinct = new Map(open.map((one) => [`${one.because} ${pathOf(one.where).join('/')}`, one]));
  return {
    faults: causes(faults).map((fault) => inText(fault, name)),
    notJudged: [...distinct.values()].slice(0, MAX).map(({ because, where }) => ({ because, at: pathOf(where) })),
    cost: budget - evaluation.left,
  };
}

/** How informative a keyword is, if several report a fault at one place. */
const RANK: Readonly<Record<string, number>> = { type: 0, false: 0, const: 1, enum: 2, anyOf: 4, oneOf: 4, not: 5 };

/**
 * One cause, one fault: at one place the most informative one is kept, and nothing is reported below a place that is wrong
 * itself.
 */
function causes(faults: readonly RawFault[]): RawFault[] {
  const best = new Map<string, RawFault>();
  for (const fault of faults) {
    const about = fault.mark === 'missing' ? `missing ${fault.member ?? ''}` : 'value';
    const key = `${about} ${JSON.stringify(pathOf(fault.at))}`;
    const other = best.get(key);
    if (!other || rankOf(fault) < rankOf(other)) best.set(key, fault);
  }
  const wrong = new Set<string>();
  for (const [key, fault] of best) if (rankOf(fault) <= 2 && fault.mark !== 'missing') wrong.add(key);
  return [...best.values()].filter((fault) => !isWithin(fault, wrong)).slice(0, MAX);
}

function rankOf({ keyword }: RawFault): number {
  return RANK[keyword] ?? 3;
}

function isWithin(fault: RawFault, wrong: ReadonlySet<string>): boolean {
  let at: Trail | null = fault.mark === 'missing' ? fault.at : (fault.at?.up ?? null);
  if (fault.at === null && fault.mark !== 'missing') return false;
  for (;;) {
    if (wrong.has(`value ${JSON.stringify(pathOf(at))}`)) return true;
    if (!at) return false;
    at = at.up;
  }
}

export type { InstanceFault, InstanceReport };
