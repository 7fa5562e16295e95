/** Logs without messages: recognized to explain why there are none, and where to find messages. */
import type { Line } from '../log-spec.ts';
import { logFormat } from '../log-lines.ts';
import type { Format } from '../types.ts';

const CURSOR_HEAD = /^\d{4}-\d\d-\d\d\s\d\d:\d\d:\d\d\.\d{3}\s\[\w+\]\s+/;
const CURSOR =
  /^(?:[\w-]{0,8}: (?:Found \d+ tools|Handling |Creating |Client closed|Starting new|Successfully|Connected to|Listing|No |Error|Storing|Tool call|Calling tool|listOfferings)|MCP: |(?:CreateClient|ListOfferings|CallTool|GetInstructions) action|.*resource templates$)/;

/** Cursor’s MCP output channel. */
export const cursor = notes({
  id: 'cursor',
  title: 'Cursor MCP output',
  called: 'lines of Cursor’s MCP output',
  strong: 78,
  advice:
    'Cursor logs its actions, not the messages, and truncates server names to four letters. To capture messages, put a recording proxy (such as `mcpsnoop`) in front of the server, or connect the MCP Inspector to it and export the Protocol tab.',
  line(line) {
    const head = CURSOR_HEAD.exec(line);
    if (!head) return null;
    const own = CURSOR.test(line.slice(head[0].length));
    return { skip: 'Cursor logs its own action here, without the message.', ...(own ? {} : { weak: true }) };
  },
});

/** The console of the MCP Inspector’s proxy, version 1. */
export const inspectorConsole = notes({
  id: 'inspector-console',
  title: 'MCP Inspector console',
  called: 'lines of the MCP Inspector’s console',
  strong: 80,
  advice:
    'The Inspector’s console shows that messages passed, not their contents. Export the “History” or “Protocol” tab of its page instead, or copy a message from there.',
  line: (line) =>
    /^(?:Received (?:message for sessionId|GET message for sessionId|POST message for sessionId) |Error from MCP server: |New (?:SSE|STDIO|StreamableHttp|connection)\b.*|(?:STDIO|SSE|Streamable ?HTTP) transport: |Created (?:web app|server|client|backing server) transport|Set up MCP proxy|Proxy server listening|(?:🔍|⚙️|🚀).*(?:Inspector|[Pp]roxy)|Connected MCP client to backing server transport|Spawned stdio transport|Query parameters: |Client <-> Proxy|Proxy\s+<-> Server)/u.test(
      line,
    )
      ? {
          skip: line.startsWith('Error from MCP server')
            ? 'An error caused by the server, without the message.'
            : 'It shows that a message passed, not its contents.',
        }
      : null,
});

/** The TypeScript SDK’s `withLogging` around `fetch`. */
export const fetchLog = notes({
  id: 'ts-fetch',
  title: 'TypeScript SDK fetch log',
  called: 'lines of `withLogging`',
  strong: 80,
  advice:
    '`withLogging` logs the method, URL, status and duration of each request, never the body. Log in a custom `fetch`, or export a HAR file from a proxy or the browser’s developer tools.',
  line: (line) =>
    /^(?:.{0,80}\s)?HTTP (?:GET|POST|DELETE|OPTIONS|PUT) \S+ (?:\d{3}\b.{0,60}|failed:?.{0,200})\(\d+(?:\.\d+)?\s?ms\)/.test(
      line,
    )
      ? { skip: 'One HTTP request: URL, status and duration.' }
      : null,
});

/** Access logs of web servers. */
export const accessLog = notes({
  id: 'access-log',
  title: 'Access log of a web server',
  called: 'lines of an access log',
  strong: 76,
  advice:
    'An access log shows requests and status codes, not bodies. Export a HAR file, use `curl -i -v` for one request, or enable debug logging in the SDK.',
  line(line) {
    // Text that begins with a bracket is data: its strings are not log lines.
    if (/^\s*[[{]/.test(line)) return null;
    if (/"(?:GET|POST|DELETE|OPTIONS|PUT|HEAD|PATCH) \S+ HTTP\/\d(?:\.\d)?"\s+\d{3}\b/.test(line))
      return { skip: 'One HTTP request: path and status.' };
    // Alone, without a line of a web server, this is the complaint of an MCP server.
    if (/Received request before initialization was complete/.test(line)) {
      return { skip: 'The server received a request before `notifications/initialized`.', weak: true };
    }
    return /^(?:INFO|WARNING|ERROR|DEBUG):\s/.test(line)
      ? { skip: 'A server log line without a message.', weak: true }
      : null;
  },
});

interface Notes {
  id: string;
  title: string;
  called: string;
  advice: string;
  strong: number;
  line(line: string): Line | null;
}

function notes({ strong, line, ...rest }: Notes): Format {
  return logFormat({ ...rest, sure: strong, vague: strong, start: () => line });
}
