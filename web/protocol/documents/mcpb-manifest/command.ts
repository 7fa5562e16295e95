/** Rules about the command that starts the server of a bundle. */
import { code } from '../../json/describe.ts';
import type { JsonObject } from '../../json/types.ts';
import type { DocumentFinding } from '../define.ts';
import { itemsAt, textAt } from '../values.ts';
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
  const path = ['server', 'mcp_config'];
  const command = textAt(config, 'command') ?? '';
  if (/^(?:npx|uvx|node|python3?|docker|uv) \S/u.test(command))
    report({
      rule: COMMAND_LINE,
      path: [...path, 'command'],
      what: `\`command\` is ${code(command)}. Put the words after the program into \`args\`.`,
    });
  const args = itemsAt(config, 'args');
  const first = args.findIndex((one) => typeof one === 'string' && !one.startsWith('-'));
  const options = first < 0 ? args : args.slice(0, first);
  if (command !== 'npx' || args.length === 0 || options.some((one) => one === '-y' || one === '--yes')) return;
  report({
    rule: CONFIRM,
    path: [...path, 'args'],
    what: '`npx` is called without `-y`. Add `"-y"` before the package.',
    fix: {
      says: 'Add "-y".',
      safety: 'safe',
      steps: [{ do: 'replace', path: [...path, 'args'], value: ['-y', ...args] }],
    },
  });
}
