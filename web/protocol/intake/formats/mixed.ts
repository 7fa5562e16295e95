/** Any log: messages somewhere in lines that no other format knows, between banners, traces and whatever else was printed. */
import type { Line } from '../log-spec.ts';
import { logFormat } from '../log-lines.ts';
import { sampleOf } from '../text-sample.ts';
import type { Format } from '../types.ts';

const BEGIN = /\{\s*"(?:jsonrpc|id|method|params|result|error)"\s*:/;
/** As Python and JavaScript print objects for people. */
const PRINTED = /\{\s*'?(?:jsonrpc|id|method)'?\s*:/;
const VERSION = /\bjsonrpc'?\s*:\s*'2\.0'/;
/** A member of a value that is laid out over lines: no line of a log. */
const MEMBER = /^\s*"(?:[^"\\]|\\.){0,80}"\s*:/;
/** A message laid out over lines: its version by itself, or with a comment behind it. */
const LAID_OUT = /^["'“]?jsonrpc["'”]?\s*:\s*["'“][\d.]*["'”]\s*,?\s*(?:$|\/\/|#)/;
const NAMES = /"jsonrpc"|"method"\s*:\s*"/;
/** A line with a clock behind whose words a value begins that goes on below. */
const OPENS = /^(?!\[?["'{]).*\d:\d\d.*[\s:>]\{$/;
/** What programs say before they show an answer that they cannot use. */
const SAYS = /\b(?:error|fail(?:ed|ure)|HTTP \d{3}|status|response)\b.*:\s*$/i;
/** Code, not a log. */
const ASSIGNED = /^[^:\]|]*=\s*$/;
const TO_SERVER =
  /\b(?:from (?:the )?client|client\s*(?:->|→|=>|to)\s*server|c2s|to (?:the )?server|client sen(?:t|ds))\b/i;
const TO_CLIENT =
  /\b(?:from (?:the )?server|server\s*(?:->|→|=>|to)\s*client|s2c|to (?:the )?client|server sen(?:t|ds))\b/i;

/** Words before a message that leave no doubt about its way are believed. */
function read(line: string): Line | null {
  if (MEMBER.test(line)) return null;
  if (/^[\s[]*[{[]\s*["{[]/.test(line)) return null;
  if (OPENS.test(line)) return { body: line.length - 1, time: line, ...side(line), careful: true, weak: true };
  const printed = VERSION.test(line) && /\d:\d\d/.test(line.slice(0, 60));
  if (!printed && !NAMES.test(line)) return null;
  const at = line.search(printed ? PRINTED : BEGIN);
  if (at <= 0) return null;
  const before = line.slice(0, at);
  if (ASSIGNED.test(before)) return null;
  const told = side(before);
  const careful = told.from || /\d:\d\d/.test(before) ? {} : { careful: true as const };
  return { body: at, time: before, ...told, ...careful };
}

function side(before: string): Pick<Line, 'from' | 'because'> {
  const away = TO_SERVER.exec(before);
  const back = TO_CLIENT.exec(before);
  if ((away === null) === (back === null)) return {};
  return { from: away ? 'client' : 'server', because: `The line says “${(away ?? back)?.[0] ?? ''}”.` };
}

const any = logFormat({
  id: 'mixed',
  title: 'Messages among other text',
  called: 'lines of text around a message',
  sure: 50,
  start: () => read,
});

/**
 * The reader for what has no reader of its own. One line by itself is a log where a program complains before its message, and
 * nobody says that all of it went through a pipe; else what stands there is too much. A document with messages laid out over
 * lines is none, unless they begin behind a clock.
 */
export const mixed: Format = {
  ...any,
  claim(text, sample = sampleOf(text), { transport } = {}) {
    const [first = ''] = sample.lines;
    if (sample.lines.some((line) => LAID_OUT.test(line))) {
      const below = sample.lines.filter((line) => OPENS.test(line)).length;
      return { score: below > 0 ? 50 : 0, because: `${below} messages begin behind a clock and go on below.` };
    }
    const said = sample.lines.length > 1 || (transport !== 'stdio' && SAYS.test(first.slice(0, first.search(BEGIN))));
    return said ? any.claim(text, sample) : { score: 0, because: '' };
  },
};
