/** Text on stdout as a recorded pipe shows it: lines and log records between the messages. */
import { has, isObject } from '../json/object.ts';
import { candidate, type Candidate, type CauseSource, RANK } from './define.ts';
import { bodyOf, type Line } from './lines.ts';
import { loggerOf } from './loggers.ts';
import { quoted } from './quote.ts';
import { placeAt } from './reading.ts';
import type { Span } from '../types.ts';
import { readValidatorReport } from './reports/read.ts';

/** The headline of the cause. */
export const TITLE = 'A server over stdio must write nothing but messages to stdout';
/** Why it follows. */
export const WHY =
  'Over stdio, the client parses every line of stdout as a message. A line that is not JSON makes it report an error, skip a response, or close the connection.';
/** Its id. */
export const ID = 'unexpected-token-not-valid-json';
/** Programs that always write these to stderr. */
const ON_STDERR =
  /^\(node:\d+\)|^npm (?:warn|notice|error|ERR)|^Traceback \(|^\s*File "|^\s*at .{1,200}[:)]\d|^(?:Uncaught )?(?:\w+Error|\w+Exception): |^Debugger (?:listening|attached)|^For help, see|^DeprecationWarning|^thread '.{1,60}' panicked|^(?:ba|z)?sh: /u;
/** Shell prompts, headings and fences: written by people and terminals. */
const NOT_PRINTED = /^(?:[$%#>] |```|~~~|\/\/|#|\| |[-*] |<\/?\w|\*\*|===+$|---+$|PS )/u;

/** What people write for messages that they left out, and what hosts and shells write about a process. */
const WRITTEN =
  /^[([<-]{0,3}\s{0,3}(?:…|\.\.\.)|\b(?:omitted|snip(?:ped)?|truncated|redacted)\b|\b(?:process|server|child|connection|client|transport|session)\b[^\n]{0,40}\b(?:exited|closed|stopped|terminated|disconnected)\b|\bexit(?:ed)?(?: with)? (?:code|status)\b/iu;

/** Words and a colon, with which a person introduces what follows: `Request:`, `I get this error:`. */
const INTRODUCES = /^\p{L}[^{}[\]"'=<>\d]{0,80}:$/u;

/** A sentence of many words: people write it to people, and a program rarely logs one. */
const SENTENCE = /^\p{Lu}(?=(?:\S+\s+){11})[^{}[\]"=<>]*[.!?]$/u;

/** What only a person writes: a question, thanks, or a sentence about themselves. */
const PERSONAL =
  /^\p{L}[^{}[\]"'=<>\d|]{0,200}\?{1,3}$|^(?:Thanks|Thank you|Please|Hi|Hello|Hey|Help|Cheers)\b|\b(?:I|I['’](?:m|ve|ll)|my|me)\b[^{}[\]=<>|]{0,200}[.!?:…]?$/u;
/** A sentence of at least two words, as people write it around what they pasted. */
const WRITTEN_SENTENCE = /^\p{L}[^{}[\]"=<>|]*\s[^{}[\]"=<>|]*[.!?:]$/u;

/** Formats that are what a pipe carried, line by line, without any prefix. */
const PIPES = ['lines', 'json', 'sequence'];
/** Output of stdout, as container runtimes mark it. */
const STDOUT_MARK =
  /\bstdout [FP] {1,4}(?!\s*\{)(\S[^\n]{0,300})|"stream":"stdout"[^\n]{0,200}"log":"(?!\s*\\?\{)([^"\n]{1,200})|"log":"(?!\s*\\?\{)([^"\n]{1,200}?)(?:\\n)?","stream":"stdout"/u;

/** A server that listens on a port may print what it likes to stdout. */
const LISTENS = /\bhttps?:\/\/(?:localhost|0\.0\.0\.0|127\.0\.0\.1|\[::\])|\b(?:on|at) port \d/iu;
/** How many messages are looked at. */
const RECORDS = 2000;
/** How much of a text is searched for that, UTF-16 units. */
const SEARCHED = 100_000;

/** Lines of a browser’s network panel and of a chat: what is between the messages is theirs. */
const PANEL =
  /^(?:(?:Request|Response) (?:URL|Method|Payload|Body|Headers)\b|Status Code:|\S[^\n{}"]{1,60}[ ,]\d{1,2}:\d\d [AP]M\s*$)/mu;

/** True for text that a person copied from such a program. */
function isCopied(text: string): boolean {
  return PANEL.test(text.slice(0, SEARCHED));
}

/** True for a message without line breaks, and without anything around it, as a pipe carries it. */
function isOnOneLine(text: string, { start, end }: Span): boolean {
  const before = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  return !text.slice(start, end).includes('\n') && !/\S/u.test(before);
}

/** Lines between the messages of a recorded pipe. */
export function* polluted(source: CauseSource, lines: readonly Line[]): Generator<Candidate> {
  const { text, intake, records } = source;
  if (records.length === 0 || !isStdio(source)) return;
  const plain = PIPES.includes(intake.format.id) && (intake.parts ?? []).every(({ kind }) => kind === 'message');
  const output = intake.format.id === 'mixed' || intake.format.id === 'container';
  const pipe =
    (plain && hasServerMessage(source) && !isCopied(text) && isOnOneLine(text, placeAt(records, 0))) ||
    (output && !LISTENS.test(text.slice(0, SEARCHED)) && isServerOutput(source));
  const isWritten = lines.some(({ text: content }) => PERSONAL.test(content));
  for (const line of lines) {
    // The reader of a container's log removes the mark.
    const before = text.slice(
      Math.max(text.lastIndexOf('\n', line.span.start - 1) + 1, line.span.start - 80),
      line.span.start,
    );
    const mark = STDOUT_MARK.exec(before + line.text);
    // The recorder saw on which stream the line was.
    const proved = mark !== null || line.stream === 'stdout';
    if (line.stream === 'stderr' || (!proved && !pipe)) continue;
    const printed = mark ? (mark[1] ?? mark[2] ?? mark[3] ?? '') : line.text;
    if ((ON_STDERR.test(printed) && line.stream !== 'stdout') || isCutMessage(printed)) continue;
    // What a validator reports about a message is the question, not output of the server.
    if (line.stream !== 'stdout' && readValidatorReport(printed, { start: 0, end: printed.length }).length > 0)
      continue;
    if (WRITTEN.test(printed) || (line.stream !== 'stdout' && isProse(printed.trim(), isWritten))) continue;
    // npm prints its script after the sign that also marks quotations.
    if (NOT_PRINTED.test(printed) && loggerOf(printed, '').name === '') continue;
    const logger = loggerOf(printed, text);
    if (line.stream !== 'stdout' && logger.name === '' && isParagraph(text, line.span)) continue;
    const by = logger.name === '' ? '' : ` It looks like the output of ${logger.name}.`;
    yield candidate({
      id: ID,
      rank: RANK.stdout - 1,
      severity: proved ? 'error' : 'warning',
      title: TITLE,
      what: `The line ${quoted(printed)} is between the messages.${by}`,
      why: proved ? WHY : `${WHY} If this recording contains stderr too, the line may be harmless.`,
      how: logger.how,
      ask: proved ? [] : ['Run the server with `2>/dev/null`. A line that is still there is on stdout.'],
      span: line.span,
    });
  }
}

/** True for what a person wrote around the messages. `isWritten`: another line is surely a person’s. */
function isProse(printed: string, isWritten: boolean): boolean {
  if (INTRODUCES.test(printed) || PERSONAL.test(printed)) return true;
  return printed.length < 2000 && (SENTENCE.test(printed) || (isWritten && WRITTEN_SENTENCE.test(printed)));
}

/** How far the paragraph of a line is read on both sides, UTF-16 units. */
const NEAR = 400;

/** True for a line in a paragraph of words alone, between empty lines: a pipe has none before and after its messages. */
function isParagraph(text: string, { start, end }: Span): boolean {
  const before = text.slice(Math.max(0, start - NEAR), start).split(/\n[ \t\r]*\n/u);
  const after = text.slice(end, end + NEAR).split(/\n[ \t\r]*\n/u);
  const isOpen = (before.length === 1 && start > NEAR) || (after.length === 1 && end + NEAR < text.length);
  if (isOpen || (before.length === 1 && after.length === 1)) return false;
  return !/[{}[\]=<>|]/u.test(`${before.at(-1) ?? ''}${text.slice(start, end)}${after[0] ?? ''}`);
}

/** What only a server over HTTP answers. */
const OVER_HTTP =
  /"message"\s{0,4}:\s{0,4}"[^"\n]{0,80}(?:[Ss]ession (?:not found|ID\b)|Mcp-Session-Id|Not Acceptable: |Unsupported Media Type)/u;

function isStdio({ intake, records, text }: CauseSource): boolean {
  if (intake.wire && intake.wire.length > 0) return false;
  if (records.length === 1 && OVER_HTTP.test(text)) return false;
  for (let index = 0; index < Math.min(records.length, 20); index++) {
    const transport = records.entries.at(index)?.transport;
    if (transport === 'http' || transport === 'sse') return false;
  }
  return true;
}

/** Notifications of clients. */
const OF_CLIENT: ReadonlySet<string> = new Set([
  'notifications/initialized',
  'notifications/cancelled',
  'notifications/roots/list_changed',
]);

/** True if a message may be the server’s: without one, nothing shows that the lines are its output. */
function hasServerMessage({ records }: CauseSource): boolean {
  for (let index = 0; index < Math.min(records.length, RECORDS); index++) {
    const kind = records.kind(index);
    const value = records.entries.valueAt(index);
    // The answer of another API.
    if (kind === 'error' && isObject(value) && !has(value, 'jsonrpc')) continue;
    if (kind !== 'request' && !(kind === 'notification' && OF_CLIENT.has(records.method(index) ?? ''))) return true;
  }
  return false;
}

/** True if each message is alone on its line, and only the server sent some: the output of a server in a terminal. */
function isServerOutput({ text, intake, records }: CauseSource): boolean {
  for (let index = 0; index < records.length && index < 50; index++) {
    const kind = records.kind(index);
    const { start } = placeAt(records, index);
    const prefixed = intake.format.id === 'container';
    if (kind === 'request' || (!prefixed && start > 0 && text.charAt(start - 1) !== '\n')) return false;
  }
  return records.length > 0;
}

/** Pieces of JSON, and lines without letters. */
function isCutMessage(line: string): boolean {
  return (
    /^[{}\]",]|^\[\s*(?:[{["\]]|-?\d+,|$)|^"?\w{1,40}"\s*:|^(?:data|event|id|retry|content-length):/iu.test(line) ||
    !/\p{L}/u.test(line)
  );
}

/** Members of a log record: its level, and its text or its time. */
const LEVELS = ['level', 'severity', 'lvl', 'levelname', 'log.level', '@l'];
const CONTENT_KEYS = ['msg', 'message', 'event', 'text', 'time', 'timestamp', 'ts', '@m', '@t', '@timestamp'];
/** Records of a logger with JSON lines between the messages of a recorded pipe. */
export function* recorded(source: CauseSource): Generator<Candidate> {
  const { text, intake, records } = source;
  if (!PIPES.includes(intake.format.id) || (intake.parts ?? []).some(({ kind }) => kind !== 'message')) return;
  let invalid = 0;
  for (let index = 0; index < Math.min(records.length, RECORDS); index++)
    if (records.kind(index) === 'invalid') invalid++;
  // A file of log records is no pipe.
  if (invalid === 0 || invalid * 2 > Math.min(records.length, RECORDS) || !isStdio(source)) return;
  for (let index = 0; index < Math.min(records.length, RECORDS); index++) {
    if (records.kind(index) !== 'invalid') continue;
    const value = records.entries.valueAt(index);
    if (!isObject(value) || !LEVELS.some((key) => has(value, key)) || !CONTENT_KEYS.some((key) => has(value, key)))
      continue;
    if (has(value, 'jsonrpc') || has(value, 'method') || has(value, 'result')) continue;
    const span = placeAt(records, index);
    const printed = text.slice(span.start, Math.min(span.end, span.start + 600));
    const logger = loggerOf(printed, text);
    yield candidate({
      id: ID,
      rank: RANK.stdout - 1,
      severity: 'warning',
      title: TITLE,
      what: `The log record ${quoted(printed)} is between the messages.${logger.name === '' ? '' : ` It looks like the output of ${logger.name}.`}`,
      why: `${WHY.replace('A line that is not JSON', 'A line that is not a message')} If this recording contains stderr too, the line may be harmless.`,
      how: logger.how,
      ask: ['Run the server with `2>/dev/null`. A line that is still there is on stdout.'],
      span,
      entry: index,
    });
  }
}

/** Lines that a rule about the pipe already reports. */
export function* marked({ text, diagnostics }: CauseSource): Generator<Candidate> {
  for (const { rule, span, what, entry } of diagnostics) {
    if (rule !== 'stdio/pollution') continue;
    const printed = text.slice(span.start, span.end);
    if (/^content-length/iu.test(printed) || printed.startsWith('data:')) continue;
    const logger = loggerOf(bodyOf(printed), text);
    yield candidate({
      id: ID,
      rank: RANK.stdout - 1,
      severity: 'error',
      title: TITLE,
      what: logger.name === '' ? what : `${what} It looks like the output of ${logger.name}.`,
      why: WHY,
      how: logger.how,
      span,
      entry,
    });
  }
}
