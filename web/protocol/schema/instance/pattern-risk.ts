/**
 * Patterns that are dangerous for backtracking matchers: strings that can be matched in exponentially many ways before they
 * fail. Ours are matched step by step and are not affected; other validators hang.
 */
import { readPattern, type PatternNode } from './pattern-parse.ts';
import { programOf, type Step } from './pattern-program.ts';

const MAX_STEPS = 300;
const MAX_WORK = 200_000;

/** True if backtracking may take exponential time on some string. False if that cannot be determined cheaply. */
export function isExplosive(source: string): boolean {
  const read = readPattern(source);
  if ('because' in read || !loops(read.node)) return false;
  const program = programOf(short(read.node), read.unicode);
  if (!program || program.steps.length > MAX_STEPS) return false;
  return new Graph(program.steps).isAmbiguous();
}

function loops(node: PatternNode): boolean {
  if (node.is === 'row') return node.parts.some(loops);
  if (node.is === 'choice') return node.options.some(loops);
  return node.is === 'times' && (node.max === Number.POSITIVE_INFINITY || loops(node.part));
}

/** Counts do not matter here: a bounded repetition is expanded once, or is optional. */
function short(node: PatternNode): PatternNode {
  if (node.is === 'row') return { ...node, parts: node.parts.map(short) };
  if (node.is === 'choice') return { ...node, options: node.options.map(short) };
  if (node.is !== 'times') return node;
  const min = Math.min(node.min, 1);
  const max = node.max === Number.POSITIVE_INFINITY ? node.max : Math.min(node.max, 1);
  return { ...node, part: short(node.part), min, max };
}

/** Characters by which sets are compared. */
const SAMPLE: readonly string[] = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).concat([
  'é',
  'Ω',
  '中',
  '\u2028',
  '\u{1F600}',
]);

/** The steps that consume a character, and which may follow which. */
class Graph {
  readonly #steps: readonly Step[];
  readonly #nodes: number[] = [];
  readonly #next = new Map<number, number[]>();
  /** Nodes after which the pattern may end immediately. */
  readonly #ends = new Set<number>();
  readonly #twice: [from: number, to: number][] = [];
  readonly #chars = new Map<number, ReadonlySet<string>>();
  #work = 0;

  constructor(steps: readonly Step[]) {
    this.#steps = steps;
    const samples = new Set(SAMPLE);
    for (const step of steps) if (step.do === 'set') for (const char of step.set.literals()) samples.add(char);
    steps.forEach((step, at) => {
      if (step.do !== 'set') return;
      this.#nodes.push(at);
      this.#chars.set(at, new Set([...samples].filter((char) => step.set.has(char))));
    });
    for (const node of this.#nodes) this.#follow(node);
  }

  isAmbiguous(): boolean {
    if (this.#twice.some(([from, to]) => !this.#ends.has(from) && this.#reaches(to, from))) return true;
    return this.#nodes.some((node) => !this.#ends.has(node) && this.#reaches(node, node) && this.#splits(node));
  }

  /** The paths from the end of a node to the next ones, each counted at most twice. */
  #follow(from: number): void {
    const counts = new Map<number, number>();
    const walk = (at: number, back: boolean, begun: ReadonlySet<number>): void => {
      const step = this.#steps[at];
      if (!step || ++this.#work > MAX_WORK || (counts.get(at) ?? 0) > 1) return;
      switch (step.do) {
        case 'match':
          this.#ends.add(from);
          return;
        case 'set':
          counts.set(at, (counts.get(at) ?? 0) + 1);
          return;
        case 'go':
          walk(step.to, step.to < at, begun);
          return;
        case 'place':
          if (step.place === 'wordEdge' || step.place === 'noWordEdge') walk(at + 1, false, begun);
          return;
        case 'split': {
          // A loop without consuming a character is not tried again.
          if (back && begun.has(at)) return;
          walk(step.a, false, new Set([...begun, at]));
          walk(step.b, false, new Set([...begun].filter((one) => one !== at)));
        }
      }
    };
    walk(from + 1, false, new Set());
    this.#next.set(from, [...counts.keys()]);
    for (const [to, count] of counts) if (count > 1) this.#twice.push([from, to]);
  }

  #reaches(from: number, to: number): boolean {
    const seen = new Set<number>();
    const open = [from];
    let first = from !== to;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (at === to && first) return true;
      first = true;
      for (const next of this.#next.get(at) ?? []) {
        if (next === to) return true;
        if (!seen.has(next)) open.push(next);
        seen.add(next);
      }
    }
    return false;
  }

  /** Two different paths from a node back to it for the same string. */
  #splits(start: number): boolean {
    const seen = new Set<string>();
    const open: [one: number, other: number, apart: boolean][] = [[start, start, false]];
    for (let pair = open.pop(); pair; pair = open.pop()) {
      const [one, other, apart] = pair;
      for (const a of this.#next.get(one) ?? []) {
        for (const b of this.#next.get(other) ?? []) {
          if (++this.#work > MAX_WORK) return false;
          const parted = apart || a !== b;
          if (parted && a === start && b === start) return true;
          const key = `${a} ${b} ${parted}`;
          if (seen.has(key) || !this.#overlap(a, b)) continue;
          seen.add(key);
          open.push([a, b, parted]);
        }
      }
    }
    return false;
  }

  #overlap(a: number, b: number): boolean {
    if (a === b) return true;
    const [one, other] = [this.#chars.get(a), this.#chars.get(b)];
    if (!one || !other) return false;
    this.#work += 10;
    for (const char of one) if (other.has(char)) return true;
    return false;
  }
}
