/** Claude Code’s debug lines about MCP servers: mostly without messages, sometimes with its validator’s complaint about one. */
import { logFormat } from '../log-lines.ts';

const HEAD =
  /^(?:(\d{4}-\d\d-\d\dT[\d:.]+Z)\s+)?\[(?:DEBUG|INFO|WARN|ERROR)\]\s+(?:\[[^\]]{0,40}\]\s+)?MCP server "([^"]{1,100})":?\s*/;
const MESSAGE = /\{\s*"(?:jsonrpc|id|method)"\s*:/;
const PLACE = /^"path"\s*:\s*\[([^\]]*)(\])?/;

/** One log contains several servers, distinguished by name. */
export const claudeCode = logFormat({
  id: 'claude-code',
  title: 'Claude Code debug output',
  called: 'lines of Claude Code about MCP servers',
  sure: 92,
  vague: 92,
  advice:
    'Claude Code logs here what went wrong, not the messages. In a list with “expected”, “code” and “path”, the `path` names the rejected member of the server’s response. Check that member in the response itself. To capture the messages, put a recording proxy (such as `mcpsnoop`) in front of the server.',
  start() {
    let place: string | null = null;
    return (line) => {
      const head = HEAD.exec(line);
      if (head) {
        place = null;
        const [all, time, server = ''] = head;
        const at = line.slice(all.length).search(MESSAGE);
        if (at >= 0) return { body: all.length + at, channel: server, ...(time === undefined ? {} : { time }) };
        return { skip: `Claude Code’s report about “${server}”, without the message.` };
      }
      const path = PLACE.exec(line);
      if (path) place = named(path[1] ?? '');
      else if (place !== null) place = [place, named(line)].filter((piece) => piece !== '').join('.');
      if (place === null || !(path?.[2] ?? line.startsWith(']'))) return null;
      const where = place.slice(0, 80);
      place = null;
      return { skip: `A validator rejects \`${where}\` in the server’s response.`, weak: true };
    };
  },
});

/** The keys and indexes of a path, without quotes. */
function named(pieces: string): string {
  return pieces.startsWith(']') ? '' : pieces.replaceAll(/["\s]/g, '').replace(/,$/, '').replaceAll(',', '.');
}
