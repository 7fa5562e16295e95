/** What people paste is often a log between sentences: which lines were printed, and whether a text reports a failure or teaches. */
import type { CauseSource } from './define.ts';

/** How a line of a program's output looks: a time, a level, a frame of a stack, an error with its name. */
const PRINTED =
  /^[>|+\s]{0,12}(?:\[?\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d|\[?\d\d:\d\d:\d\d\b|\[(?:\d{1,7}|error|warning|warn|info|debug|\w{1,20}\s(?:stderr|stdout))\]|(?:INFO|WARN|WARNING|ERROR|DEBUG|FATAL):|at \S.{0,300}(?:\(|:\d{1,6})|(?:Exception Group )?Traceback \(|File "|Caused by: |(?:[\w-]{1,40}: )?(?:\w[\w.$]{0,120})?(?:Error|Exception)(?: \[\w{1,40}\])?: |(?:Error|Failed|Error from MCP server|Fatal error|Received exception)\b[^\n]{0,80}:(?:\s|$)|MCP error -\d|[\^~]{3,}|\d{13}\s|thread '|npm (?:error|ERR!|warn)|\d{1,4} validation errors? for |Invalid JSON: |For further information visit )/u;
/** Lines of the console of the Inspector. */
const INSPECTOR =
  /^(?:New \w{2,20} connection|Created \w{2,20} (?:client|server|app) transport|Client <-> Proxy|Proxy\s{1,2}<-> Server|Received (?:POST|GET|DELETE) message|Query parameters: |Connected MCP client|Set up MCP proxy|Spawned )/u;
/** What is only printed, wherever it is on a line. */
const ANYWHERE = /panicked at \S{1,200}:\d|[Pp]rocess error: /u;
/** Headings of an article. */
const HEADING = /^#{1,6} \S/u;
/** How much of a text is looked at, UTF-16 units. */
const SEARCHED = 60_000;

/** A question of this length may quote a single line, UTF-16 units. */
const SHORT = 1500;

/** True for a line that a program printed, by its looks. */
export function isPrintedLine(line: string): boolean {
  return PRINTED.test(line) || INSPECTOR.test(line) || ANYWHERE.test(line);
}

/**
 * The source as a report of a failure: what was taken for the prose of a lesson is prose around output. Null for a lesson: its
 * errors did not happen.
 */
export function asReport(source: CauseSource): CauseSource | null {
  const { parts } = source.intake;
  if (!parts?.some(({ kind }) => kind === 'lesson-text')) return source;
  if (!reportsFailure(source)) return null;
  const plain = parts.map((part) => (part.kind === 'lesson-text' ? { ...part, kind: 'prose' as const } : part));
  return { ...source, intake: { ...source.intake, parts: plain } };
}

/** True if many lines outside of messages were printed by a program, and it is no article. A short text needs fewer. */
function reportsFailure({ text, intake, records }: CauseSource): boolean {
  let printed = 0;
  let lines = 0;
  let headings = 0;
  for (const { kind, span, messages } of intake.parts ?? []) {
    if (kind === 'message' && messages > 0) continue;
    for (const line of text.slice(span.start, Math.min(span.end, span.start + SEARCHED)).split('\n')) {
      if (line.trim() === '') continue;
      lines++;
      if (isPrintedLine(line)) printed++;
      else if (HEADING.test(line)) headings++;
    }
  }
  const short = text.length < SHORT;
  return printed >= (short ? 1 : 2) && printed * (short ? 9 : 4) >= lines && headings <= 4 && records.length <= 50;
}
