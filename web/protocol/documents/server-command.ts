/** The command of a server inside a manifest: what is wrong with it for every host. Each kind of manifest has rules of its own for it. */
import { code } from '../json/describe.ts';
import type { Path } from '../json/plan.ts';
import type { JsonObject } from '../json/types.ts';
import type { DocumentFinding, DocumentRule } from './define.ts';
import { itemsAt, textAt } from './values.ts';

/** The rules of one kind of manifest. */
export interface CommandRules {
  /** `command` is the program alone. */
  line: DocumentRule;
  /** `npx` has `-y`. */
  confirm: DocumentRule;
}

/** Reports a command line in `command`, and `npx` without `-y`, of the server at `path`. */
export function judgeServerCommand(
  server: JsonObject,
  path: Path,
  { line, confirm }: CommandRules,
  report: (finding: DocumentFinding) => void,
): void {
  const command = textAt(server, 'command') ?? '';
  if (/^(?:npx|uvx|node|python3?|docker|uv) \S/u.test(command))
    report({
      rule: line,
      path: [...path, 'command'],
      what: `\`command\` is ${code(command)}. Put the words after the program into \`args\`.`,
    });
  const args = itemsAt(server, 'args');
  const first = args.findIndex((word) => typeof word === 'string' && !word.startsWith('-'));
  const options = first < 0 ? args : args.slice(0, first);
  if (command !== 'npx' || args.length === 0 || options.some((word) => word === '-y' || word === '--yes')) return;
  report({
    rule: confirm,
    path: [...path, 'args'],
    what: '`npx` is called without `-y`. Add `"-y"` before the package.',
    fix: {
      says: 'Add "-y".',
      safety: 'safe',
      steps: [{ do: 'replace', path: [...path, 'args'], value: ['-y', ...args] }],
    },
  });
}
