/** Logs of Claude Desktop: one file per server, or all servers in `mcp.log`, where the level comes first. */
import { logFormat } from '../log-lines.ts';

const HEAD = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)\s+\[([^\]]*)\]\s+\[([^\]]*)\]\s*/;
const MESSAGE = /^Message from (client|server):/;
/** Versions of 2026 log which messages passed, without their bodies. */
const SUMMARY = /^ (?:method=|id=\S* (?:result|error))/;
const LEVEL = /^(?:trace|debug|info|warn|warning|error)$/i;
const SYMPTOM = /is not valid JSON|in JSON at position|Unexpected (?:token|end)|Expected .* in JSON/;

/** Several servers interleave in `mcp.log`, distinguished by name. */
export const claudeDesktop = logFormat({
  id: 'claude-desktop',
  title: 'Claude Desktop log',
  called: 'lines of a Claude Desktop log',
  sure: 96,
  vague: 45,
  advice:
    'This part of the log shows how servers started and stopped, not their messages. Messages are in lines with “Message from client:” and “Message from server:”, in `mcp.log` and `mcp-server-<name>.log`. If those lines contain only methods and ids, as in newer versions, put a recording proxy (such as `mcpsnoop`) in front of the server.',
  start: () => (line) => {
    const head = HEAD.exec(line);
    if (!head) return null;
    const [all, time = '', first = '', second = ''] = head;
    const rest = line.slice(all.length);
    const message = MESSAGE.exec(rest);
    if (!message) {
      const symptom = SYMPTOM.test(rest);
      return {
        skip: symptom
          ? 'The client reports that the server wrote something other than JSON to its standard output.'
          : 'A line about the start, stop or state of the server.',
      };
    }
    if (SUMMARY.test(rest.slice(message[0].length)))
      return { skip: 'This version of Claude Desktop logs only the method and the id.' };
    return {
      body: all.length + message[0].length,
      from: message[1] === 'server' ? 'server' : 'client',
      because: `The line contains “Message from ${message[1] ?? ''}”.`,
      channel: LEVEL.test(first) && !LEVEL.test(second) ? second : first,
      time,
    };
  },
});
