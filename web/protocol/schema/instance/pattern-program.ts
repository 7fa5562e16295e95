/** Patterns as small programs whose threads run in parallel: the time is linear in the text and in the program. */
import type { PatternNode, PatternPlace, PatternSet } from './pattern-parse.ts';

/** One step. `set` consumes a character, `place` checks an assertion, `split` forks. */
export type Step =
  | { readonly do: 'set'; readonly set: Tester }
  | { readonly do: 'place'; readonly place: PatternPlace }
  | { readonly do: 'split'; a: number; b: number }
  | { readonly do: 'go'; to: number }
  | { readonly do: 'match' };

/** A compiled pattern. */
export interface Program {
  readonly steps: readonly Step[];
  readonly unicode: boolean;
}

/** Maximum size of a program after counts are expanded. */
export const LARGEST = 8000;

/** Compiles a tree; null if the program would be too large. */
export function programOf(node: PatternNode, unicode: boolean): Program | null {
  const writer = new Writer(unicode);
  writer.write(node);
  writer.put({ do: 'match' });
  return writer.full ? null : { steps: writer.steps, unicode };
}

class Writer {
  readonly steps: Step[] = [];
  readonly #unicode: boolean;
  readonly #testers = new Map<PatternSet, Tester>();
  #work = 0;

  constructor(unicode: boolean) {
    this.#unicode = unicode;
  }

  get full(): boolean {
    return this.#work > LARGEST * 2 || this.steps.length > LARGEST;
  }

  put(step: Step): number {
    this.steps.push(step);
    return this.steps.length - 1;
  }

  write(node: PatternNode): void {
    this.#work++;
    if (this.full) return;
    switch (node.is) {
      case 'set': {
        let set = this.#testers.get(node.set);
        if (!set) this.#testers.set(node.set, (set = new Tester(node.set, this.#unicode)));
        this.put({ do: 'set', set });
        return;
      }
      case 'place':
        this.put({ do: 'place', place: node.place });
        return;
      case 'row':
        for (const part of node.parts) this.write(part);
        return;
      case 'choice':
        this.#choice(node.options);
        return;
      case 'times':
        this.#times(node.part, node.min, node.max);
    }
  }

  #choice(options: readonly PatternNode[]): void {
    const ends: { do: 'go'; to: number }[] = [];
    options.forEach((option, index) => {
      if (index === options.length - 1) {
        this.write(option);
        return;
      }
      const split = { do: 'split' as const, a: 0, b: 0 };
      split.a = this.put(split) + 1;
      this.write(option);
      const end = { do: 'go' as const, to: 0 };
      split.b = this.put(end) + 1;
      ends.push(end);
    });
    for (const end of ends) end.to = this.steps.length;
  }

  #times(part: PatternNode, min: number, max: number): void {
    for (let count = 0; count < min && !this.full; count++) this.write(part);
    if (max === Number.POSITIVE_INFINITY) {
      const split = { do: 'split' as const, a: 0, b: 0 };
      const start = this.put(split);
      split.a = start + 1;
      this.write(part);
      split.b = this.put({ do: 'go', to: start }) + 1;
      return;
    }
    const skips: { a: number; b: number }[] = [];
    for (let count = min; count < max && !this.full; count++) {
      const split = { do: 'split' as const, a: 0, b: 0 };
      split.a = this.put(split) + 1;
      skips.push(split);
      this.write(part);
    }
    for (const skip of skips) skip.b = this.steps.length;
  }
}

/** Decides whether a character is in the set; caches the results for ASCII. */
export class Tester {
  readonly #literal: string | null;
  readonly #native: RegExp | null;
  readonly #known = new Uint8Array(128);

  constructor(set: PatternSet, unicode: boolean) {
    this.#literal = 'literal' in set ? set.literal : null;
    // One set and one character: no backtracking is possible.
    this.#native = 'source' in set ? new RegExp(`^${set.source}$`, unicode ? 'u' : '') : null;
  }

  /** The character itself, if the set is one. */
  literals(): readonly string[] {
    return this.#literal === null ? [] : [this.#literal];
  }

  has(char: string): boolean {
    if (!this.#native) return char === this.#literal;
    const code = char.charCodeAt(0);
    if (code >= 128) return this.#native.test(char);
    if (this.#known[code] === 0) this.#known[code] = this.#native.test(char) ? 1 : 2;
    return this.#known[code] === 1;
  }
}

/** Threads that wait for a character: each step at most once. */
class Threads {
  readonly list: number[] = [];
  readonly #seen: Uint8Array;
  readonly #visited: number[] = [];

  constructor(size: number) {
    this.#seen = new Uint8Array(size);
  }

  /** False if the step was already there. */
  visit(step: number): boolean {
    if (this.#seen[step] === 1) return false;
    this.#seen[step] = 1;
    this.#visited.push(step);
    return true;
  }

  get work(): number {
    return this.#visited.length;
  }

  clear(): void {
    for (const step of this.#visited) this.#seen[step] = 0;
    this.#visited.length = 0;
    this.list.length = 0;
  }
}

/** True if the pattern matches somewhere in the text; null if `spend` reports that the budget is used up. */
export function runProgram(program: Program, text: string, spend: (steps: number) => boolean): boolean | null {
  const { steps, unicode } = program;
  const anchored = steps[0]?.do === 'place' && steps[0].place === 'start';
  let now = new Threads(steps.length);
  let next = new Threads(steps.length);
  let before = '';
  for (let at = 0; ;) {
    const char = at < text.length ? charAt(text, at, unicode) : '';
    if ((at === 0 || !anchored) && follow(steps, 0, now, before, char)) return true;
    if (char === '' || (anchored && now.list.length === 0)) return false;
    const after = at + char.length;
    const beyond = after < text.length ? charAt(text, after, unicode) : '';
    for (const thread of now.list) {
      const step = steps[thread];
      if (step?.do === 'set' && step.set.has(char) && follow(steps, thread + 1, next, char, beyond)) return true;
    }
    if (!spend(now.work + 1)) return null;
    now.clear();
    [now, next] = [next, now];
    before = char;
    at = after;
  }
}

function charAt(text: string, at: number, unicode: boolean): string {
  const code = unicode ? text.codePointAt(at) : text.charCodeAt(at);
  return code === undefined ? '' : String.fromCodePoint(code);
}

/** Follows a step to all steps that wait for a character; true if the end of the program is among them. */
function follow(steps: readonly Step[], start: number, threads: Threads, before: string, after: string): boolean {
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (!threads.visit(at)) continue;
    const step = steps[at];
    switch (step?.do) {
      case 'match':
        return true;
      case 'set':
        threads.list.push(at);
        break;
      case 'go':
        open.push(step.to);
        break;
      case 'split':
        open.push(step.b, step.a);
        break;
      case 'place':
        if (holds(step.place, before, after)) open.push(at + 1);
        break;
    }
  }
  return false;
}

function holds(place: PatternPlace, before: string, after: string): boolean {
  switch (place) {
    case 'start':
      return before === '';
    case 'end':
      return after === '';
    case 'wordEdge':
      return isWord(before) !== isWord(after);
    case 'noWordEdge':
      return isWord(before) === isWord(after);
  }
}

function isWord(char: string): boolean {
  return /^\w$/u.test(char);
}
