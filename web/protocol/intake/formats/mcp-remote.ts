/** The output of `mcp-remote` on standard error: the direction of each message, and only the body of `initialize`. */
import type { Line } from '../log-spec.ts';
import { logFormat } from '../log-lines.ts';

const HEAD = /^\[(\d{1,7})\]\s+/;
const WAY = /^\[(Local|Remote)(?:→|->|⇒)(Local|Remote)\]\s*(\S*)/u;
const OWN =
  /^(?:Connecting to remote|Connected to remote|Using (?:existing|automatically|custom)|Proxy established|Local STDIO|Press Ctrl|Discovering|Authentication|Using transport strategy|Received error|Shutting down)/;

/** The words before the body of an HTTP response that refused a message. */
const REFUSAL = /^(?:Received error|Fatal error|Error).{0,200}?\(HTTP \d{3}\): (?=\{)/;

/** Each process is a separate session. */
export const mcpRemote = logFormat({
  id: 'mcp-remote',
  title: 'mcp-remote',
  called: 'lines of mcp-remote',
  sure: 92,
  vague: 75,
  gaps: true,
  trust: 'normalised',
  advice:
    'mcp-remote logs methods and ids, not messages; it prints only the body of `initialize`. To capture whole messages, put a recording proxy (such as `mcpsnoop`) between client and server.',
  start() {
    let from: Line['from'];
    return (line) => {
      const head = HEAD.exec(line);
      if (!head) return null;
      const [all, process = ''] = head;
      const rest = line.slice(all.length);
      const way = WAY.exec(rest);
      if (way) {
        from = way[1] === 'Local' ? 'client' : 'server';
        const what = /^\d|^"/.test(way[3] ?? '') || way[3] === '' ? 'the id of a response' : 'the method';
        return { skip: `Only ${what} is logged here.` };
      }
      const refusal = rest.includes('"jsonrpc"') ? REFUSAL.exec(rest)?.[0] : undefined;
      if (refusal !== undefined)
        return {
          body: all.length + refusal.length,
          channel: process,
          from: 'server',
          because: 'The line contains the body of an HTTP response.',
          careful: true,
          skip: 'A line about the connection.',
        };
      if (!rest.startsWith('{'))
        return OWN.test(rest)
          ? { skip: 'A line about the connection.' }
          : { skip: 'A line of mcp-remote without a message.', weak: true };
      const side = from;
      return {
        body: all.length,
        channel: process,
        ...(side
          ? { from: side, because: `The line above contains ${side === 'client' ? 'Local→Remote' : 'Remote→Local'}.` }
          : {}),
      };
    };
  },
});
