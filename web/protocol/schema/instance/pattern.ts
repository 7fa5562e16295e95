/** Custom regular expressions, tested in time linear in the string, whatever the expression. */
import { readPattern } from './pattern-parse.ts';
import { LARGEST, programOf, runProgram } from './pattern-program.ts';

/** True if the budget allows this many more steps. */
export type Spend = (steps: number) => boolean;

/** A pattern that can be tested, or the reason why it is not judged: words that follow “the pattern”. */
export type Pattern =
  | {
      /** True if the pattern matches somewhere in the string; null if that costs more than `spend` allows. */
      test(text: string, spend: Spend): boolean | null;
      /** Its size, which is the cost of parsing it. */
      size: number;
    }
  | { because: string; size: number };

/**
 * Parses an ECMAScript pattern (with the `u` flag, or without it if the pattern is valid only then). Lookarounds,
 * backreferences and patterns that would grow too large are not judged.
 */
export function patternOf(source: string): Pattern {
  const read = readPattern(source);
  if ('because' in read) return { because: read.because, size: Math.min(source.length, LARGEST) };
  const program = programOf(read.node, read.unicode);
  if (!program) return { because: 'grows too large when its counts are expanded', size: LARGEST };
  return { size: program.steps.length, test: (text, spend) => runProgram(program, text, spend) };
}
