/** The output of an MCP server in VS Code: messages at level trace or debug, and the earlier “[Client Says]”. */
import { logFormat } from '../log-lines.ts';

/** Time and level, which people omit when they copy. */
const HEAD =
  /^(?:(\d{4}-\d\d-\d\d\s\d\d:\d\d:\d\d\.\d{3})\s\[\w+\]\s*|(?=\[(?:editor -> server|server -> editor|Client Says|Server Says|server stderr)\]))/;
const MESSAGE = /^\[(?:(editor -> server|Client Says)|(server -> editor|Server Says))\]/;
const OWN =
  /^(?:Connection state: |Starting server|Stopping server|Discovered \d+ |Waiting for server |\[server stderr\]|Error sending message to|Failed to parse message: )/;

/** One output channel shows one server. */
export const vscode = logFormat({
  id: 'vscode',
  title: 'VS Code MCP output',
  called: 'lines of VS Code’s MCP output',
  sure: 95,
  vague: 60,
  advice:
    'At this log level VS Code logs no messages. Set the level of the output channel to “Trace” (the gear in its title bar), restart the server and copy again.',
  start: () => (line) => {
    const head = HEAD.exec(line);
    if (!head) return null;
    const [all, time] = head;
    const rest = line.slice(all.length);
    const message = MESSAGE.exec(rest);
    if (message) {
      return {
        body: all.length + message[0].length,
        from: message[1] === undefined ? 'server' : 'client',
        because: `The line contains “${message[1] ?? message[2] ?? ''}”.`,
        ...(time === undefined ? {} : { time }),
      };
    }
    if (rest.startsWith('[server stderr]')) return { skip: 'Server output on standard error.' };
    if (rest.startsWith('Failed to parse message'))
      return { skip: 'The server wrote a line that is not JSON to its standard output.' };
    return OWN.test(rest)
      ? { skip: 'A line about the state of the server.' }
      : { skip: 'An editor line without a message.', weak: true };
  },
});
