/** Answers that clients read in vain: errors of OAuth that are no JSON, messages without a body, and servers that answer over HTTP. */
import { candidate, type Candidate, type CauseSource, RANK } from './define.ts';
import type { Line } from './lines.ts';
import { IS_RULE } from './printed.ts';
import { quoted } from './quote.ts';
import { messagesOf, spanOf } from './reading.ts';
import { POLLUTES } from './stdout.ts';
import type { Remedy, Span } from '../types.ts';

/** What answers show besides statuses. `named`: the causes that complaints name. */
export function answerCauses(source: CauseSource, lines: readonly Line[], named: readonly Candidate[]): Candidate[] {
  return [
    ...first(oauthAnswers(lines)),
    ...first(emptyMessages(lines, named)),
    ...first(refusals(lines)),
    ...first(listening(source, lines)),
    ...first(waiting(lines, named)),
    ...first(closed(source, lines)),
  ];
}

function first(found: Iterable<Candidate>): Candidate[] {
  for (const one of found) return [one];
  return [];
}

/** The error that the TypeScript SDK makes of an answer of an authorization server. */
const OAUTH = /(?:HTTP (\d{3}): )?Invalid OAuth error response:(?: |$)/u;
/** The error of the parser, on the line below. */
const PARSER = /^\w{0,20}Error: /u;

const NO_OAUTH: readonly Remedy[] = [
  {
    for: 'a server with API keys',
    says: 'Add `"headers": {"Authorization": "Bearer …"}` to the entry: the client tries OAuth only because its request was refused.',
  },
  { for: 'a server with OAuth', says: 'Publish its metadata under `/.well-known/`, with the endpoints that it has.' },
];
const NO_CLIENT: readonly Remedy[] = [
  { says: 'Use a client id that the authorization server knows: it does not register every client.' },
  { for: 'mcp-remote', says: 'Pass `--static-oauth-client-info`, and delete `~/.mcp-auth`.' },
  { for: 'a proxy or firewall', says: 'Let it pass the paths of OAuth: `/register`, `/token`, `/.well-known/`.' },
];

/** An authorization server that answers with a page or plain text. */
function* oauthAnswers(lines: readonly Line[]): Generator<Candidate> {
  for (const [index, { text, span }] of lines.entries()) {
    const found = OAUTH.exec(text);
    if (!found) continue;
    const status = found[1] ?? '';
    const missing = status === '404' || status === '405' || status === '';
    const next = lines[index + 1];
    const end = next && PARSER.test(next.text) ? next.span.end : span.end;
    yield candidate({
      id: 'oauth-error-not-json',
      rank: RANK.oauth - 1,
      severity: 'warning',
      title: missing
        ? 'The server must have OAuth endpoints, or the client must send a key'
        : 'The authorization server must let the client register and sign in',
      what: `The client tried to register or to get a token, and the response is not an OAuth error: ${quoted(text.slice(found.index), 180)}.`,
      why: missing
        ? 'There is no OAuth endpoint at this address: the server does not use OAuth, or its metadata is missing.'
        : `The server or a proxy in front of it refuses the request${status === '' ? '' : ` with ${status}`}, before OAuth begins.`,
      how: missing ? NO_OAUTH : NO_CLIENT,
      ask: ['Paste what `curl -i` prints for the URL of the server, and for `/.well-known/oauth-protected-resource`.'],
      span: { start: span.start + found.index, end },
    });
  }
}

/** How clients with the Rust SDK log an error instead of the response that they wait for. */
const REFUSAL = /Received unexpected message Error\(JsonRpcError \{[^\n]{0,200}message: "((?:[^"\\\n]|\\.){1,300})"/u;

/** A handshake that the server refuses, as the client logs it. */
function* refusals(lines: readonly Line[]): Generator<Candidate> {
  for (const { text, span } of lines) {
    const found = REFUSAL.exec(text);
    if (!found) continue;
    const start = span.start + found.index;
    yield refused(found[1] ?? '', { span: { start, end: Math.min(span.end, start + found[0].length) } });
  }
}

/** The cause for an error as the response to `initialize`. */
export function refused(message: string, at: Pick<Candidate, 'span'> & Partial<Candidate>): Candidate {
  return candidate({
    id: 'initialize-refused',
    rank: RANK.report,
    severity: 'warning',
    title: `The server must accept \`initialize\`, but reports ${quoted(message, 70)}`,
    what: `The server answers the handshake with an error: ${quoted(message, 200)}.`,
    why: 'The session does not begin, so the client shows no tools, or only reports that the connection closed.',
    how: [
      { says: 'Correct what the message names: a login that expired, a setting, or a service that the server needs.' },
      {
        for: 'the server',
        says: 'Answer `initialize`, and report such problems in the result of the call that needs it.',
      },
    ],
    ...at,
  });
}

/** How parsers report that there was nothing to read. */
const EMPTY =
  /The input does not contain any JSON tokens|Cannot read Json element because of unexpected end of the input|No content to map due to end-of-input|EOF while parsing a value at line \d{1,3} column 0(?: \[type=json_invalid, input_value=(b?)'(?:\\[rn]){0,2}')?/u;

/** A line, a body or a response that is empty. */
function* emptyMessages(lines: readonly Line[], named: readonly Candidate[]): Generator<Candidate> {
  if (named.some(({ id }) => id === 'unexpected-end-of-json')) return;
  // Who writes what else is on stdout explains an empty line too.
  if (lines.some((one) => one.prose && POLLUTES.test(one.text) && !IS_RULE.test(one.text))) return;
  for (const [index, { text, span }] of lines.entries()) {
    const found = EMPTY.exec(text);
    if (!found) continue;
    const before = lines.slice(Math.max(0, index - 8), index).map((line) => line.text);
    const near = before.join('\n');
    const client = /client[./\\](?:stdio|streamable|sse)|StdioClient|from server|JSON response/u.test(near);
    const isPython = found[0].startsWith('EOF');
    const body = found[1] === 'b' || (!isPython && !client);
    yield candidate({
      id: 'unexpected-end-of-json',
      rank: RANK.stdout - 1,
      severity: 'error',
      title: 'A message must not be empty',
      what: `The parser got nothing to read: ${quoted(text.slice(found.index), 140)}.`,
      why: body
        ? 'The body of the request or response is empty. Other code has already read it, or there was nothing to send.'
        : client
          ? 'Over stdio, each line of stdout is read as a message, also an empty one.'
          : 'Over stdio, each line of stdin is read as a message, also an empty one, as the Enter key in a terminal sends.',
      how: body ? EMPTY_BODY : client ? EMPTY_STDOUT : EMPTY_STDIN,
      span: { start: span.start + found.index, end: span.end },
    });
  }
}

const EMPTY_BODY: readonly Remedy[] = [
  { for: 'the server', says: 'Let no middleware read the body before the MCP handler, or pass on what it read.' },
  { for: 'the server', says: 'Answer a notification with 202 and no body, instead of 200 with an empty JSON body.' },
  { for: 'the client', says: 'Send the message as the body of the POST.' },
];
const EMPTY_STDOUT: readonly Remedy[] = [
  {
    for: 'the server',
    says: 'Print no empty lines to stdout: remove `print()` and `console.log()` without arguments.',
  },
];
const EMPTY_STDIN: readonly Remedy[] = [
  { for: 'a terminal', says: 'Do not type into a server over stdio: start it from a host or the Inspector.' },
  { for: 'the client', says: 'Write each message as one line, without empty lines between them.' },
];

/** What servers print when they listen for HTTP. */
const LISTENS =
  /Uvicorn running on https?:\/\/|Endpoint will be\b|\b(?:listening|running|started|available|serving)\b[^\n]{0,60}(?:\bhttps?:\/\/(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::\])|\b(?:on|at) port \d)/iu;
/** The logs of hosts that start programs. */
const HOSTS: ReadonlySet<string> = new Set(['claude-desktop', 'claude-code', 'cursor', 'vscode']);

function isHostLog({ id, because }: CauseSource['intake']['format']): boolean {
  return HOSTS.has(id) || (id === 'markdown' && /Claude Desktop|Claude Code|Cursor|VS Code/u.test(because));
}

/** The same for a log that shows only that the host waits. */
function* waiting(lines: readonly Line[], named: readonly Candidate[]): Generator<Candidate> {
  const wait = named.find(({ id }) => id === 'vscode-waiting-initialize');
  const line = wait && lines.find((one) => LISTENS.test(one.text));
  if (!line) return;
  const cause = expectsStdio(line, wait.span);
  yield LOGGED.test(line.text) ? cause : { ...cause, severity: 'info', why: EITHER };
}

/** A line in the log of the host: it started the program. */
const LOGGED =
  /^\[?\d{4}-\d\d-\d\d[ T]\d\d:\d\d:\d\d[^\n]{0,40}\[(?:info|warning|error|server stderr)\]|\[server stderr\]/u;
const EITHER =
  'The text does not decide between these: the host starts this program, which does not read stdin, or it connects to a URL with another path or transport.';

/** A program that listens for HTTP, while its host waits for `initialize` to be answered on stdout. */
function* listening(source: CauseSource, lines: readonly Line[]): Generator<Candidate> {
  const { intake, records, sessions } = source;
  if ((intake.wire ?? []).length > 0 || !isHostLog(intake.format)) return;
  for (const session of sessions.slice(0, 20)) {
    if (session.state !== 'asked') continue;
    let initialize = -1;
    for (const at of messagesOf(source, session)) if (records.method(at) === 'initialize') initialize = at;
    const line = initialize < 0 ? undefined : lines.find((one) => LISTENS.test(one.text));
    if (!line) continue;
    yield expectsStdio(line, spanOf(source, initialize));
  }
}

function expectsStdio(line: Line, asked: Span): Candidate {
  return candidate({
    id: 'stdio-expected',
    rank: RANK.config,
    severity: 'warning',
    title: 'A server that a host starts must use stdio, or be configured by its URL',
    what: `The host sends \`initialize\` to stdin, but the server listens for HTTP: ${quoted(line.text)}.`,
    why: 'A server with an HTTP transport does not read stdin, so `initialize` is never answered.',
    how: [
      {
        for: 'Python',
        says: 'Call `mcp.run()` or `mcp.run(transport="stdio")` instead of `sse` or `streamable-http`.',
      },
      {
        for: 'the command line',
        says: 'Add the server’s option for stdio to `args`, often `--stdio` or `--transport stdio`.',
      },
      {
        for: 'the host’s configuration',
        says: 'Start the server yourself, and configure its URL instead of a command.',
      },
    ],
    span: line.span,
    more: [asked],
  });
}

/** The line of Claude Desktop for a stdout that ended, before it says whether this was expected. */
const CLOSED = /\[info\] Server transport closed(?! unexpectedly)/u;
/** What it logs if it ended the session itself. */
const SHUT_DOWN = /Shutting down server|Client transport closed/u;

/** A server that closed its stdout instead of answering `initialize`, where the log says nothing more. */
function* closed(source: CauseSource, lines: readonly Line[]): Generator<Candidate> {
  const { records, sessions } = source;
  const session = sessions.at(-1);
  if (session?.state !== 'asked') return;
  let initialize = -1;
  for (const at of messagesOf(source, session)) if (records.method(at) === 'initialize') initialize = at;
  if (initialize < 0 || records.answeredBy(initialize) >= 0) return;
  const after = spanOf(source, initialize).end;
  const line = lines.find(({ text, span }) => span.start > after && (CLOSED.test(text) || SHUT_DOWN.test(text)));
  if (!line || !CLOSED.test(line.text)) return;
  yield candidate({
    id: 'handshake-unanswered',
    rank: RANK.ended - 1,
    severity: 'warning',
    title: 'The server must answer `initialize`',
    what: `The client sends \`initialize\`; the server ends without a response: ${quoted(line.text)}.`,
    why: 'The process ended during the handshake without showing its last output: it crashed at the start, or it is not a server over stdio.',
    how: [
      { says: 'Run the same command in a terminal: it prints the reason before it ends.' },
      { says: 'Check the paths, the package name and the environment variables in the host’s configuration.' },
    ],
    ask: ['Paste what the command prints in a terminal, with stderr.'],
    span: spanOf(source, initialize),
    more: [line.span],
    entry: initialize,
  });
}
