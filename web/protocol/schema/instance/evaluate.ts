/** One schema applied to one value: references, then the families of keywords. Bounded in steps and depth. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { get, isObject } from '../../json/object.ts';
import { named } from '../../json/describe.ts';
import { judgeArray, judgeOtherItems } from './arrays.ts';
import { dynamicDoubt, resolve, type Book } from './book.ts';
import { judgeBranches } from './branches.ts';
import { below, type Frame, type Judging, type Spot } from './judging.ts';
import { judgeObject, judgeOtherMembers } from './objects.ts';
import { patternOf, type Pattern } from './pattern.ts';
import { judgeAny, judgeNumber, judgeString } from './scalars.ts';
import { Outcome, type Trail } from './types.ts';

const DEEPEST = 300;

/** One judgement. */
export class Evaluation implements Judging {
  readonly book: Book;
  formats = 0;
  #left: number;
  readonly #patterns: Map<string, Pattern>;

  /** `patterns` may be shared by all judgements of a schema. */
  constructor(book: Book, budget: number, patterns: Map<string, Pattern>) {
    this.book = book;
    this.#left = budget;
    this.#patterns = patterns;
  }

  /** What is left of the budget. */
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
    else if (frame.depth > DEEPEST) out.leave('It goes too deep to be judged.', where);
    else if (schema === false) out.fault({ keyword: 'false', at, found: value });
    else if (isObject(schema)) {
      this.#keywords(frame, schema, value, at, out);
      // Some keyword may have stopped halfway: what was found stays found, what was not proves nothing.
      if (this.spent && out.open.length === 0) out.leave('It takes too long to judge.', where);
    } else if (schema !== true) out.leave('It has something in the place of a schema that is none.', where);
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
    // What failed elsewhere has looked at nothing: asking what is left over would only repeat it.
    if (!tracks || out.faults.length > 0) return;
    if (Array.isArray(value)) judgeOtherItems({ ...own, value });
    else if (isObject(value)) judgeOtherMembers({ ...own, value });
  }

  /** Follows a reference; false when the keyword is not there. */
  #reference({ frame, schema, value, at, out }: Spot, keyword: string): boolean {
    const ref = get(schema, keyword);
    if (ref === undefined) return false;
    const where = below(frame.where, [keyword]);
    if (typeof ref !== 'string') {
      out.leave(`Its \`${keyword}\` is no string.`, where);
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
      out.leave(`It refers to ${named(ref)} in a circle that gets nowhere.`, where);
      return true;
    }
    const { depth, via } = frame;
    const next = { ...target, depth: depth + 1, via: { target: target.schema, up: via } };
    out.take(this.evaluate(next, value, at));
    return true;
  }
}
