/** Any log: messages in lines that no other format recognizes, between banners, stack traces and other output. */
import type { Line, Payload } from '../log-spec.ts';
import { mappedEntries, unquoted } from '../mapped.ts';
import { logFormat } from '../log-lines.ts';
import { sampleOf } from '../text-sample.ts';
import type { Format } from '../types.ts';

const BEGIN = /\{\s*"(?:jsonrpc|id|method|params|result|error)"\s*:/;
/** Objects as Python and JavaScript print them for people. */
const PRINTED = /\{\s*'?(?:jsonrpc|id|method)'?\s*:/;
const VERSION = /\bjsonrpc'?\s*:\s*'2\.0'/;
/** A member of a value laid out over several lines: not a log line. */
const MEMBER = /^\s*"(?:[^"\\]|\\.){0,80}"\s*:/;
/** A message laid out over several lines: its version on a line of its own, possibly followed by a comment. */
const FORMATTED = /^["'“]?jsonrpc["'”]?\s*:\s*["'“][\d.]*["'”]\s*,?\s*(?:$|\/\/|#)/;
const NAMES = /"jsonrpc"|"method"\s*:\s*"/;
/** A line with a time and text, or the mark before an agent’s output, after which a value begins that continues below. */
const OPENS = /^(?:(?!\[?["'{]).*\d:\d\d.*[\s:>]|\s*[⎿└]\s+)\{$/;
/** Phrases that programs print before a response they cannot use. */
const LABEL = /\b(?:error|fail(?:ed|ure)|HTTP \d{3}|status|response)\b.*:\s*$/i;
/**
 * A message as the quoted value of a key, perhaps after words, as structured loggers print it: `body="{\"jsonrpc\":…}"`,
 * `{"error": "status 400: {\"…`
 */
const VALUE =
  /(?:^|[\s,{])"?[\w.-]{1,60}"?\s?[=:]\s?(?="(?:[^"\\{}]{0,200}\s)?\{\s*\\"(?:(?:jsonrpc|id|method|params|result)\\"|error\\"\s*:\s*\{))/;
/** The mark of a list, a label with a colon, or at least three words. */
const INTRODUCED =
  /^(?:\d{1,3}[.)]|[-*+•]) +$|^\p{Lu}[^{}"'=<>]{0,80}: *$|^\p{Lu}[^{}"'=<>:]{0,200} [^{}"'=<>:]{1,80} [^{}"'=<>:]{1,80} $/u;
/** A time or a level at the beginning of a line, as loggers print it, and what they add before a message. */
const LOGGED =
  /^\W{0,3}(?:\d{4}[-/]\d\d[-/]\d\d[T ]\d\d:\d\d:\d\d|\d\d:\d\d:\d\d[.,]\d|\[?(?:TRACE|DEBUG|INFO|WARN(?:ING)?|ERROR)\]?\s).{0,300}$/i;
/** Code, not a log. */
const ASSIGNED = /^[^:\]|]*=\s*$/;
const TO_SERVER =
  /\b(?:from (?:the )?client|client\s*(?:->|→|=>|to)\s*server|c2s|to (?:the )?server|client sen(?:t|ds))\b/i;
const TO_CLIENT =
  /\b(?:from (?:the )?server|server\s*(?:->|→|=>|to)\s*client|s2c|to (?:the )?client|server sen(?:t|ds))\b/i;

/** True for what a logger prints before a message. An arrow is read by a format of its own. */
function isLogged(before: string): boolean {
  return LOGGED.test(before) && !/[<>→←]\s*$/.test(before);
}

/** True for a person’s words before a message: it was never part of it. */
function isIntroduced(before: string): boolean {
  return LABEL.test(before) || INTRODUCED.test(before);
}

/** Words before a message that clearly show its direction are trusted. */
function read(line: string): Line | null {
  if (MEMBER.test(line)) return null;
  const value = VALUE.exec(line);
  if (value && !/^[\s[]*\{/.test(line)) {
    const before = line.slice(0, value.index);
    if (/^\s*(?:(?:static|const|char|auto|let|var|String|string)\b|\/\/)/.test(line)) return null;
    return { body: value.index + value[0].length, time: before, ...side(before), read: readQuoted, careful: true };
  }
  if (/^[\s[]*[{[]\s*["{[]/.test(line)) return null;
  if (OPENS.test(line)) return { body: line.length - 1, time: line, ...side(line), careful: true, weak: true };
  const printed = VERSION.test(line) && /\d:\d\d/.test(line.slice(0, 60));
  if (!printed && !NAMES.test(line)) return null;
  const at = line.search(printed ? PRINTED : BEGIN);
  if (at <= 0) return null;
  const before = line.slice(0, at);
  if (ASSIGNED.test(before)) return null;
  const stated = side(before);
  const careful = stated.from || /\d:\d\d/.test(before) ? {} : { careful: true as const };
  return { body: at, time: before, ...stated, ...careful };
}

/** The message in a quoted string; null if the string does not end before `stop`. */
function readQuoted(text: string, start: number, stop: number): Payload | null {
  for (let at = start + 1; at < stop; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at++;
    else if (code === 0x22) {
      const end = at + 1;
      // Words before the message are no part of it.
      const from = text.indexOf('{', start) - 1;
      return { entries: mappedEntries(text, unquoted(text, { start: from, end })).entries, end };
    }
  }
  return null;
}

function side(before: string): Pick<Line, 'from' | 'because'> {
  const away = TO_SERVER.exec(before);
  const back = TO_CLIENT.exec(before);
  if ((away === null) === (back === null)) return {};
  return { from: away ? 'client' : 'server', because: `The line contains “${(away ?? back)?.[0] ?? ''}”.` };
}

const any = logFormat({
  id: 'mixed',
  title: 'Messages among other text',
  called: 'lines with text around a message',
  sure: 50,
  start: () => read,
});

/**
 * The reader for logs without a reader of their own. A single line is a log if a time, a level or a complaint is before its
 * message and the text does not come from a pipe. Otherwise the extra text is an error. A document with messages laid out over several
 * lines is not a log, unless each message begins after a time.
 */
export const mixed: Format = {
  ...any,
  claim(text, sample = sampleOf(text), { transport } = {}) {
    const [first = ''] = sample.lines;
    if (sample.lines.some((line) => FORMATTED.test(line))) {
      const below = sample.lines.filter((line) => OPENS.test(line)).length;
      return {
        score: below > 0 ? 50 : 0,
        because: `${below} messages begin after a time and continue on the next lines.`,
      };
    }
    const reason =
      sample.lines.length > 1 ||
      VALUE.test(first) ||
      (transport !== 'stdio' && isLogged(first.slice(0, Math.max(0, first.search(BEGIN))))) ||
      (transport !== 'stdio' && isIntroduced(first.slice(0, Math.max(0, first.search(BEGIN)))));
    return reason ? any.claim(text, sample) : { score: 0, because: '' };
  },
};
