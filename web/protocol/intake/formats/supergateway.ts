/** The log of `supergateway`: each message with its direction, and the session if there is one. */
import { logFormat } from '../log-lines.ts';

const HEAD = /^(?:\[([^\]]*\d\d:\d\d[^\]]*)\]\s*)?\[supergateway\]\s+/;
const WAY =
  /^(SSE|Child|Stdio|WebSocket|StreamableHttp|HTTP)\s*(?:→|->)\s*(SSE|Child|Stdio|WebSocket|StreamableHttp|HTTP)(?:\s*\((?:session|client)?\s*([^)]*)\))?:?\s*/iu;

/** The child process is the server. If there is none, the side with the standard streams is the client. */
export const supergateway = logFormat({
  id: 'supergateway',
  title: 'supergateway',
  called: 'lines of supergateway',
  sure: 95,
  vague: 70,
  advice:
    'These lines show how the gateway started. Messages are logged at the levels “info” and “debug” of `--logLevel`, once a client connects.',
  start: () => (line) => {
    const head = HEAD.exec(line);
    if (!head) return null;
    const [all, time] = head;
    const rest = line.slice(all.length);
    const way = WAY.exec(rest);
    if (!way) {
      return {
        skip: rest.startsWith('Child stderr') ? 'Server output on standard error.' : 'A line about the gateway itself.',
      };
    }
    const [found, source = '', target = '', session] = way;
    const toServer = /^child$/i.test(target) || /^stdio$/i.test(source);
    return {
      body: all.length + found.length,
      from: toServer ? 'client' : 'server',
      because: `The line contains “${source} → ${target}”.`,
      ...(session ? { channel: session } : {}),
      ...(time === undefined ? {} : { time }),
    };
  },
});
