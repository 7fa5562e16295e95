/** Logs of Claude Desktop: one file for each server, or all in `mcp.log`, where the level comes first. */
import { logFormat } from '../log-lines.ts';

const HEAD = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)\s+\[([^\]]*)\]\s+\[([^\]]*)\]\s*/;
const MESSAGE = /^Message from (client|server):/;
/** Versions of 2026 write down what passed, and no bodies. */
const SUMMARY = /^ (?:method=|id=\S* (?:result|error))/;
const LEVEL = /^(?:trace|debug|info|warn|warning|error)$/i;
const SYMPTOM = /is not valid JSON|in JSON at position|Unexpected (?:token|end)|Expected .* in JSON/;

/** Several servers interleave in `mcp.log`; their names keep them apart. */
export const claudeDesktop = logFormat({
  id: 'claude-desktop',
  title: 'Claude Desktop log',
  called: 'lines of a Claude Desktop log',
  sure: 96,
  vague: 45,
  advice:
    'This part of the log tells how servers were started and stopped, not what was said. Messages stand in lines with “Message from client:” and “Message from server:”, in `mcp.log` and `mcp-server-<name>.log`; where those lines name methods and ids alone, as newer versions write them, put a recording proxy (such as `mcpsnoop`) before the server.',
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
          ? 'What the server wrote to its standard output was no JSON: the client says so here.'
          : 'A line about starting, stopping or the state of the server.',
      };
    }
    if (SUMMARY.test(rest.slice(message[0].length)))
      return { skip: 'This version of Claude Desktop writes down the method and the id alone.' };
    return {
      body: all.length + message[0].length,
      from: message[1] === 'server' ? 'server' : 'client',
      because: `The line says “Message from ${message[1] ?? ''}”.`,
      channel: LEVEL.test(first) && !LEVEL.test(second) ? second : first,
      time,
    };
  },
});
