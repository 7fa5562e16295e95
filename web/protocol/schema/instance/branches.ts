/** Keywords that combine schemas: all, any, exactly one, none, and conditions. */
import type { JsonValue } from '../../json/types.ts';
import { get, has, isObject } from '../../json/object.ts';
import { below, beside, leaveKeyword, type Spot, type Frame } from './judging.ts';
import type { JsonTypeName } from '../../model/schema.ts';
import { nearest } from '../../json/nearest.ts';
import { resolve } from './book.ts';
import type { Outcome, RawFault, Trail } from './types.ts';

// If no alternative of `anyOf` or `oneOf` matches: the one that was meant, so that one cause has one finding.

/** One alternative and its result for the value. */
interface Form {
  readonly frame: Frame;
  readonly outcome: Outcome;
}

/** The faults to report. */
function closest(spot: Spot, keyword: string, forms: readonly Form[]): readonly RawFault[] {
  const { value, at } = spot;
  const none: RawFault[] = [{ keyword, at, found: value, count: forms.length }];
  const right = forms.filter(({ outcome }) => !outcome.faults.some((fault) => isWrongKind(fault, at)));
  if (right.length === 0) return otherKind(spot, forms) ?? none;
  const [only] = right;
  if (right.length === 1 && only) return only.outcome.faults;
  const here = right.map(({ outcome }) => outcome.faults.find((fault) => isValue(fault) && fault.at === at));
  if (here.every((fault) => fault !== undefined)) return right.length === forms.length ? [merged(here, at)] : none;
  return byDiscriminator(spot, right) ?? common(right) ?? byEvidence(spot, right) ?? none;
}

function isWrongKind(fault: RawFault, at: Trail | null): boolean {
  return fault.keyword === 'type' && fault.at === at && fault.mark === undefined;
}

function isValue({ keyword, mark }: RawFault): boolean {
  return (keyword === 'const' || keyword === 'enum') && mark === undefined;
}

/** No alternative accepts this kind of value: the expected kinds are those of all alternatives. */
function otherKind({ value, at }: Spot, forms: readonly Form[]): RawFault[] | null {
  const types = new Set<JsonTypeName>();
  for (const { outcome } of forms) {
    const fault = outcome.faults.find((one) => isWrongKind(one, at));
    for (const type of fault?.types ?? []) types.add(type);
  }
  return types.size === 0 ? null : [{ keyword: 'type', at, found: value, types: [...types] }];
}

/** Several sets of values at one place, as one set. */
function merged(faults: readonly RawFault[], at: Trail | null): RawFault {
  const allowed = faults.flatMap((fault) => fault.allowed ?? []).slice(0, 100);
  const found = faults[0]?.found ?? null;
  const strings = allowed.filter((one) => typeof one === 'string');
  const instead = typeof found === 'string' ? nearest(found, strings) : null;
  const fault = { keyword: 'enum', at, found, allowed };
  return instead === null ? fault : { ...fault, instead };
}

/** A discriminator member: its value names one of the alternatives, or none. */
function byDiscriminator({ at }: Spot, forms: readonly Form[]): readonly RawFault[] | null {
  const informative = forms.map(({ outcome }) =>
    outcome.faults.filter((fault) => isValue(fault) && isMember(fault, at)),
  );
  const meant = forms.filter((_, index) => informative[index]?.length === 0);
  const [only] = meant;
  if (meant.length === 1 && only) return only.outcome.faults;
  if (meant.length > 1) return null;
  for (const first of informative[0] ?? []) {
    const same = informative.map((faults) => faults.find((fault) => fault.at?.step === first.at?.step));
    if (same.every((fault) => fault !== undefined)) return [merged(same, first.at)];
  }
  return null;
}

function isMember(fault: RawFault, at: Trail | null): boolean {
  return fault.at !== null && fault.at.up === at;
}

/** A fault that every alternative reports is a fault, whichever was meant. */
function common(forms: readonly Form[]): readonly RawFault[] | null {
  const [first, ...others] = forms.map(({ outcome }) => outcome.faults);
  const shared = (first ?? []).filter((fault) => others.every((faults) => faults.some((one) => isSame(one, fault))));
  return shared.length > 0 ? shared : null;
}

function isSame(a: RawFault, b: RawFault): boolean {
  if (a.keyword !== b.keyword || a.member !== b.member || a.limit !== b.limit) return false;
  if (a.types?.join() !== b.types?.join() || a.allowed !== b.allowed) return false;
  let [one, other] = [a.at, b.at];
  while (one && other && one !== other && one.step === other.step) [one, other] = [one.up, other.up];
  return one === other;
}

/** The alternative that names most of the present members; among several, the one with the fewest faults. */
function byEvidence(spot: Spot, forms: readonly Form[]): readonly RawFault[] | null {
  const { value } = spot;
  if (!isObject(value)) return fewest(forms);
  const names = Object.keys(value).slice(0, 100);
  const known = forms.map((form) => namesOf(spot, form.frame));
  const counts = known.map((own) => names.filter((name) => has(own, name)).length);
  const max = Math.max(...counts);
  return fewest(forms.filter((_, index) => counts[index] === max));
}

function fewest(forms: readonly Form[]): readonly RawFault[] | null {
  const min = Math.min(...forms.map(({ outcome }) => outcome.faults.length));
  const best = forms.filter(({ outcome }) => outcome.faults.length === min);
  const [only] = best;
  return best.length === 1 && only ? only.outcome.faults : null;
}

/** The members an alternative names, also via a reference. */
function namesOf({ judging }: Spot, frame: Frame): { [name: string]: JsonValue } {
  let { schema, resource } = frame;
  for (let step = 0; step < 4 && isObject(schema); step++) {
    const properties = get(schema, 'properties');
    if (isObject(properties)) return properties;
    const ref = get(schema, '$ref');
    const target = typeof ref === 'string' ? resolve(judging.book, ref, resource) : null;
    if (!target || 'because' in target) break;
    ({ schema, resource } = target);
  }
  return {};
}

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

/** The result of an alternative, and whether it encountered a `format`. */
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
    } else
      out.leave(
        'Its `oneOf` distinguishes alternatives by `format`, which is only an annotation.',
        below(frame.where, ['oneOf']),
      );
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
    out.leave('Its `not` excludes a `format`, which is only an annotation.', below(frame.where, ['not']));
    return;
  }
  const name = onlyMember(ruled);
  if (name !== null && isObject(value) && has(value, name)) {
    out.fault({ keyword: 'not', at: { up: at, step: name }, found: value[name] ?? null, mark: 'key', member: name });
  } else out.fault({ keyword: 'not', at, found: value });
}

/** The key in a schema that only requires one member to be present. */
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
    out.leave('Its `if` depends on a `format`, which is only an annotation.', below(frame.where, ['if']));
    return;
  }
  if (next !== undefined) out.take(judging.evaluate(beside(frame, next, keyword), value, at));
}
