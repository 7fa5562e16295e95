/** The admission that a text reports an error which nothing here explains. */
import { candidate, type Candidate, type CauseSource, RANK } from './define.ts';
import { bodyOf, type Line } from './lines.ts';
import { isTold } from './printed.ts';
import { quoted } from './quote.ts';

/** A line at the level of errors, or an error with a message. */
const AT_LEVEL = /(?:^|[\s[|"])(?:ERROR|FATAL|SEVERE|CRIT|CRITICAL|error|fatal|ERR!?|[✖✕✗✘❌⚠])(?:[\s\]:|"]|$)/u;
/** Words of a failure, outside of levels and names. */
const TROUBLE =
  /\b(?:fail(?:ed|ure|s)|cannot|can't|could not|couldn't|unable to|not found|denied|refused|rejected|invalid|timed? ?out|timeout|exception|unexpected|unsupported|unavailable|(?:has|have|is|are|was|were|did|does|could)(?: not|n['’]t)(?: been)?|unauthorized|forbidden|missing|disconnected|aborted|crash(?:ed)?|no (?:\w{1,20} ){1,3}available)\b/iu;

/** A failed start or connection, also as a warning or without a level. */
const FAILED =
  /\b(?:could(?: not|n['’]t)|fail(?:ed|ure|s) (?:to|in|while|when|during)|unable to|cannot|can['’]t|error (?:while )?) ?(?:be )?(?:start|load|connect|initiali[sz]|launch|spawn|reach|attach|discover|get|creat|retriev|fetch|execut)\w{0,4}\b[^\n]{0,80}\b(?:server|MCP|extension|tools?|client)\b|(?:server|mcp|extension|client)\b[^\n]{0,60}\b(?:failed to (?:start|connect|load|initiali[sz]e)|is unavailable|unavailable|crashed|status[=:] ?"?failed)\b/iu;
/** An error that a person quotes. */
const QUOTED_ERROR =
  /\b(?:errors?|exception|message|warning|fail\w{0,3}|stating|saying|says|reports?|returns?|returned|(?:gets?|got|see|saw) (?:this|that|the following))\b[^\n`"“”(|]{0,40}(?:`([^`\n]{8,200})`|["“]([^"“”\n]{8,200})["”])/giu;
/** A quotation that begins as errors do. */
const FAILED_QUOTE = /["“](?:Failed|Error|Could not|Couldn['’]t|Unable|Cannot|Can['’]t)\b[^"“”\n]{4,200}["”]/u;
/** Further words of an error, in a quotation. */
const REASON = /\b(?:required|must|error|no|fail\w{0,3})\b|_FAILED\b|_ERROR\b/iu;
/** A comment in a program. */
const COMMENT = /(?:^|[^:])\/\//u;
/** The reason at the end of a chain of exceptions of Java. */
const CHAINED = /^Caused by: [\w.$]{1,120}(?:Exception|Error)\b/u;

/** The first line at the level of errors, for a text without messages that shows no cause; null if it has none. */
export function unknownError({ records, text }: CauseSource, lines: readonly Line[]): Candidate | null {
  if (records.length > 0) return null;
  const line =
    lines.find(
      (one) => !one.prose && !one.text.startsWith('|') && AT_LEVEL.test(one.text) && TROUBLE.test(bodyOf(one.text)),
    ) ??
    lines.findLast((one) => CHAINED.test(bodyOf(one.text))) ??
    lines.find((one) => !one.prose && FAILED.test(one.text)) ??
    (isTold(text) ? lines.find((one) => one.prose && quotedError(one.text) !== null) : undefined);
  if (!line) return null;
  const reported = (line.prose ? quotedError(line.text) : null) ?? bodyOf(line.text);
  return candidate({
    id: 'error-reported',
    rank: RANK.aside,
    severity: 'info',
    title: `The reason of this error must be found first: ${quoted(reported, 80)}`,
    what: `The text reports ${quoted(reported, 200)}.`,
    why: 'No known cause fits this line, and nothing else in the text shows why it was printed.',
    how: [{ says: 'Search for the quoted text in the documentation and the issues of the program that printed it.' }],
    ask: ['Paste the lines before and after it.', 'Paste the output of the server at the same time.'],
    span: line.span,
  });
}

/** What a sentence quotes as an error: words, not a name. */
function quotedError(sentence: string): string | null {
  if (COMMENT.test(sentence)) return null;
  for (const [, code, words] of sentence.matchAll(QUOTED_ERROR)) {
    const found = code ?? words ?? '';
    if (found.includes(' ') && (TROUBLE.test(found) || REASON.test(found))) return found;
  }
  return FAILED_QUOTE.exec(sentence)?.[0].slice(1, -1) ?? null;
}
