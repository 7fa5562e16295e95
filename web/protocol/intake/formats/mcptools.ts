/** Debug output of `mcptools` (`mcp … --debug`), a client: the messages it sent, and the fields of the stream it received. */
import { logFormat } from '../log-lines.ts';

const HEAD = /^(?:(\d{4}[-/]\d\d[-/]\d\d \d\d:\d\d:\d\d(?:\.\d+)?)\s+)?DEBUG:\s+/;
const SENT = /^(?:Sending|Sent|Writing)[^:{]*:\s*/;
const RECEIVED = /^(?:Received|Got|Read)[^:{]*:\s*/;
const FIELD = /^(event|id|retry|data|):\s?/;

/** `data:` without a space after it is valid too. */
export const mcptools = logFormat({
  id: 'mcptools',
  title: 'mcptools debug output',
  called: 'lines of mcptools’ debug output',
  sure: 90,
  vague: 55,
  advice:
    'These lines show what mcptools does, not what it sends to the server. To capture messages, put a recording proxy (such as `mcpsnoop`) in front of the server.',
  start: () => (line) => {
    const head = HEAD.exec(line);
    if (!head) return null;
    const [all, time] = head;
    const rest = line.slice(all.length);
    const sent = SENT.exec(rest);
    const received = RECEIVED.exec(rest);
    const prefix = (sent ?? received)?.[0] ?? '';
    const field = received ? FIELD.exec(rest.slice(prefix.length)) : null;
    const body = prefix.length + (field?.[0].length ?? 0);
    if (field && field[1] !== 'data') return { skip: 'A field of the event stream without a message.' };
    if (prefix === '' || !/^\s*[{[]/.test(rest.slice(body))) return { skip: 'A line of mcptools without a message.' };
    return {
      body: all.length + body,
      from: sent ? 'client' : 'server',
      because: `The line contains “${prefix.trim().replace(/:$/, '')}”, and mcptools is a client.`,
      ...(time === undefined ? {} : { time }),
      ...(field ? { transport: 'sse' as const } : {}),
    };
  },
});
