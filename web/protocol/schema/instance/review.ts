/** What cannot be judged in a schema, whatever the value: said where the schema is shown, before anything is sent. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { get, isObject } from '../../rules/define.ts';
import { named } from '../../rules/words.ts';
import { bookOf, dynamicDoubt, resolve, type Book, type Saying } from './book.ts';
import { patternOf } from './pattern.ts';
import { pathOf, type NotJudged } from './types.ts';

const MOST = 20;
/** How much reading patterns may cost. */
const PATIENCE = 100_000;

/** The parts of a schema that will not be judged, at most 20; empty for most schemas. */
export function reviewSchema(schema: JsonValue): NotJudged[] {
  const book = bookOf(schema);
  if ('because' in book) return [{ because: book.because, at: [] }];
  const found: NotJudged[] = [];
  let left = PATIENCE;
  for (const saying of book.sayings) {
    if (found.length >= MOST || left <= 0) break;
    const { keyword, text, where } = saying;
    if (keyword === 'pattern' || keyword === 'patternProperties') {
      const pattern = patternOf(text);
      left -= pattern.size;
      if (!('because' in pattern)) continue;
      const subject = keyword === 'pattern' ? 'Its `pattern`' : 'A pattern in its `patternProperties`';
      found.push({ because: `${subject} ${pattern.because}.`, at: pathOf(where) });
      continue;
    }
    const target = targetOf(book, saying);
    if ('because' in target) found.push({ because: target.because, at: pathOf(where) });
  }
  for (const { text, where } of circlesIn(book)) {
    if (found.length < MOST) {
      found.push({ because: `It refers to ${named(text)} in a circle that gets nowhere.`, at: pathOf(where) });
    }
  }
  return found;
}

function targetOf(book: Book, { keyword, text, resource }: Saying): { schema: JsonValue } | { because: string } {
  const doubt = keyword === '$ref' ? null : dynamicDoubt(book, text);
  return doubt === null ? resolve(book, text, resource) : { because: doubt };
}

/** Keywords whose schemas judge the very same value. */
const LISTS = ['allOf', 'anyOf', 'oneOf'];
const SINGLE = ['not', 'if', 'then', 'else'];

/** The references that close a circle without getting on to a part of the value. */
function circlesIn(book: Book): readonly Saying[] {
  const refs = new Map<JsonValue, Saying[]>();
  for (const saying of book.sayings) {
    if (!saying.keyword.startsWith('$')) continue;
    refs.set(saying.schema, [...(refs.get(saying.schema) ?? []), saying]);
  }
  const closing: Saying[] = [];
  const state = new Map<JsonObject, 'open' | 'done'>();
  for (const start of refs.keys()) {
    const path: { schema: JsonObject; next: Step[]; by: Saying | null }[] = [];
    const enter = (schema: JsonValue, by: Saying | null): void => {
      if (!isObject(schema) || state.get(schema) === 'done') return;
      if (state.get(schema) === 'open') {
        const last = by ?? path.findLast((one) => one.by !== null)?.by;
        if (last) closing.push(last);
        return;
      }
      state.set(schema, 'open');
      path.push({ schema, next: stepsFrom(book, schema, refs.get(schema) ?? []), by });
    };
    enter(start, null);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const step = top.next.pop();
      if (step) enter(step.schema, step.by);
      else {
        state.set(top.schema, 'done');
        path.pop();
      }
    }
  }
  return closing;
}

interface Step {
  schema: JsonValue;
  by: Saying | null;
}

function stepsFrom(book: Book, schema: JsonObject, refs: readonly Saying[]): Step[] {
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
