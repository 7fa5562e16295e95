/**
 * Judges a value against a JSON Schema somebody else wrote, such as the `inputSchema` of a tool: draft-06, draft-07, 2019-09
 * and 2020-12, without generated code. Never throws, never fetches, and stops at a budget: what could not be judged is said.
 */
import type { JsonValue } from '../../json/types.ts';
import { bookOf, type Book } from './book.ts';
import { Evaluation } from './evaluate.ts';
import type { Pattern } from './pattern.ts';
import { pathOf, type InstanceFault, type InstanceReport, type RawFault, type Trail } from './types.ts';
import { inWords } from './words.ts';

/** A schema made ready once, for many values. */
export interface ReadySchema {
  readonly book: Book | { because: string };
  readonly patterns: Map<string, Pattern>;
}

/** What the caller may set. */
export interface InstanceOptions {
  /** How many steps may be taken; 200,000 when left out. */
  budget?: number;
  /** How sentences name the schema; «the schema» when left out. */
  name?: string;
}

const BUDGET = 200_000;
const MOST = 20;

/** Makes a schema ready. */
export function readySchema(schema: JsonValue): ReadySchema {
  return { book: bookOf(schema), patterns: new Map() };
}

/** Judges a value against a schema. */
export function checkInstance(schema: JsonValue, value: JsonValue, options: InstanceOptions = {}): InstanceReport {
  return checkReady(readySchema(schema), value, options);
}

/** Judges a value against a schema made ready; tells what that has cost, too. */
export function checkReady(
  { book, patterns }: ReadySchema,
  value: JsonValue,
  { budget = BUDGET, name = 'the schema' }: InstanceOptions = {},
): InstanceReport & { cost: number } {
  if ('because' in book) return { faults: [], notJudged: [{ because: book.because, at: [] }], cost: 1 };
  const evaluation = new Evaluation(book, budget, patterns);
  const { faults, open } = evaluation.judge(value);
  const told = new Map(open.map((one) => [`${one.because} ${pathOf(one.where).join('/')}`, one]));
  return {
    faults: causes(faults).map((fault) => inWords(fault, name)),
    notJudged: [...told.values()].slice(0, MOST).map(({ because, where }) => ({ because, at: pathOf(where) })),
    cost: budget - evaluation.left,
  };
}

/** How telling a keyword is, where several find fault with one place. */
const RANK: Readonly<Record<string, number>> = { type: 0, false: 0, const: 1, enum: 2, anyOf: 4, oneOf: 4, not: 5 };

/** One cause, one fault: at one place the most telling one stays, and nothing is said below a place that is wrong itself. */
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
  return [...best.values()].filter((fault) => !isWithin(fault, wrong)).slice(0, MOST);
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
