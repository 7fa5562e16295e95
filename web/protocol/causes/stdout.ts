/** Text on stdout where the protocol runs: the commonest cause of all. */
import { candidate, type Candidate, type CauseSource, RANK } from './define.ts';
import { HEADERS } from './framing.ts';
import type { Line } from './lines.ts';
import { loggerOf } from './loggers.ts';
import { IS_RULE } from './printed.ts';
import { quoted } from './quote.ts';
import { isOfPipe, type Rejection, rejectionIn } from './rejections.ts';
import { ID, marked, polluted, recorded, TITLE, WHY } from './stdout-stream.ts';
import type { Remedy, Span } from '../types.ts';

const HTML = /^\s{0,4}<(?:!DOCTYPE|html|head|\?xml)/iu;
/** The endpoint event of the older transport, read without its event name. */
const ENDPOINT = /^\/?(?:[\w./-]{0,80}\/)?messages?\/?\?session_?id=/iu;
/** The beginning of a header of the Language Server Protocol, where a parser expected a message. */
const CONTENT_LENGTH = /["'“‘]Content-Le/u;
/** The beginning of a message: the line was meant as one. */
const MESSAGE = /^\s{0,4}(?:\[\s{0,4})?\{\s{0,4}["'\w\\]/u;
/** The same as a language prints its own values, which is not JSON. */
const OWN_NOTATION = /^\s{0,4}(?:\[\s{0,4})?\{\s{0,4}(?:'|\w{1,40}: )/u;

/**
 * Lines on stdout that are not messages. `joined`: lines that were broken, for wordings that no single line has. `named`: the
 * causes that complaints name.
 */
export function stdoutCauses(
  source: CauseSource,
  lines: readonly Line[],
  joined: readonly Line[],
  named: readonly Candidate[],
): Candidate[] {
  const reported = firstFound([
    () => rejected(source, lines, joined),
    () => rejected(source, joined, []),
    () => rejected(source, linesOf(source.text, named), []),
  ]);
  const found = [...reported, ...first(polluted(source, lines)), ...first(recorded(source)), ...first(marked(source))];
  const best = found[0] ?? described(lines, named);
  if (!best) return [];
  // The catalog has an id for each host’s wording.
  const own = named.find(
    ({ id, span }) => OF_STDOUT.has(id) && span.start < best.span.end && best.span.start < span.end,
  );
  const isFramed = CONTENT_LENGTH.test(source.text.slice(best.span.start, best.span.end));
  const polluting = {
    ...best,
    ...(isFramed ? HEADERS : {}),
    id: own?.id ?? best.id,
    more: [...best.more, ...rest(found)].slice(0, 5),
  };
  const usage = usageOf(lines);
  return usage ? [usage, polluting] : [polluting];
}

/** The lines of complaints about stdout, which may quote what looks like a message. */
function linesOf(text: string, named: readonly Candidate[]): Line[] {
  return named
    .filter(({ id }) => id === ID || OF_STDOUT.has(id))
    .map(({ span }) => {
      const feed = text.indexOf('\n', span.end);
      const end = Math.min(feed < 0 ? text.length : feed, span.end + 600);
      const printed = text.slice(span.start, end).replaceAll('\n', ' ');
      return { span: { start: span.start, end }, text: printed, stream: null, prose: false };
    });
}

/** A program that explains how to use it, instead of being a server. */
function usageOf(lines: readonly Line[]): Candidate | null {
  for (const { text, span } of lines) {
    const hit = rejectionIn(text);
    if (!hit || !/^Usage\b/iu.test(hit.beginning)) continue;
    return candidate({
      id: 'wrong-arguments',
      rank: RANK.crashed,
      severity: 'warning',
      title: 'The arguments in the configuration must be those that start the server',
      what: `The program prints how to use it, where the client expects messages: ${quoted(text, 160)}.`,
      why: 'Without the right subcommand or option, the program is no server: it prints its help and ends.',
      how: [
        {
          says: 'Add the subcommand or option to `args` that the documentation names, often `stdio`, `serve` or `mcp`.',
        },
        { says: 'Run the same command line in a terminal, and read the help.' },
      ],
      span,
    });
  }
  return null;
}

/** Complaints about a line of stdout. */
const OF_STDOUT: ReadonlySet<string> = new Set([
  'vscode-failed-to-parse-message',
  'supergateway-child-non-json',
  'py-failed-parse-jsonrpc',
  'extra-data-python',
]);

/** What the first search that is successful finds. */
function firstFound(searches: readonly (() => Iterable<Candidate>)[]): Candidate[] {
  for (const search of searches) {
    const found = first(search());
    if (found.length > 0) return found;
  }
  return [];
}

/** The first few: a long log may have thousands. */
function first(found: Iterable<Candidate>): Candidate[] {
  const out: Candidate[] = [];
  for (const one of found) {
    out.push(one);
    if (out.length >= 6) break;
  }
  return out;
}

function rest(found: readonly Candidate[]): Span[] {
  return found.slice(1).map(({ span }) => span);
}

/** What hosts report about single lines. `joined`: the same lines with those after them, which may quote more. */
function* rejected(
  { text, records }: CauseSource,
  lines: readonly Line[],
  joined: readonly Line[],
): Generator<Candidate> {
  for (const one of lines) {
    const short = rejectionIn(one.text);
    if (!short) continue;
    const more = short.beginning.length < 2 ? joined.find(({ span }) => span.start === one.span.start) : undefined;
    const long = more ? rejectionIn(more.text) : null;
    const [line, hit] = more && long && long.beginning.length > 1 ? [more, long] : [one, short];
    const beginning = unescaped(hit.beginning);
    // An empty line has its own cause.
    if (HTML.test(beginning) || beginning === '<' || (hit.beginning !== '' && beginning.trim() === '')) continue;
    const start = Math.min(line.span.start + hit.start, line.span.end - 1);
    const span = { start, end: Math.min(line.span.end, start + hit.length) };
    if (ENDPOINT.test(beginning)) yield endpointRead(line);
    else if (isOfPipe(hit, line.text, text, line.span.start, records.length > 0))
      yield isMessage(hit) ? broken(hit, line, span) : printed(hit, line, span, text);
  }
}

/** True for a line that was meant as a message: it begins like one, or its error is far from its beginning. */
function isMessage({ beginning, at, reason }: Rejection): boolean {
  if (beginning.length > 1) return MESSAGE.test(unescaped(beginning));
  return at >= 40 || (at === 1 && /property name/u.test(reason)) || /control character/u.test(reason);
}

/** A line that is something else than a message. */
function printed({ beginning: shown, isBody }: Rejection, line: Line, span: Span, text: string): Candidate {
  const beginning = unescaped(shown);
  const logger = loggerOf(beginning, text);
  const by = logger.name === '' ? '' : ` It looks like the output of ${logger.name}.`;
  return candidate({
    id: ID,
    rank: RANK.stdout - 1,
    severity: 'error',
    title: isBody ? 'The body of a response must be a message' : TITLE,
    what: isBody
      ? `The client rejected a body that begins with ${quoted(beginning)}.`
      : beginning.length < 2
        ? `The client could not parse a line of the server’s stdout: ${quoted(line.text, 160)}${clueOf(line.text, beginning)}`
        : `The client rejected a line of the server’s stdout that begins with ${quoted(beginning)}.${by}`,
    why: isBody ? 'Something else answers at this URL: another service, a proxy, or an error page.' : WHY,
    how: isBody ? OTHER_BODY : logger.how,
    ask: logger.language ? [] : ['Search the server, its libraries and its start script for the quoted text.'],
    span,
  });
}

const OTHER_BODY: readonly Remedy[] = [
  { says: 'Run `curl -i` with the same URL, and compare it with the documentation of the server.' },
];

/** A line that was meant as a message, but is not JSON. */
function broken({ beginning: shown, at, reason, isBody }: Rejection, line: Line, span: Span): Candidate {
  const beginning = unescaped(shown);
  const own = OWN_NOTATION.test(beginning) || (at === 1 && /property name/u.test(reason));
  const where = isBody ? 'a body' : 'a line of the server’s stdout';
  const says = reason === '' ? quoted(line.text, 140) : quoted(reason, 100);
  const shows = beginning.length > 1 ? ` that begins with ${quoted(beginning)}` : '';
  return candidate({
    id: ID,
    rank: RANK.stdout - 1,
    severity: 'error',
    title: isBody
      ? 'A message must be valid JSON'
      : 'Over stdio, each line of stdout must be one whole message in JSON',
    what: `The client rejected ${where}${shows}. The parser reports ${says}.`,
    why: own
      ? 'The line is a value as the language itself prints it, with other quotation marks or keys than JSON.'
      : /after JSON/u.test(reason)
        ? 'A whole value ends there, and something follows it: a second message, or other text.'
        : /control character/u.test(reason)
          ? 'A string has a raw line feed or tab, which JSON writes as `\\n` or `\\t`.'
          : 'The line begins like a message, but it is cut off, mixed with other output, or written by hand.',
    how: own ? NOTATION : WHOLE,
    ask: ['Paste the raw line, from a recording proxy or the server’s stdout.'],
    span,
  });
}

const NOTATION: readonly Remedy[] = [
  { for: 'JavaScript', says: 'Print no objects with `console.log`; messages are `JSON.stringify(message)`.' },
  { for: 'Python', says: 'Print no dictionaries; messages are `json.dumps(message)`.' },
];
const WHOLE: readonly Remedy[] = [
  { for: 'the server', says: 'Write each message with a JSON serializer, with its line feed, in one write.' },
  { for: 'several threads', says: 'Serialize writes with a lock, and let nothing else write to stdout.' },
];

/** Sentences of people about the output of a server. */
export const POLLUTES =
  /\b(?:log(?:s|ged|ging|ger)?|print(?:s|ed|ing)?|banner|output\w{0,4}|messages?|text|lines?|console\.log|writ(?:es|ing|ten)|wrote|dump(?:s|ed)?|vomits?|pollut\w{1,6}|garbage|noise)\b[^.\n]{0,80}\bstdout\b/iu;

/** What people write about the output of the server, where a log shows only the end of the connection. */
function described(lines: readonly Line[], named: readonly Candidate[]): Candidate | null {
  if (!named.some(({ rank }) => rank >= RANK.ended) || named.some(({ rank }) => rank < RANK.time - 2)) return null;
  for (const { text, span, prose } of lines) {
    const found = prose ? POLLUTES.exec(text) : null;
    if (!found || IS_RULE.test(text)) continue;
    const logger = loggerOf('', text);
    return candidate({
      id: ID,
      rank: RANK.ended - 2,
      severity: 'warning',
      title: TITLE,
      what: `The text says so itself: ${quoted(text, 160)}.`,
      why: WHY,
      how: logger.how,
      span,
    });
  }
  return null;
}

/** The client read the address of the older transport as a message. */
function endpointRead({ text, span }: Line): Candidate {
  return candidate({
    id: ID,
    rank: RANK.stdout - 1,
    severity: 'error',
    title: 'An SSE stream must name its `endpoint` event',
    what: `The client tried to read the address of the messages as a message: ${quoted(text, 160)}.`,
    why: 'The older SSE transport sends this address first, in an event named `endpoint`, without which the client never learns where to send `initialize`.',
    how: [
      { for: 'a proxy or gateway', says: 'Pass the `event:` lines of the stream through, without buffering.' },
      { for: 'the server', says: 'Send `event: endpoint` before `data: /messages/?session_id=…`.' },
      { says: 'Move the server to Streamable HTTP, which has no such event.' },
    ],
    ask: ['Paste what `curl -iN` prints for the `/sse` URL.'],
    span,
  });
}

/** What the error shows about the line. */
function clueOf(line: string, char: string): string {
  if (/Expected ',' or '\]' after array element/u.test(line))
    return '. Such a line begins with a bracket, as `[2025-01-31 …]` or `[INFO]` of a logger does.';
  if (/after JSON|after top-level value|root-level values/u.test(line))
    return '. Such a line begins with a number, as a date does, or has two messages.';
  if (/minus sign/u.test(line)) return '. Such a line begins with a hyphen, as a list or a ruler does.';
  return char === '' ? '.' : `. The line begins with ${quoted(char)}.`;
}

function unescaped(text: string): string {
  return text
    .replaceAll(/\\{1,8}u001[bB]/gu, '\u001B')
    .replaceAll(/\\{1,8}[nrt]/gu, ' ')
    .replaceAll(/\\{1,8}(["'])/gu, '$1');
}
