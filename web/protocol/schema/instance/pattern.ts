/** Regular expressions somebody else wrote, tested in time that grows with the text alone, whatever the expression. */
import { readPattern } from './pattern-parse.ts';
import { LARGEST, programOf, runProgram } from './pattern-program.ts';

/** Says whether the budget allows this many more steps. */
export type Spend = (steps: number) => boolean;

/** A pattern that can be tested, or why it is not judged: words that follow «the pattern». */
export type Pattern =
  | {
      /** Whether the pattern fits somewhere in the text; null when that costs more than `spend` allows. */
      test(text: string, spend: Spend): boolean | null;
      /** How large it is, which is what reading it has cost. */
      size: number;
    }
  | { because: string; size: number };

/**
 * Reads an ECMAScript pattern (with the `u` flag, or without where it is right only then). Look-around, references back
 * to groups and patterns that would grow too large are not judged.
 */
export function patternOf(source: string): Pattern {
  const read = readPattern(source);
  if ('because' in read) return { because: read.because, size: Math.min(source.length, LARGEST) };
  const program = programOf(read.node, read.unicode);
  if (!program) return { because: 'grows too large when its counts are written out', size: LARGEST };
  return { size: program.steps.length, test: (text, spend) => runProgram(program, text, spend) };
}
