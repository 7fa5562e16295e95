/** A file of somebody's own exercises as text: its value, or why it is none, and the lines of places in it. */
import { jsonOf } from '../../protocol/json/plain.ts';
import { LineIndex } from '../../protocol/json/lines.ts';
import { placeOf } from '../../protocol/json/pointer-place.ts';
import { lightChecker } from '../../protocol/report/checker.ts';
import type { Json } from '../../simulator/types.ts';
import { MAX_REPORTED, type Report } from './file-place.ts';

/** Something wrong with a file: what it is and what to do, in a sentence or two, and where. */
export interface OwnProblem extends Report {
  /** From 1. */
  line: number;
}

/** Characters of a file at most. */
export const MAX_FILE_LENGTH = 1_000_000;
/** Levels of nesting at most. */
const MAX_DEPTH = 60;

/** The value of a file; undefined where it cannot be used, and then there is at least one problem. Never throws. */
export function readFile(file: string): { value: Json | undefined; problems: OwnProblem[] } {
  // A byte order mark is what some editors begin a file with.
  const text = file.replace(/^\uFEFF/u, '');
  const refused = (says: string) => ({ value: undefined, problems: [{ says, pointer: '', line: 1 }] });
  if (text.trim() === '') return refused('There is nothing in this file.');
  if (text.length > MAX_FILE_LENGTH)
    return refused(
      `The file has ${text.length} characters; ${MAX_FILE_LENGTH} are the most. Split it into several files.`,
    );
  if (deeper(text)) return refused(`The file is nested deeper than ${MAX_DEPTH} levels. No exercise needs that.`);
  const value = jsonOf(text);
  const problems = textProblems(text, value === undefined);
  if (value !== undefined || problems.length > 0) return { value, problems };
  return refused('This is no JSON. A file of exercises is one JSON object.');
}

/** What the checker says of the text itself: why it is no JSON, or which names stand twice. */
function textProblems(text: string, broken: boolean): OwnProblem[] {
  const { diagnostics } = lightChecker.judge(
    lightChecker.prepare(text, { revision: 'jsonrpc-2.0', format: 'json' }),
    'jsonrpc-2.0',
  );
  const lines = new LineIndex(text);
  return diagnostics
    .filter(({ rule, severity }) =>
      broken ? rule.startsWith('json-') && severity === 'error' : rule === 'json-duplicate-key',
    )
    .slice(0, MAX_REPORTED)
    .map(({ what, fix, span }) => ({
      says: fix ? `${what} ${fix.says}` : what,
      pointer: '',
      line: lines.at(span.start).line,
    }));
}

/** Problems with their lines, in the order of the file. */
export function placed(text: string, reported: readonly Report[]): OwnProblem[] {
  const lines = new LineIndex(text);
  return reported
    .map((one) => ({ ...one, line: lines.at(placeOf(text, one.pointer).start).line }))
    .toSorted((a, b) => a.line - b.line);
}

function deeper(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text.charCodeAt(at);
    if (inString) {
      if (letter === 92) at++;
      else if (letter === 34) inString = false;
    } else if (letter === 34) inString = true;
    else if (letter === 123 || letter === 91) {
      depth++;
      if (depth > MAX_DEPTH) return true;
    } else if (letter === 125 || letter === 93) depth--;
  }
  return false;
}
