/** The text of a custom exercise file: its value, or why it is invalid, and the lines of places in it. */
import { jsonOf } from '../../protocol/json/plain.ts';
import { LineIndex } from '../../protocol/json/lines.ts';
import { placeOf } from '../../protocol/json/pointer-place.ts';
import { lightChecker } from '../../protocol/report/checker.ts';
import type { Json } from '../../simulator/types.ts';
import { MAX_REPORTED, type Report } from './file-place.ts';

/** A problem with a file: a sentence or two with the problem and the fix, and its place. */
export interface CustomProblem extends Report {
  /** Starts at 1. */
  line: number;
}

/** Maximum length of a file, in characters. */
export const MAX_FILE_LENGTH = 1_000_000;
/** Maximum nesting depth. */
const MAX_DEPTH = 60;

/** The value of a file; undefined if the file is unusable, in which case there is at least one problem. Never throws. */
export function readFile(file: string): { value: Json | undefined; problems: CustomProblem[] } {
  // Some editors write a byte order mark at the start of a file.
  const text = file.replace(/^\uFEFF/u, '');
  const refused = (says: string) => ({ value: undefined, problems: [{ says, pointer: '', line: 1 }] });
  if (text.trim() === '') return refused('This file is empty.');
  if (text.length > MAX_FILE_LENGTH)
    return refused(
      `The file has ${text.length} characters; the maximum is ${MAX_FILE_LENGTH}. Split it into several files.`,
    );
  if (deeper(text))
    return refused(`The file is nested deeper than ${MAX_DEPTH} levels. Exercises do not need such depth.`);
  const value = jsonOf(text);
  const problems = textProblems(text, value === undefined);
  if (value !== undefined || problems.length > 0) return { value, problems };
  return refused('This is not valid JSON. An exercise file must be one JSON object.');
}

/** The checker’s findings in the JSON: syntax errors, or duplicate keys. */
function textProblems(text: string, broken: boolean): CustomProblem[] {
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
export function placed(text: string, reported: readonly Report[]): CustomProblem[] {
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
