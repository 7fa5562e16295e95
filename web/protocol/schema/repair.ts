/** How a fault can be mended, where there is a way. */
import type { FixPlan } from '../json/plan.ts';
import type { JsonValue } from '../json/types.ts';
import type { DeepModel } from '../model/deep.ts';
import type { Schema } from '../model/schema.ts';
import { decoded, keepsDigits } from '../json/encoded.ts';
import { code, listed, named, isEmpty } from '../json/describe.ts';
import { faultsOf, type ShapeFault } from './faults.ts';
import { sampleMember, sampleOf } from './sample.ts';
import { wrapped } from './wrap.ts';

/** Members whose texts have a form that no number or truth value has, though their schema may not say so. */
const FORMED = new Set(['uri', 'url', 'websiteUrl', 'src', 'data', 'blob', 'mimeType']);

/** A plan over paths from the message down, or nothing. */
export function repairOf(fault: ShapeFault, deep: DeepModel): FixPlan | undefined {
  const { path, member, instead } = fault;
  switch (fault.fault) {
    case 'missing':
      return member === undefined ? undefined : added(fault, member, deep);
    case 'misspelt':
      if (instead === undefined || !isRight(fault.found ?? null, fault.schema, deep)) return undefined;
      return { says: `Name it ${named(instead)}.`, safety: 'safe', steps: [{ do: 'rename', path, to: instead }] };
    case 'value': {
      const value = instead ?? (fault.allowed?.length === 1 && !fault.more ? fault.allowed[0] : undefined);
      return value === undefined ? undefined : replaced(fault, value, instead === undefined ? 'unsafe' : 'safe');
    }
    case 'null':
      if (fault.optional) return { says: 'Leave it out.', safety: 'safe', steps: [{ do: 'remove', path }] };
      return helping(converted(fault, deep), fault, deep);
    case 'type':
      return single(fault) ?? helping(converted(fault, deep), fault, deep);
    case 'range': {
      const { minimum, maximum } = fault.schema;
      const bound =
        typeof fault.found === 'number' && maximum !== undefined && fault.found > maximum ? maximum : minimum;
      return bound === undefined ? undefined : replaced(fault, bound, 'unsafe');
    }
    default:
      return undefined;
  }
}

/** The one allowed word of a list that has nothing else but `null`. */
function single(fault: ShapeFault): FixPlan | null {
  const { found, allowed } = fault;
  if (!Array.isArray(found) || !allowed) return null;
  const [word, ...more] = found.filter((one) => one !== 'null');
  return typeof word === 'string' && more.length === 0 && allowed.includes(word) ? replaced(fault, word, 'safe') : null;
}

/** A plan to write another value, if that value is right. */
function helping(plan: FixPlan | undefined, { schema }: ShapeFault, deep: DeepModel): FixPlan | undefined {
  const wrong = plan?.steps.some((step) => step.do === 'replace' && !isRight(step.value, schema, deep));
  return wrong ? undefined : plan;
}

function isRight(value: JsonValue, schema: Schema, deep: DeepModel): boolean {
  return faultsOf(schema, value, [], deep, { member: () => null }).length === 0;
}

function replaced({ path }: ShapeFault, value: JsonValue, safety: FixPlan['safety']): FixPlan {
  return { says: `Use ${code(value)}.`, safety, steps: [{ do: 'replace', path, value }] };
}

function added(fault: ShapeFault, key: string, deep: DeepModel): FixPlan | undefined {
  const { path, instead, schema, also = [], found = null } = fault;
  if (instead !== undefined) {
    if (!isRight(found, schema, deep)) return undefined;
    return {
      says: `Name it ${named(key)}.`,
      safety: 'safe',
      steps: [{ do: 'rename', path: [...path, instead], to: key }],
    };
  }
  const { properties = {} } = deep.types.get(fault.owner ?? '') ?? {};
  const value = sampleMember({ properties: { ...properties, [key]: schema } }, key, deep);
  const more = also.map((one) => ({ key: one.member, value: sampleOf(one.schema, deep, one.member) }));
  return {
    says:
      more.length === 0
        ? `Add ${named(key)}, here as ${code(value)}.`
        : `Add ${listed([key, ...more.map((one) => one.key)])}, with values to fill in.`,
    safety: 'unsafe',
    steps: [{ key, value }, ...more].map((one) => ({ do: 'insert', path, ...one })),
  };
}

/** The same thing written as the right kind of value, where it can be. */
function converted(fault: ShapeFault, deep: DeepModel): FixPlan | undefined {
  const { found = null, types = [], schema } = fault;
  const takesNumber = types.includes('number') || types.includes('integer');
  if (typeof found === 'string') {
    const number = Number(found);
    const whole = Number.isSafeInteger(number);
    if (takesNumber && /^-?\d+(?:\.\d+)?$/u.test(found) && (whole || types.includes('number'))) {
      return replaced(fault, number, 'safe');
    }
    if (types.includes('boolean') && /^(?:true|false)$/iu.test(found)) {
      return replaced(fault, found.toLowerCase() === 'true', 'safe');
    }
    const inner = types.includes('object') ? decoded(found) : null;
    if (inner) return replaced(fault, inner, 'safe');
    if (types.includes('array') && schema.items) {
      const { type } = schema.items;
      // The attribute of HTML has sizes in one text.
      const sizes = fault.path.at(-1) === 'sizes' ? found.trim().split(/\s+/u) : [found];
      if (type === 'string') return replaced(fault, sizes, 'safe');
    }
  }
  const empty = emptied(fault, types);
  if (empty !== null && isRight(empty, schema, deep)) return replaced(fault, empty, 'safe');
  const whole = wrapped(found, schema, deep);
  if (whole !== null) return replaced(fault, whole, 'safe');
  if ((typeof found === 'number' || typeof found === 'boolean') && types.length === 1 && types[0] === 'string') {
    const text = String(found);
    const last = fault.path.at(-1);
    const formed = typeof last === 'string' && FORMED.has(last);
    const helps = keepsDigits(found) && !formed && (fault.allowed?.includes(text) ?? !schema.format);
    return helps ? replaced(fault, text, 'unsafe') : undefined;
  }
  if (
    typeof found === 'object' &&
    found !== null &&
    !Array.isArray(found) &&
    types.length === 1 &&
    types[0] === 'array' &&
    !schema.items?.judged
  ) {
    return keepsDigits(found) ? replaced(fault, [found], 'unsafe') : undefined;
  }
  if (found === false && fault.optional)
    return { says: 'Leave it out.', safety: 'safe', steps: [{ do: 'remove', path: fault.path }] };
  if (found === true && types.length === 1 && types[0] === 'object') return replaced(fault, {}, 'safe');
  const last = fault.path.findLast((step) => typeof step === 'string');
  return types.length > 0 && found === null ? replaced(fault, sampleOf(schema, deep, last), 'unsafe') : undefined;
}

/** Nothing at all, in the brackets of the other kind: what some languages write for an empty map or list. */
function emptied({ found }: ShapeFault, types: readonly string[]): JsonValue | null {
  if (typeof found !== 'object' || found === null || !isEmpty(found)) return null;
  if (Array.isArray(found)) return types.includes('object') ? {} : null;
  return types.includes('array') ? [] : null;
}
