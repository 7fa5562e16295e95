/** Templates in canned results: `{{name}}` in a string is a placeholder for a value known at response time. */
import { isObject, stringOf } from '../protocol/values.ts';
import type { Json, JsonRecord, Step } from './types.ts';

const HOLE = /\{\{\s*([\w$.-]+)\s*\}\}/gu;

/**
 * A copy with every `{{path}}` filled from `known`. A string that consists of one placeholder becomes the value itself; an
 * unknown value becomes an empty string.
 */
export function filled(value: Json, known: JsonRecord): Json {
  if (typeof value === 'string') return filledText(value, known);
  if (Array.isArray(value)) return value.map((item) => filled(item, known));
  return isObject(value) ? filledRecord(value, known) : value;
}

/** The same for an object. */
export function filledRecord(value: JsonRecord, known: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, filled(member, known)]));
}

/** A step with its strings filled. */
export function filledStep(step: Step, known: JsonRecord): Step {
  if (step.do === 'log') return { ...step, data: filled(step.data, known) };
  if (step.do === 'ask') return { ...step, params: filledRecord(step.params, known) };
  if (step.do === 'result') return { ...step, result: filledRecord(step.result, known) };
  if (step.do === 'keep') return { ...step, memory: filledRecord(step.memory, known) };
  if (step.do === 'error') return { ...step, message: stringOf(filledText(step.message, known)) };
  if (step.do === 'elicited') return { ...step, elicitationId: stringOf(filledText(step.elicitationId, known)) };
  if (step.do === 'updated') return { ...step, uri: stringOf(filledText(step.uri, known)) };
  return step;
}

function filledText(text: string, known: JsonRecord): Json {
  if (!text.includes('{{')) return text;
  const whole = /^\{\{\s*([\w$.-]+)\s*\}\}$/u.exec(text);
  if (whole?.[1] !== undefined) return lookUp(whole[1], known) ?? '';
  return text.replaceAll(HOLE, (_, path: string) => {
    const value = lookUp(path, known);
    return value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  });
}

function lookUp(path: string, known: JsonRecord): Json | undefined {
  let at: Json | undefined = known;
  for (const step of path.split('.')) {
    if (!isObject(at) || !Object.hasOwn(at, step)) return undefined;
    at = at[step];
  }
  return at;
}
