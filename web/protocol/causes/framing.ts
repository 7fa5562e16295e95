/** Causes in how messages are separated and encoded. */
import { candidate, type Candidate, type CauseSource, NOWHERE, RANK } from './define.ts';
import { quoted } from './quote.ts';
import { placeAt } from './reading.ts';
import type { Diagnostic, Remedy, Span } from '../types.ts';

/** What breaks the stream of messages. */
export function framingCauses(source: CauseSource): Candidate[] {
  const { text, intake, diagnostics, records, sessions } = source;
  const out: Candidate[] = [];
  const header = /^content-length: ?\d{1,9}\r?\n/imu.exec(text.slice(0, 200_000));
  // Messages of a language server are framed like this.
  const ofMcp = sessions.some(({ revision }) => revision !== 'jsonrpc-2.0');
  if (intake.format.id === 'frames' && header && records.length > 0 && ofMcp)
    out.push(framed(text, { start: header.index, end: header.index + header[0].trimEnd().length }));
  const bom = diagnostics.find(({ rule }) => rule === 'json-bom');
  if (bom) out.push(marked(bom));
  const lines = diagnostics.find(({ rule, severity }) => rule === 'stdio/one-line-each' && severity !== 'info');
  if (lines) out.push(spread(lines));
  const glued = gluedIn(source);
  if (glued) out.push(together(glued));
  const encoded = diagnostics.find(({ rule }) => rule === 'stdio/not-utf8');
  if (encoded) out.push(wrong(encoded));
  return out;
}

function of(finding: Diagnostic): { span: Span; entry: number; pointer: string } {
  const { span, entry, pointer } = finding;
  return { span: { start: span.start, end: span.end }, entry, pointer };
}

/** What is wrong with messages that are framed by headers. */
export const HEADERS = {
  title: 'Messages over stdio must be separated by line feeds, without headers',
  why: 'MCP has no `Content-Length` headers, so the other side reads the header as a message, fails to parse it, and waits or closes.',
  how: [
    { says: 'Write each message as one line of JSON, followed by a line feed.' },
    { says: 'Use the stdio transport of an MCP SDK instead of a library for the Language Server Protocol.' },
  ],
};

function framed(text: string, span: Span): Candidate {
  return candidate({
    ...HEADERS,
    id: 'content-length-framing',
    rank: RANK.stdout,
    severity: 'error',
    what: `The message is framed as in the Language Server Protocol: ${quoted(text.slice(span.start, span.end))}.`,
    span,
  });
}

function marked(finding: Diagnostic): Candidate {
  return candidate({
    id: 'byte-order-mark',
    rank: RANK.stdout,
    severity: finding.severity,
    title: 'A message must not begin with a byte order mark',
    what: finding.what,
    why: '`JSON.parse` and most parsers reject the mark, so the first message is lost.',
    how: [
      { for: 'C#', says: 'Use `new UTF8Encoding(false)` for `Console.OutputEncoding` and writers.' },
      { for: 'PowerShell', says: 'Write files with `-Encoding utf8NoBOM`.' },
      { for: 'Python', says: 'Use the encoding `utf-8`, not `utf-8-sig`.' },
    ],
    ...of(finding),
  });
}

const SPREAD: readonly Remedy[] = [
  { for: 'JavaScript', says: 'Use `JSON.stringify(message)` without an indentation.' },
  { for: 'Python', says: 'Use `json.dumps(message)` without `indent`.' },
  { for: 'C#', says: 'Set `WriteIndented = false`.' },
  { for: 'Java', says: 'Do not use a pretty printer: `mapper.writeValueAsString(message)`.' },
];

function spread(finding: Diagnostic): Candidate {
  return candidate({
    id: 'message-on-several-lines',
    rank: RANK.stdout,
    severity: finding.severity,
    title: 'Over stdio, each message must be on one line of its own',
    what: finding.what,
    why: 'The other side parses each line on its own, and a piece of a message is not valid JSON.',
    how: SPREAD,
    ...of(finding),
  });
}

/** Messages that are compared. */
const COMPARED = 300;

/** The first two messages on one line of a pipe; null if there are none. */
function gluedIn({ text, intake, records }: CauseSource): { span: Span; entry: number } | null {
  if (intake.format.id !== 'lines' || (intake.wire ?? []).length > 0) return null;
  for (let index = 1; index < Math.min(records.length, COMPARED); index++) {
    const [before, span] = [placeAt(records, index - 1), placeAt(records, index)];
    if (span.start < before.end) continue;
    if (
      /^[ \t]*$/u.test(text.slice(before.end, Math.min(span.start, before.end + 200))) &&
      span.start - before.end < 200
    )
      return { span: { start: span.start, end: span.end }, entry: index };
  }
  return null;
}

function together({ span, entry }: { span: Span; entry: number }): Candidate {
  return candidate({
    id: 'several-values-on-a-line',
    rank: RANK.stdout,
    severity: 'warning',
    title: 'Over stdio, each message must be on one line of its own',
    what: `Message ${entry + 1} is on the line of the message before it.`,
    why: 'The other side parses a line as one JSON value, so it rejects the line, and both messages are lost.',
    how: [
      { says: 'Write a line feed after each message, in the same write as the message.' },
      { for: 'several threads', says: 'Serialize writes with a lock, or send messages through one queue.' },
    ],
    ask: ['Check the raw output: copying may have removed the line feed.'],
    span,
    entry,
  });
}

function wrong(finding: Diagnostic): Candidate {
  return candidate({
    id: 'wrong-encoding',
    rank: RANK.stdout,
    severity: finding.severity,
    title: 'Messages must be encoded as UTF-8',
    what: finding.what,
    why: 'Bytes of another encoding become replacement characters, or make the parser reject the line.',
    how: [
      { for: 'Python on Windows', says: 'Set `PYTHONUTF8=1` or `PYTHONIOENCODING=utf-8` in `env`.' },
      { for: 'C#', says: 'Set `Console.OutputEncoding = new UTF8Encoding(false)`.' },
      { for: 'Java', says: 'Start it with `-Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8`.' },
    ],
    ...(finding.span ? of(finding) : { span: NOWHERE }),
  });
}
