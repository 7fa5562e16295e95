/** Rules about the command that starts the server of a bundle. */
import type { JsonObject } from '../../json/types.ts';
import type { DocumentFinding } from '../define.ts';
import { judgeServerCommand } from '../server-command.ts';
import { exampleManifest, manifestRule as rule } from './source.ts';

const CONFIRM = rule(
  'npx',
  'SHOULD',
  '`npx` {must} be called with `-y`',
  'If the package is not installed yet, `npx` asks on standard input, and nobody answers there.',
  [
    exampleManifest({
      server:
        '{"type": "node", "entry_point": "index.js", "mcp_config": {"command": "npx", "args": ⟦["weather-mcp"]⟧}}',
    }),
  ],
);
const COMMAND_LINE = rule(
  'command-line',
  'SHOULD',
  '`command` {must} be the program alone',
  'The host starts the program without a shell, so it looks for a file with that whole name.',
  [
    exampleManifest({
      server: '{"type": "node", "entry_point": "index.js", "mcp_config": {"command": ⟦"node index.js"⟧}}',
    }),
  ],
);
/** The rules of this file. */
export const COMMAND_RULES = [CONFIRM, COMMAND_LINE];

/** Reports their violations in `server.mcp_config`. */
export function judgeCommand(config: JsonObject, report: (finding: DocumentFinding) => void): void {
  judgeServerCommand(config, ['server', 'mcp_config'], { line: COMMAND_LINE, confirm: CONFIRM }, report);
}
