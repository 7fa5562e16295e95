/** Keywords that combine schemas: all, any, exactly one, none, and conditions. */
import type { JsonValue } from '../../json/types.ts';
import { get, has, isObject } from '../../json/object.ts';
import { closest, type Form } from './closest.ts';
import { below, beside, leaveKeyword, type Spot } from './judging.ts';

/** `allOf`, `anyOf`, `oneOf`, `not`, `if`. */
export function judgeBranches(spot: Spot): void {
  const { judging, frame, schema, value, at, out } = spot;
  for (const [index, part] of listAt(spot, 'allOf').entries()) {
    if (judging.spent) return out.leave('It takes too long to judge.', frame.where);
    out.take(judging.evaluate(beside(frame, part, 'allOf', index), value, at));
  }
  anyOf(spot);
  oneOf(spot);
  const ruled = get(schema, 'not');
  if (ruled !== undefined) not(spot, ruled);
  const condition = get(schema, 'if');
  if (condition !== undefined && judging.book.dialect.conditions) conditional(spot, condition);
}

function listAt(spot: Spot, keyword: string): readonly JsonValue[] {
  const list = get(spot.schema, keyword);
  if (list === undefined) return [];
  if (Array.isArray(list)) return list;
  leaveKeyword(spot, keyword);
  return [];
}

/** What a form says, and whether it met a `format`. */
interface Tried extends Form {
  loose: boolean;
}

function tried({ judging, frame, value, at }: Spot, schema: JsonValue, ...steps: (string | number)[]): Tried {
  const before = judging.formats;
  const next = beside(frame, schema, ...steps);
  const outcome = judging.evaluate(next, value, at);
  return { frame: next, outcome, loose: judging.formats > before };
}

function anyOf(spot: Spot): void {
  const { judging, out } = spot;
  const forms: Tried[] = [];
  let fits = false;
  for (const [index, part] of listAt(spot, 'anyOf').entries()) {
    const form = tried(spot, part, 'anyOf', index);
    forms.push(form);
    if (!form.outcome.fits) continue;
    fits = true;
    out.takeSeen(form.outcome);
    if (!judging.book.tracks) return;
  }
  const open = forms.filter(({ outcome }) => outcome.faults.length === 0 && outcome.open.length > 0);
  if (open.length > 0) {
    if (!fits || judging.book.tracks) for (const { outcome } of open) out.takeOpen(outcome);
  } else if (!fits && forms.length > 0) for (const fault of closest(spot, 'anyOf', forms)) out.fault(fault);
}

function oneOf(spot: Spot): void {
  const { frame, value, at, out } = spot;
  const forms = listAt(spot, 'oneOf').map((part, index) => tried(spot, part, 'oneOf', index));
  const fitting = forms.filter(({ outcome }) => outcome.fits);
  const open = forms.filter(({ outcome }) => outcome.faults.length === 0 && outcome.open.length > 0);
  const [only] = fitting;
  if (fitting.length > 1) {
    if (fitting.filter(({ loose }) => !loose).length > 1) {
      out.fault({ keyword: 'oneOf', at, found: value, count: fitting.length, several: true });
    } else out.leave('Its `oneOf` tells forms apart by `format`, which only describes.', below(frame.where, ['oneOf']));
  } else if (open.length > 0) for (const { outcome } of open) out.takeOpen(outcome);
  else if (only) out.takeSeen(only.outcome);
  else if (forms.length > 0) for (const fault of closest(spot, 'oneOf', forms)) out.fault(fault);
}

function not(spot: Spot, ruled: JsonValue): void {
  const { frame, value, at, out } = spot;
  const { outcome, loose } = tried(spot, ruled, 'not');
  if (outcome.faults.length > 0) return;
  if (outcome.open.length > 0) {
    out.takeOpen(outcome);
    return;
  }
  if (loose) {
    out.leave('Its `not` rules out a `format`, which only describes.', below(frame.where, ['not']));
    return;
  }
  const name = onlyMember(ruled);
  if (name !== null && isObject(value) && has(value, name)) {
    out.fault({ keyword: 'not', at: { up: at, step: name }, found: value[name] ?? null, mark: 'key', member: name });
  } else out.fault({ keyword: 'not', at, found: value });
}

/** The name in a schema that says no more than that one member is there. */
function onlyMember(schema: JsonValue): string | null {
  if (!isObject(schema) || Object.keys(schema).length !== 1) return null;
  const names = get(schema, 'required');
  const name = Array.isArray(names) && names.length === 1 ? names[0] : undefined;
  return typeof name === 'string' ? name : null;
}

function conditional(spot: Spot, condition: JsonValue): void {
  const { judging, frame, schema, value, at, out } = spot;
  const { outcome, loose } = tried(spot, condition, 'if');
  const open = outcome.faults.length === 0 && outcome.open.length > 0;
  if (open) {
    out.takeOpen(outcome);
    return;
  }
  if (outcome.fits) out.takeSeen(outcome);
  const keyword = outcome.fits ? 'then' : 'else';
  const next = get(schema, keyword);
  if (next === undefined && !loose) return;
  if (outcome.fits && loose && (next !== undefined || has(schema, 'else'))) {
    out.leave('Its `if` hangs on a `format`, which only describes.', below(frame.where, ['if']));
    return;
  }
  if (next !== undefined) out.take(judging.evaluate(beside(frame, next, keyword), value, at));
}
