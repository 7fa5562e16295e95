/** Text on stdout where the protocol runs: the commonest cause of all. */
import { candidate, type Candidate, type CauseSource, RANK } from './define.ts';
import type { Line } from './lines.ts';
import { loggerOf } from './loggers.ts';
import { quoted } from './quote.ts';
import { ID, marked, polluted, recorded, TITLE, WHY } from './stdout-stream.ts';
import type { Span } from '../types.ts';

/** A host’s message about a line that its JSON parser rejected. The groups are the quoted beginning of the line. */
const REJECTED: readonly RegExp[] = [
  /Failed to parse message: \\{0,4}"((?:[^"\\\n]|\\.){1,300})/u,
  /Unexpected token '?[^\n]{1,8}'?, \.{0,3}\\{0,4}"((?:[^"\\\n]|\\[^n"]){1,80})\\{0,4}"?(?:\.{3})? ?(?:\.{3} )?is not valid JSON/u,
  /Unexpected token '((?:[^'\n]){2,60})"\.\.\. is not valid JSON/u,
  /Child non-JSON: ([^\n]{1,300})/u,
  /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,\d{3} SERVER - (?!\s*\{)(\S[^\n]{2,300})/u,
  /(?:Ignoring non-JSON|Non-JSON|Skipping non-JSON|Received non-JSON)[^\n:]{0,40}: ?([^\n]{1,300})/iu,
  /Invalid JSON: [^\n]{0,200}input_value=\\{0,4}["']((?:[^'"\\\n]|\\.){1,200})/u,
  /(?:Failed to parse|Error parsing|Could not parse|Invalid) (?:JSON-?RPC )?(?:message|line|JSON|response) (?:from (?:server|stdout)|on stdout): ([^\n{]{3,200})/iu,
  /Unrecognized token '([^'\n]{1,80})': was expecting \(JSON/u,
  /Unexpected token (\S) in JSON at position \d{1,6}/u,
  /Unexpected token [^\n]{1,80}? is not valid JSON/u,
];
/** The same without the line: only the position, at which the first character that JSON rejects was. */
const AT_POSITION =
  /(?:Expected ',' or '\]' after array element(?: in JSON)?|Unexpected non-whitespace character after JSON|No number after minus sign in JSON|Unexpected number in JSON|Expected property name or '\}' in JSON|Exponent part is missing a number in JSON|Unterminated fractional number in JSON|invalid character '[^']{1,4}' (?:looking for beginning of value|after top-level value)|expected (?:value|ident) at line 1 column \d{1,5}|JSON Parse error: (?:Unrecognized token|Unexpected identifier|Unable to parse)[^\n]{0,40})(?: at position (\d{1,6}))?/u;
/** A parser that rejected a file or an HTTP body, not a line of stdout. */
const OTHER_SOURCE =
  /config(?:uration)?\b|settings|\.json\b|manifest|package\.json|mcpServers|<!DOCTYPE|<html|HTTP|https?:|POST|endpoint|fetch|response body|\bargs\b|tool[_ ]?call|arguments/iu;
/** What shows that a parser read a pipe: the log of a host, or the stack of its stdio transport. */
const ON_PIPE =
  /\[error\]|^MCP \S|Error from MCP server|deserializeMessage|readMessage|processReadBuffer|shared\/stdio|StdioClientTransport/iu;
const HTML = /^\s{0,4}<(?:!DOCTYPE|html|head|\?xml)/iu;
/** The endpoint event of the older transport, read without its event name. */
const ENDPOINT = /^\/?(?:[\w./-]{0,80}\/)?messages?\/?\?session_?id=/iu;

/** Lines on stdout that are not messages. */
export function stdoutCauses(source: CauseSource, lines: readonly Line[], named: readonly Candidate[]): Candidate[] {
  const found = [
    ...first(rejected(source, lines)),
    ...first(polluted(source, lines)),
    ...first(recorded(source)),
    ...first(marked(source)),
  ];
  const [best] = found;
  if (!best) return [];
  // The catalog has an id for each host’s wording.
  const own = named.find(
    ({ id, span }) => OF_STDOUT.has(id) && span.start < best.span.end && best.span.start < span.end,
  );
  const polluting = { ...best, id: own?.id ?? best.id, more: [...best.more, ...rest(found)].slice(0, 5) };
  const usage = usageOf(lines);
  return usage ? [usage, polluting] : [polluting];
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

/** What hosts report about single lines. */
function* rejected({ text, records }: CauseSource, lines: readonly Line[]): Generator<Candidate> {
  for (const line of lines) {
    const hit = rejectionIn(line.text);
    if (!hit) continue;
    const { start, beginning } = hit;
    // An empty line has its own cause.
    if (HTML.test(beginning) || (beginning !== '' && unescaped(beginning).trim() === '')) continue;
    if (ENDPOINT.test(beginning)) {
      yield endpointRead(line);
      continue;
    }
    // A parser that rejects a file or a body writes the same words.
    const bare = beginning === '' || beginning.length < 2;
    if (OTHER_SOURCE.test(hit.vscode ? '' : line.text) && !/stdout|stdio|from server|metadata: \{/iu.test(line.text))
      continue;
    if (bare && records.length === 0 && !ON_PIPE.test(text.slice(line.span.start, line.span.end + 800))) continue;
    const logger = loggerOf(unescaped(beginning), text);
    const by = logger.name === '' ? '' : ` It looks like the output of ${logger.name}.`;
    const what =
      beginning.length < 2
        ? `The client could not parse a line of the server’s stdout: ${quoted(line.text, 160)}${clueOf(line.text)}`
        : `The client rejected a line of the server’s stdout that begins with ${quoted(unescaped(beginning))}.${by}`;
    yield candidate({
      id: ID,
      rank: RANK.stdout - 1,
      severity: 'error',
      title: TITLE,
      what,
      why: WHY,
      how: logger.how,
      ask: logger.language ? [] : ['Search the server, its libraries and its start script for the quoted text.'],
      span: { start: line.span.start + start, end: Math.min(line.span.end, line.span.start + start + hit.length) },
    });
  }
}

/** The client read the address of the older transport as a message. */
function endpointRead({ text, span }: Line): Candidate {
  return candidate({
    id: ID,
    rank: RANK.stdout - 1,
    severity: 'error',
    title: 'An SSE stream must name its `endpoint` event',
    what: `The client tried to read the address of the messages as a message: ${quoted(text, 160)}.`,
    why: 'The older SSE transport sends this address first, in an event named `endpoint`. The client received it without that name, so it never learns where to send `initialize`.',
    how: [
      { for: 'a proxy or gateway', says: 'Pass the `event:` lines of the stream through, without buffering.' },
      { for: 'the server', says: 'Send `event: endpoint` before `data: /messages/?session_id=…`.' },
      { says: 'Move the server to Streamable HTTP, which has no such event.' },
    ],
    ask: ['Paste what `curl -iN` prints for the `/sse` URL.'],
    span,
  });
}

interface Rejection {
  readonly start: number;
  readonly length: number;
  readonly beginning: string;
  readonly vscode: boolean;
}

function rejectionIn(line: string): Rejection | null {
  for (const [index, shape] of REJECTED.entries()) {
    const found = shape.exec(line);
    if (found) return { start: found.index, length: found[0].length, beginning: found[1] ?? '', vscode: index === 0 };
  }
  const found = AT_POSITION.exec(line);
  return found ? { start: found.index, length: found[0].length, beginning: '', vscode: false } : null;
}

/** What the position of a JSON error shows about the line. */
function clueOf(line: string): string {
  if (/Expected ',' or '\]' after array element/u.test(line))
    return '. Such a line begins with a bracket, as `[2025-01-31 …]` or `[INFO]` of a logger does.';
  if (/after JSON|after top-level value/u.test(line))
    return '. Such a line begins with a number, as a date does, or has two messages.';
  if (/minus sign/u.test(line)) return '. Such a line begins with a hyphen, as a list or a ruler does.';
  return '.';
}

function unescaped(text: string): string {
  return text
    .replaceAll(/\\{1,8}u001[bB]/gu, '\u001B')
    .replaceAll(/\\{1,8}[nrt]/gu, ' ')
    .replaceAll(/\\{1,8}(["'])/gu, '$1');
}
