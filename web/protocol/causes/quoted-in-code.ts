/** Whether a wording was printed, or is only quoted: by program text, a lesson, a definition or a test. */
import type { RawPart } from '../intake/parts/types.ts';
import type { CauseSource } from './define.ts';
import { isOwnSentence } from './printed.ts';
import { partAt } from './reading.ts';
import type { Span } from '../types.ts';

/** The kinds of parts that quote no failure of their own. */
const NO_FAILURE = new Set<string>(['lesson-text', 'other-protocol', 'host-config']);

/** How much of a part is searched for statements, UTF-16 units. */
const SEARCHED = 20_000;
/** The beginning or the end of a statement of a program. */
const STATEMENT =
  /^[ \t]{0,80}(?:import|export|from|const|let|var|def|class|return|elif|if \(|for|while|try|except|catch|function|async|await|public|private|protected|using|namespace|package|fn|func|interface|struct|throw|raise|assert|switch|case)\b|^[ \t]{0,80}[\w.[\]]{1,60}(?:: ?\w{1,40})? ?=(?!=)|[;{]$|=>|^[ \t]{0,80}(?:@\w|#|\/\/|\/\*)|\w\($|^[ \t]{0,80}[a-z]\w{0,40}(?:\.\w{1,40}){0,5}\(|\b(?:throw new|raise \w{1,60}\(|new \p{Lu}\w{0,60}\()/mu;

/** Whether a part has statements, which a thousand wordings in it may ask. */
const known = new WeakMap<RawPart, boolean>();

/** True for a part with statements: values that a program printed have none. */
function isProgram(text: string, part: RawPart): boolean {
  const { start, end } = part.span;
  const found = known.get(part) ?? STATEMENT.test(text.slice(start, Math.min(end, start + SEARCHED)));
  known.set(part, found);
  return found;
}

/** True for a wording that program text, a lesson or a definition contains: nobody printed it. */
export function isQuoted({ text, intake, diagnostics }: CauseSource, { start }: Span): boolean {
  if (EXPECTED.test(text.slice(Math.max(text.lastIndexOf('\n', start - 1) + 1, start - 600), start))) return true;
  const part = partAt(intake.parts, start);
  // What is no configuration may be the line of a host that shows what to write into it.
  if (!part || (part.kind === 'host-config' && diagnostics.some(({ rule }) => rule === 'config/syntax'))) return false;
  if (NO_FAILURE.has(part.kind) || part.kind.startsWith('fragment-tool')) return true;
  if (part.kind !== 'program-literal' || !isProgram(text, part)) return false;
  // What programs print may look like code; code has the wording in a string.
  const line = text.slice(Math.max(part.span.start, text.lastIndexOf('\n', start) + 1, start - 300), start);
  return IN_CODE.test(line) && !OUTPUT.test(line) && !SENTENCE.test(line) && !isOwnSentence(line);
}

/** What is before a value that a test expects, in its report: nothing printed that value. */
const EXPECTED =
  /(?:\bassert\b|^E {2,20}\S).{0,500}(?:[!=]=|\bin\b) .{0,200}$|\bExpected: .{0,200}$|^(?:E {1,20}|\s{2,20})- {1,40}['"{[].{0,200}$/u;

/** The beginning of a sentence that people write, with at least three words. */
const SENTENCE = /^\s{0,8}(?:[-*>] )?\p{Lu}\p{Ll}{0,20} \p{L}{2,20} \p{L}{1,20} [^;{}=]{0,300}$/u;

const IN_CODE = /["'`=#]|\/\/|\b(?:throw|raise|return|new|print|console|assert|const|let|var|def|if)\b/u;
const OUTPUT =
  /^\s*(?:\[(?:error|warn|warning|info|debug)\]|\[?\d{4}-\d\d-\d\d|at \S|Error code: \d{3}|(?:[\w.]{1,120})(?:Error|Exception)\b)/u;
