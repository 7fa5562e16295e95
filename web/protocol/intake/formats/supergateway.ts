/** What `supergateway` writes: each message with the way it went, and the session where there is one. */
import { logFormat } from '../log-lines.ts';

const HEAD = /^(?:\[([^\]]*\d\d:\d\d[^\]]*)\]\s*)?\[supergateway\]\s+/;
const WAY =
  /^(SSE|Child|Stdio|WebSocket|StreamableHttp|HTTP)\s*(?:→|->)\s*(SSE|Child|Stdio|WebSocket|StreamableHttp|HTTP)(?:\s*\((?:session|client)?\s*([^)]*)\))?:?\s*/iu;

/** The child process is the server; where there is none, the side of the standard streams is the client. */
export const supergateway = logFormat({
  id: 'supergateway',
  title: 'supergateway',
  called: 'lines of supergateway',
  sure: 95,
  vague: 70,
  advice:
    'These lines tell how the gateway was started. Messages are written at the levels “info” and “debug” of `--logLevel`, once a client connects.',
  start: () => (line) => {
    const head = HEAD.exec(line);
    if (!head) return null;
    const [all, time] = head;
    const rest = line.slice(all.length);
    const way = WAY.exec(rest);
    if (!way) {
      return {
        skip: rest.startsWith('Child stderr')
          ? 'What the server wrote to its standard error.'
          : 'A line about the gateway itself.',
      };
    }
    const [said, source = '', target = '', session] = way;
    const toServer = /^child$/i.test(target) || /^stdio$/i.test(source);
    return {
      body: all.length + said.length,
      from: toServer ? 'client' : 'server',
      because: `The line says “${source} → ${target}”.`,
      ...(session ? { channel: session } : {}),
      ...(time === undefined ? {} : { time }),
    };
  },
});
