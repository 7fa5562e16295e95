/** What the rules about host configurations see. */
import { get, isObject } from '../../json/object.ts';
import type { FixPlan, Path } from '../../json/plan.ts';
import type { JsonObject, JsonProblem, JsonValue } from '../../json/types.ts';
import { toValue } from '../../json/value.ts';
import type { DocumentFinding, DocumentRule, DocumentSubject } from '../define.ts';
import { hidingSecrets } from '../hide-secrets.ts';
import { hostOf } from './hosts/index.ts';
import { hostAt, type Host } from './host.ts';
import {
  COMMAND_KEYS,
  findServers,
  memberOf,
  URL_KEYS,
  type ObjectNode,
  type ServerNode,
  type Servers,
} from './servers.ts';

/** One server with its plain value. */
export interface Entry {
  /** For sentences: its name in backticks, or “the server”. */
  readonly title: string;
  readonly name: string | null;
  readonly path: Path;
  readonly node: ObjectNode;
  readonly value: JsonObject;
  /** The member that holds the command, and the one that holds the URL; null if absent. */
  readonly commandKey: string | null;
  readonly urlKey: string | null;
}

/** A configuration that is being judged. */
export interface ConfigContext {
  readonly subject: DocumentSubject;
  readonly host: Host;
  /** False if the host is `any`: then nothing is wrong that some host reads. */
  readonly hostKnown: boolean;
  readonly servers: Servers;
  readonly entries: readonly Entry[];
  readonly problems: readonly JsonProblem[];
  /** True for JSON: plans of fixes write JSON. */
  readonly fixable: boolean;
  report(finding: Omit<DocumentFinding, 'fix'> & { fix?: DocumentFinding['fix'] | undefined }): void;
}

/** One rule with its check, of each entry or of the whole file. */
export interface ConfigCheck {
  readonly rule: DocumentRule;
  readonly entry?: (entry: Entry, context: ConfigContext) => void;
  readonly file?: (context: ConfigContext) => void;
}

/** The context of a document; `host` is the id from its recognition. `asEntry`: the document is one server. */
export function contextOf(
  subject: DocumentSubject,
  host: string | undefined,
  report: (finding: DocumentFinding) => void,
  asEntry = false,
): ConfigContext {
  const { tree, syntax } = subject;
  const entry: Servers = {
    path: [],
    form: 'map',
    bare: 'entry',
    entries: tree === null ? [] : [{ name: null, path: [], node: tree }],
  };
  const found = asEntry ? entry : tree === null ? null : findServers(tree, syntax);
  const servers = found ?? { path: [], form: 'map', bare: 'no', entries: [] };
  const send = hidingSecrets(subject, report);
  const fixable = syntax === 'json' || syntax === 'jsonc';
  return {
    subject,
    host: hostAt(hostOf(host), servers.path),
    hostKnown: hostOf(host).id !== 'any',
    servers,
    entries: servers.entries.flatMap((server) => entryOf(server) ?? []),
    problems: subject.problems ?? [],
    fixable,
    report: ({ fix, ...finding }) => {
      // Without its outer braces a text has other paths for the editor than for the reader.
      const usable = fix !== undefined && ('edits' in fix || (fixable && !lacksBraces(subject)));
      send(usable ? { ...finding, fix } : finding);
    },
  };
}

/** Files that belong to a project and are usually committed. */
const SHARED =
  /(?:^|[^\w~/.-])(?:\.\/)?(?:\.mcp\.json|\.(?:vscode|cursor|roo|kilocode|vs|amazonq)[/\\]mcp\.json|\.kiro[/\\]settings[/\\]mcp\.json)\b/i;

/** True if the text beside the document, or a comment at its head, names a file that is usually committed. */
export function isSharedFile({ text, span, clues }: DocumentSubject): boolean {
  const head = /^\s*(?:\/\/|#|\/\*)[^\n]{0,200}/.exec(text.slice(span.start, Math.min(span.end, span.start + 300)));
  return [...clues.slice(0, 1), head?.[0] ?? ''].some((clue) => SHARED.test(` ${clue.slice(0, 400)}`));
}

/** True if the text lacks the braces around its members. */
export function lacksBraces({ problems = [] }: DocumentSubject): boolean {
  return problems.some(({ code }) => code === 'json-missing-braces');
}

function entryOf({ name, path, node }: ServerNode): Entry | null {
  if (node.type !== 'object') return null;
  const value = toValue(node);
  if (!isObject(value)) return null;
  const present = (keys: readonly string[]): string | null =>
    keys.find((key) => memberOf(node, key) !== undefined) ?? null;
  const title = name === null ? 'The server' : `The server \`${name.slice(0, 60)}\``;
  return { title, name, path, node, value, commandKey: present(COMMAND_KEYS), urlKey: present(URL_KEYS) };
}

/** The command as a string: the command itself, or the first item of an array. Null if it is something else. */
export function commandOf({ value, commandKey }: Entry): string | null {
  const command = commandKey === null ? undefined : get(value, commandKey);
  if (typeof command === 'string') return command;
  return Array.isArray(command) && typeof command[0] === 'string' ? command[0] : null;
}

/** The URL as a string, or empty. */
export function urlOf({ value, urlKey }: Entry): string {
  const url = urlKey === null ? undefined : get(value, urlKey);
  return typeof url === 'string' ? url : '';
}

/** The arguments that are strings, each with its path below the entry. */
export function argsOf({ value, commandKey }: Entry): { text: string; path: Path }[] {
  const command = commandKey === null ? undefined : get(value, commandKey);
  const own = Array.isArray(command) ? withPaths(command, commandKey ?? 'command').slice(1) : [];
  const args = get(value, 'args');
  return [...own, ...(Array.isArray(args) ? withPaths(args, 'args') : [])];
}

function withPaths(items: readonly JsonValue[], key: string): { text: string; path: Path }[] {
  return items.flatMap((text, index) => (typeof text === 'string' ? [{ text, path: [key, index] }] : []));
}

/** A fix with one step. */
export function fix(says: string, safety: FixPlan['safety'], ...steps: FixPlan['steps']): FixPlan {
  return { says, safety, steps };
}

/** The program of a command, without folder and ending: `C:\x\npx.cmd` → `npx`. */
export function programOf(command: string): string {
  const name = command.split(/[\\/]/).at(-1) ?? '';
  return name.replace(/\.(?:exe|cmd|bat|ps1)$/i, '').toLowerCase();
}
