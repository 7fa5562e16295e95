/**
 * Judgments that are repeated: in every revision, and call after call of one tool. A schema is prepared once, a result is
 * cached with its value, and all judgments of one schema share a budget. So the time stays proportional to the text, whatever
 * the schema.
 */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { checkReady, readySchema, type InstanceReport, type ReadySchema } from './check.ts';
import { isPlainlyKnown, plainlyFits } from './quick.ts';
import { reviewSchema, type Hardship } from './review.ts';

/** A schema for which the fast check was not enough. */
interface Whole {
  readonly ready: ReadySchema;
  readonly size: number;
  /** Steps that all further judgments together may use. */
  left: number;
  readonly answers: WeakMap<JsonObject, InstanceReport>;
}

interface Stored {
  whole: Whole | null;
  review: readonly Hardship[] | null;
}

const stored = new WeakMap<JsonObject, Stored>();

const FITS: InstanceReport = Object.freeze({ faults: [], notJudged: [] });

const STEPS_PER_SCHEMA_VALUE = 50;
const STEPS_PER_VALUE = 200;
const STEPS_PER_CALL = 2000;
const MAX_AT_ONCE = 200_000;

/** True if a value is certainly valid for a schema, as far as the fast check can decide. */
export function fitsQuickly(schema: JsonObject, value: JsonValue): boolean {
  // The rules for single calls and those for sessions check one after the other.
  if (schema === last.schema && value === last.value) return last.fits;
  last.schema = schema;
  last.value = value;
  return (last.fits = plainlyFits(schema, value));
}

const last: { schema: JsonObject | null; value: JsonValue; fits: boolean } = { schema: null, value: null, fits: false };

/**
 * Judges a value against a schema. The result is cached under `owner`, an object that contains the value and no other value
 * judged against this schema. `name` is the schema’s name in sentences.
 */
export function checkRemembered(schema: JsonObject, value: JsonValue, owner: JsonObject, name: string): InstanceReport {
  if (plainlyFits(schema, value)) return FITS;
  const whole = (storedOf(schema).whole ??= wholeOf(schema));
  let answer = whole.answers.get(owner);
  if (!answer) {
    const fair = STEPS_PER_CALL + STEPS_PER_VALUE * sizeOf(value);
    whole.left += fair;
    const budget = Math.min(MAX_AT_ONCE, fair + STEPS_PER_SCHEMA_VALUE * whole.size, whole.left);
    const { faults, notJudged, cost } = checkReady(whole.ready, value, { budget, name });
    whole.left -= cost;
    whole.answers.set(owner, (answer = { faults, notJudged }));
  }
  return answer;
}

/**
 * The parts of a schema that are hard to judge. The schemas most tools have are known to have none, without a detailed check.
 */
export function reviewRemembered(schema: JsonObject): readonly Hardship[] {
  const entry = storedOf(schema);
  return (entry.review ??= isPlainlyKnown(schema) ? [] : reviewSchema(schema));
}

function storedOf(schema: JsonObject): Stored {
  let entry = stored.get(schema);
  if (!entry) stored.set(schema, (entry = { whole: null, review: null }));
  return entry;
}

function wholeOf(schema: JsonObject): Whole {
  const ready = readySchema(schema);
  const size = 'because' in ready.book ? 0 : ready.book.size;
  return { ready, size, left: 4 * size * STEPS_PER_SCHEMA_VALUE, answers: new WeakMap() };
}

/** The number of values in a value; long strings count for more. */
function sizeOf(value: JsonValue): number {
  let size = 0;
  const open: JsonValue[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    size += typeof next === 'string' ? 1 + next.length / 64 : 1;
    if (size * STEPS_PER_VALUE > MAX_AT_ONCE) return size;
    if (typeof next === 'object' && next !== null) for (const part of Object.values(next)) open.push(part);
  }
  return size;
}
