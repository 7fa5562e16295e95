/** Keywords for arrays. */
import type { JsonValue } from '../../json/types.ts';
import { get, isObject } from '../../json/object.ts';
import { keyOf } from './equal.ts';
import { below, inside, leaveKeyword, type Spot } from './judging.ts';
import { sized } from './scalars.ts';

/** Sizes, `uniqueItems`, the items themselves, `contains`. */
export function judgeArray(spot: Spot<JsonValue[]>): void {
  const { schema, value } = spot;
  sized(spot, 'minItems', get(schema, 'minItems'), value.length);
  sized(spot, 'maxItems', get(schema, 'maxItems'), value.length);
  if (get(schema, 'uniqueItems') === true) unique(spot);
  items(spot);
  contains(spot);
}

function unique({ judging, value, at, out, frame }: Spot<JsonValue[]>): void {
  const known = new Map<string, number>();
  for (const [index, item] of value.entries()) {
    const key = keyOf(item, judging.spend);
    if (key === null) {
      out.leave(
        'Its `uniqueItems` applies to items that are too large to compare.',
        below(frame.where, ['uniqueItems']),
      );
      return;
    }
    const first = known.get(key);
    if (first !== undefined) {
      out.fault({ keyword: 'uniqueItems', at: { up: at, step: index }, found: item, count: first });
      return;
    }
    known.set(key, index);
  }
}

function items(spot: Spot<JsonValue[]>): void {
  const { judging, schema } = spot;
  const { dialect } = judging.book;
  const whole = get(schema, 'items');
  const prefix = dialect.prefixItems ? get(schema, 'prefixItems') : undefined;
  if (Array.isArray(whole)) {
    if (!dialect.itemsList || prefix !== undefined) leaveKeyword(spot, 'items');
    else tuple(spot, 'items', whole, 'additionalItems');
    return;
  }
  if (prefix !== undefined && !Array.isArray(prefix)) leaveKeyword(spot, 'prefixItems');
  tuple(spot, 'prefixItems', Array.isArray(prefix) ? prefix : [], 'items');
}

function tuple(spot: Spot<JsonValue[]>, first: string, schemas: readonly JsonValue[], behind: string): void {
  const { judging, frame, schema, value, at, out } = spot;
  const rest = get(schema, behind);
  const end = rest === undefined ? Math.min(schemas.length, value.length) : value.length;
  for (let index = 0; index < end; index++) {
    if (judging.spent) return out.leave('It takes too long to judge.', frame.where);
    const own = schemas[index];
    const item = value[index] ?? null;
    const place = { up: at, step: index };
    if (own === undefined && rest === false && schemas.length > 0) {
      out.fault({ keyword: behind, at: place, found: item, limit: schemas.length, count: value.length });
      return;
    }
    const next = own === undefined ? inside(frame, rest ?? true, behind) : inside(frame, own, first, index);
    const inner = judging.evaluate(next, item, place);
    for (const fault of inner.faults) out.fault(fault);
    out.takeOpen(inner);
    out.seen?.items.add(index);
  }
}

function contains(spot: Spot<JsonValue[]>): void {
  const { judging, frame, schema, value, at, out } = spot;
  const wanted = get(schema, 'contains');
  if (wanted === undefined) return;
  const { modern, prefixItems } = judging.book.dialect;
  const limit = (keyword: string, otherwise: number): number => {
    const given = modern ? get(schema, keyword) : undefined;
    if (given !== undefined && typeof given !== 'number') leaveKeyword(spot, keyword);
    return typeof given === 'number' ? given : otherwise;
  };
  const min = limit('minContains', 1);
  const max = limit('maxContains', Number.POSITIVE_INFINITY);
  let count = 0;
  let doubts = 0;
  for (const [index, item] of value.entries()) {
    if (judging.spent) return out.leave('It takes too long to judge.', frame.where);
    const inner = judging.evaluate(inside(frame, wanted, 'contains'), item, { up: at, step: index });
    if (inner.faults.length > 0) continue;
    if (inner.open.length > 0) {
      doubts++;
      out.takeOpen(inner);
      continue;
    }
    count++;
    if (prefixItems) out.seen?.items.add(index);
  }
  if (count + doubts < min) out.fault({ keyword: 'contains', at, found: value, limit: min, count });
  else if (count > max) out.fault({ keyword: 'maxContains', at, found: value, limit: max, count });
}

/** Items that no other keyword has evaluated. */
export function judgeOtherItems({ judging, frame, schema, value, at, out }: Spot<JsonValue[]>): void {
  const rest = get(schema, 'unevaluatedItems');
  const { seen } = out;
  if (rest === undefined || !seen || (!isObject(rest) && typeof rest !== 'boolean')) return;
  for (const [index, item] of value.entries()) {
    if (seen.items.has(index)) continue;
    if (out.open.length > 0 || judging.spent) return;
    const place = { up: at, step: index };
    if (rest === false) {
      out.fault({ keyword: 'unevaluatedItems', at: place, found: item });
      return;
    }
    const inner = judging.evaluate(inside(frame, rest, 'unevaluatedItems'), item, place);
    for (const fault of inner.faults) out.fault(fault);
    out.takeOpen(inner);
    seen.items.add(index);
  }
}
