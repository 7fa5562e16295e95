import { named } from '../../../json/describe.ts';
import { defineWireRule, type Line, type WireFinding, type WireStep, type WireExample } from '../define.ts';
import { kindOf, looksPrinted, isMessageLine } from './kinds.ts';

const PING = '{"jsonrpc":"2.0","id":1,"method":"ping"}';
const PONG = '{"jsonrpc":"2.0","id":1,"result":{}}';
const LIST = '{"jsonrpc":"2.0","id":2,"result":{"tools":[]}}';
const stdio = { transport: 'stdio' } as const;

/** No finding. */
const good: readonly WireExample[] = [
  { revision: '2025-06-18', text: `${PONG}\n${LIST}\n`, ...stdio },
  { revision: '2025-06-18', text: `Server listening\n${PONG}\n${LIST}\n`, says: 'The transport is not given.' },
  {
    revision: '2025-06-18',
    text: `{"from":"server","message":${PONG}}\n`,
    ...stdio,
    says: 'The recorder wrote this line, not a program on the pipe.',
  },
];

/** Lines that are not messages. */
const bad: readonly WireExample[] = [
  { revision: '2025-06-18', text: `${PONG}\n⟦Server listening...⟧\n${LIST}\n`, ...stdio },
  {
    revision: '2025-11-25',
    text: `⟦Traceback (most recent call last):⟧\n  File "x.py", line 1\nValueError: no\n${PONG}\n`,
    ...stdio,
  },
  { revision: '2025-06-18', text: `⟦INFO⟧ ${PONG}\n${LIST}\n`, ...stdio },
  { revision: '2025-06-18', text: `${PONG}\n⟦[INFO] ready⟧\n${LIST}\n`, ...stdio },
  { revision: '2025-06-18', text: `⟦help⟧\n${PING}\n`, ...stdio },
  { revision: '2025-06-18', text: `${PONG}\n⟦{"level":"info","msg":"ready"}⟧\n${LIST}\n`, ...stdio },
  { revision: '2025-06-18', text: `⟦Content-Length: ${PING.length}⟧\r\n\r\n${PING}` },
  {
    revision: '2024-11-05',
    text: `⟦Content-Length: ${PING.length}⟧\r\n\r\n${PING}Content-Length: ${PONG.length}\r\n\r\n${PONG}`,
  },
  { revision: '2025-06-18', text: `⟦data:⟧ ${PONG}\n\ndata: ${LIST}\n\n`, ...stdio },
  { revision: '2025-06-18', text: `${PONG}\n⟦data:⟧ ${LIST}\n`, ...stdio },
];

/** The maximum number of lines fixed at once. */
const FIXED = 2000;
const TEXT = ['json-text-before-start', 'json-text-after-end', 'json-no-message', 'json-unexpected'];

/** A pipe carries only messages. */
export const pollution = defineWireRule({
  id: 'stdio/pollution',
  requirements: [
    'stdio/log-on-stdout',
    'stdio/garbage-on-stdin',
    'stdio/json-but-not-mcp-on-stdout',
    'stdio/lsp-framing',
    'stdio/sse-framing',
  ],
  class: 'spec',
  title: 'Stdin and stdout {must} carry only messages',
  why: 'Every line is parsed as a message: after one print statement or header, the other side may stop or drop what follows.',
  how: 'Write logs to stderr, and messages as bare JSON, one per line.',
  examples: { good, bad },
  begin(view, report) {
    const heads: Line[] = [];
    const fields: Line[] = [];
    /** Consecutive lines with text, each run with its first line. */
    const runs: Line[][] = [];
    let records: Line[] = [];
    let answered = false;
    let requested = false;
    return {
      line(line) {
        const kind = kindOf(line);
        for (const { kind: is, from } of line.messages) {
          if (is === 'response' || is === 'error' || from === 'server') answered = true;
          else if (is === 'request' || is === 'notification') requested = true;
        }
        if (kind === 'head') heads.push(line);
        else if (kind === 'field') fields.push(line);
        else if (kind === 'record') records.push(line);
        else if (kind === 'text' && view.format !== 'frames') {
          const run = runs.at(-1);
          if (run && line.before && run.at(-1) === line.before) run.push(line);
          else runs.push([line]);
        }
      },
      end() {
        const [head] = heads;
        const [field] = fields;
        if (head) report(framing(head, heads));
        if (view.format !== 'frames' && field) report(events(field, fields));
        if (!answered && !requested) records = [];
        for (const line of records) report(record(line));
        if (!answered && !requested) return;
        for (const run of runs) {
          const [first] = run;
          if (first) report(text(first, run, !answered && !run.some((line) => looksPrinted(line.text))));
        }
      },
    };
  },
});

function framing(first: Line, lines: readonly Line[]): WireFinding {
  const what = `${first.name} has a header with the length of the next message, as in the Language Server Protocol${lines.length > 1 ? `; so do ${lines.length - 1} more` : ''}. MCP over stdio has a newline after each message, and nothing before it.`;
  return { requirement: 'stdio/lsp-framing', at: first, place: { of: 'rest' }, what, instead: TEXT, also: lines };
}

function events(first: Line, lines: readonly Line[]): WireFinding {
  const steps = lines.slice(0, FIXED).map((at): WireStep => {
    const place = { of: at.messages.length > 0 ? 'rest' : 'line' } as const;
    return { do: 'write', at, place, text: '' };
  });
  return {
    requirement: 'stdio/sse-framing',
    at: first,
    place: { of: 'rest' },
    what: `${first.name} begins with ${named(first.rest.slice(0, 20))}, a field of an event stream; over stdio only the message is sent.`,
    ...(lines.length <= FIXED ? { fix: { says: 'Keep only the messages.', safety: 'safe', steps } } : {}),
    instead: TEXT,
    also: lines,
  };
}

function record(line: Line): WireFinding {
  return {
    requirement: 'stdio/json-but-not-mcp-on-stdout',
    at: line,
    what: `${line.name} is JSON, ${named(line.text.slice(0, 50))}, but not a message: log records belong on stderr.`,
    instead: ['envelope', 'json-duplicate-key'],
  };
}

function text(first: Line, lines: readonly Line[], typed: boolean): WireFinding {
  const only = !lines.some(isMessageLine);
  const described = lines.length > 1 ? `${first.name} and ${lines.length - 1} more` : first.name;
  const quoted = named((isMessageLine(first) ? first.rest : first.text).slice(0, 60));
  const steps = lines.slice(0, FIXED).map((at): WireStep => ({ do: 'write', at, place: { of: 'line' }, text: '' }));
  return {
    requirement: typed ? 'stdio/garbage-on-stdin' : 'stdio/log-on-stdout',
    at: first,
    ...(isMessageLine(first) ? { place: { of: 'rest' } as const } : {}),
    what: typed
      ? `${described} on stdin did not contain a message: ${quoted}.`
      : `${described} on stdout did not contain a message: ${quoted}.`,
    ...(only && lines.length <= FIXED ? { fix: { says: 'Remove it from the stream.', safety: 'unsafe', steps } } : {}),
    instead: only ? ['*'] : TEXT,
    also: lines,
  };
}
