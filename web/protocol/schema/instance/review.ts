/** The parts of a schema that are hard to judge for any value: reported where the schema is shown, before anything is sent. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { get, isObject } from '../../json/object.ts';
import { named } from '../../json/describe.ts';
import { bookOf, dynamicDoubt, resolve, type Book, type KeywordUse } from './book.ts';
import { isExplosive } from './pattern-risk.ts';
import { patternOf } from './pattern.ts';
import { pathOf, type NotJudged, type Trail } from './types.ts';

/** One remark about a schema. */
export interface Hardship extends NotJudged {
  /** True if it is judged here anyway, and hard only for other validators. */
  judged: boolean;
}

const MAX = 20;
/** The maximum cost of parsing patterns. */
const PATIENCE = 100_000;
/** The maximum number of steps for one value. */
const COSTLY = 100_000;

/** Reasons why a schema cannot be judged, or is dangerous for other validators: at most 20; empty for most schemas. */
export function reviewSchema(schema: JsonValue): Hardship[] {
  const book = bookOf(schema);
  if ('because' in book) return [{ because: book.because, at: [], judged: false }];
  const found: Hardship[] = [];
  const add = (because: string, where: Trail | null, judged = false): void => {
    if (found.length < MAX) found.push({ because, at: pathOf(where), judged });
  };
  let left = PATIENCE;
  for (const keywordUse of book.keywordUses) {
    if (found.length >= MAX || left <= 0) break;
    const { keyword, text, where } = keywordUse;
    if (keyword !== 'pattern' && keyword !== 'patternProperties') {
      const target = targetOf(book, keywordUse);
      if ('because' in target) add(target.because, where);
      continue;
    }
    const subject = keyword === 'pattern' ? 'Its `pattern`' : 'A pattern in its `patternProperties`';
    const pattern = patternOf(text);
    left -= pattern.size + 500;
    if ('because' in pattern) add(`${subject} ${pattern.because}.`, where);
    else if (isExplosive(text)) {
      add(`${subject} can match one string in very many ways; a backtracking validator may hang.`, where, true);
    }
  }
  const { circles, costly } = roundsIn(book);
  for (const { text, where } of circles) add(`It refers to ${named(text)}, which is circular.`, where);
  if (costly) add('Its references multiply until one value exceeds the step limit.', costly.where);
  return found;
}

function targetOf(book: Book, { keyword, text, resource }: KeywordUse): { schema: JsonValue } | { because: string } {
  const doubt = keyword === '$ref' ? null : dynamicDoubt(book, text);
  return doubt === null ? resolve(book, text, resource) : { because: doubt };
}

/** Keywords whose schemas judge the same value. */
const LISTS = ['allOf', 'anyOf', 'oneOf'];
const SINGLE = ['not', 'if', 'then', 'else'];

interface Rounds {
  /** The references that close a circle without reaching a part of the value. */
  circles: readonly KeywordUse[];
  /** A reference after which one value is judged again and again. */
  costly: KeywordUse | null;
}

interface Visit {
  schema: JsonObject;
  next: Step[];
  by: KeywordUse | null;
  /** The number of schemas that judge one value from this point. */
  cost: number;
}

function roundsIn(book: Book): Rounds {
  const refs = new Map<JsonValue, KeywordUse[]>();
  for (const keywordUse of book.keywordUses) {
    if (!keywordUse.keyword.startsWith('$')) continue;
    const list = refs.get(keywordUse.schema);
    if (list) list.push(keywordUse);
    else refs.set(keywordUse.schema, [keywordUse]);
  }
  const circles: KeywordUse[] = [];
  let costly: KeywordUse | null = null;
  const costs = new Map<JsonObject, number | null>();
  for (const start of refs.keys()) {
    const path: Visit[] = [];
    const enter = (schema: JsonValue, by: KeywordUse | null): void => {
      if (!isObject(schema)) return;
      const cost = costs.get(schema);
      const top = path.at(-1);
      if (cost === undefined) {
        costs.set(schema, null);
        path.push({ schema, next: stepsFrom(book, schema, refs.get(schema) ?? []), by, cost: 1 });
      } else if (cost !== null) {
        if (top) top.cost += cost;
      } else {
        const last = by ?? path.findLast((one) => one.by !== null)?.by;
        if (last) circles.push(last);
      }
    };
    enter(start, null);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const step = top.next.pop();
      if (step) {
        enter(step.schema, step.by);
        continue;
      }
      costs.set(top.schema, Math.min(top.cost, COSTLY));
      path.pop();
      const up = path.at(-1);
      if (up) up.cost += top.cost;
      if (top.cost >= COSTLY) {
        costly ??= top.by ?? path.findLast((one) => one.by !== null)?.by ?? refs.get(start)?.[0] ?? null;
      }
    }
  }
  return { circles, costly };
}

interface Step {
  schema: JsonValue;
  by: KeywordUse | null;
}

function stepsFrom(book: Book, schema: JsonObject, refs: readonly KeywordUse[]): Step[] {
  const steps: Step[] = [];
  for (const by of refs) {
    const target = targetOf(book, by);
    if (!('because' in target)) steps.push({ schema: target.schema, by });
  }
  for (const keyword of LISTS) {
    const list = get(schema, keyword);
    if (Array.isArray(list)) for (const one of list) steps.push({ schema: one, by: null });
  }
  for (const keyword of SINGLE) {
    const one = get(schema, keyword);
    if (one !== undefined) steps.push({ schema: one, by: null });
  }
  return steps;
}
