/** Rules about the types of the members of an entry. */
import { code, kindOf, named, whatIs } from '../../../json/describe.ts';
import { get, isObject } from '../../../json/object.ts';
import type { JsonValue } from '../../../json/types.ts';
import { fix, type ConfigCheck, type ConfigContext, type Entry } from '../context.ts';
import { memberOf } from '../servers.ts';

const VSCODE = 'https://code.visualstudio.com/docs/copilot/reference/mcp-configuration';
const VSCODE_TITLE = 'VS Code, MCP configuration';

type Expected = 'string' | 'strings' | 'map' | 'boolean' | 'number';

const TYPES: Readonly<Record<string, Expected>> = {
  command: 'string',
  cmd: 'string',
  args: 'strings',
  env: 'map',
  envs: 'map',
  environment: 'map',
  headers: 'map',
  http_headers: 'map',
  url: 'string',
  serverUrl: 'string',
  httpUrl: 'string',
  uri: 'string',
  type: 'string',
  cwd: 'string',
  disabled: 'boolean',
  enabled: 'boolean',
  timeout: 'number',
  autoApprove: 'strings',
  alwaysAllow: 'strings',
  disabledTools: 'strings',
  includeTools: 'strings',
  excludeTools: 'strings',
};

/** The types of members. */
export const memberType: ConfigCheck = {
  rule: {
    id: 'config/member-type',
    title: 'Members of an entry must have the right type',
    level: 'MUST',
    why: 'Hosts validate the file before they start anything: one wrong type makes them refuse the entry, or the whole file.',
    spec: VSCODE,
    specTitle: VSCODE_TITLE,
    examples: {
      good: ['{"mcpServers": {"a": {"command": "a-mcp", "args": ["--port", "8080"], "env": {"PORT": "8080"}}}}'],
      bad: [
        '{"mcpServers": {"a": {"command": "a-mcp", "args": ⟦"--port 8080"⟧}}}',
        '{"mcpServers": {"a": {"command": "a-mcp", "args": ["--port", ⟦8080⟧]}}}',
        '// .mcp.json\n{"mcpServers": {"a": {"command": "a-mcp", "env": {"PORT": ⟦8080⟧}}}}',
        '{"mcpServers": {"a": {"command": "a-mcp", "args": ⟦null⟧}}}',
        '// ~/.config/zed/settings.json\n{"context_servers": {"a": {"command": ⟦{"path": "a-mcp", "args": []}⟧}}}',
        '// opencode.json\n{"mcp": {"a": {"type": "local", "command": ⟦"a-mcp"⟧}}}',
        '{"mcpServers": {"a": {"command": ⟦["npx", "-y", "a-mcp"]⟧}}}',
        '{"mcpServers": {"a": {"command": ⟦""⟧}}}',
      ],
    },
  },
  entry: (entry, context) => {
    for (const { key, value: node } of entry.node.members) {
      const isToolList = key === 'tools' && context.host.id.startsWith('copilot');
      const expected = isToolList ? 'strings' : Object.hasOwn(TYPES, key) ? TYPES[key] : undefined;
      const value = get(entry.value, key);
      if (expected === undefined || value === undefined || node.type === 'hole') continue;
      if (key === context.host.command || key === 'command') checkCommand(entry, key, value, context);
      else checkMember(entry, key, expected, value, context);
    }
  },
};

function checkCommand(entry: Entry, key: string, value: JsonValue, context: ConfigContext): void {
  const { host, hostKnown, servers, report } = context;
  const path = [...entry.path, key];
  const wrong = (what: string, right?: ReturnType<typeof fix>): void =>
    report({ rule: memberType.rule, path, what, fix: right });
  if (host.commandIsArray) {
    if (Array.isArray(value)) return;
    if (typeof value !== 'string')
      return wrong(`\`command\` is ${whatIs(value)}. Use an array of the program and its arguments.`);
    const args = get(entry.value, 'args');
    const words = [...value.split(/\s+/).filter((word) => word !== ''), ...(Array.isArray(args) ? args : [])];
    const steps = [{ do: 'replace', path, value: words } as const];
    return wrong(
      `\`command\` is a string, but ${host.title} takes one array of the program and its arguments. Use ${code(words)}.`,
      fix(
        'Use an array.',
        'unsafe',
        ...steps,
        ...(args === undefined ? [] : [{ do: 'remove', path: [...entry.path, 'args'] } as const]),
      ),
    );
  }
  if (typeof value === 'string') {
    if (value.trim() === '' && entry.urlKey === null)
      wrong('`command` is empty. Name the program that starts the server.');
    return;
  }
  if (isObject(value) && typeof get(value, 'path') === 'string' && (host.id === 'zed' || !hostKnown)) {
    const members = ['args', 'env'].filter(
      (one) => get(value, one) !== undefined && get(entry.value, one) === undefined,
    );
    return wrong(
      '`command` is an object with `path`, which Zed read until 2025. Use a string, with `args` and `env` beside it.',
      fix(
        'Use the current form.',
        'unsafe',
        ...members.map((one) => ({ do: 'move', path: [...path, one], to: [...entry.path, one] }) as const),
        { do: 'replace', path, value: get(value, 'path') ?? '' },
      ),
    );
  }
  // Hosts that write out all members of a server have null beside its URL.
  if (value === null && entry.urlKey !== null && !hostKnown) return;
  // OpenCode reads arrays, and keeps its servers in `mcp`.
  if (Array.isArray(value) && !hostKnown && servers.path.at(-1) !== 'mcpServers') return;
  wrong(`\`command\` is ${kindOf(value)}. Use a string, the program alone, and put its arguments into \`args\`.`);
}

function checkMember(entry: Entry, key: string, expected: Expected, value: JsonValue, context: ConfigContext): void {
  const { hostKnown, report } = context;
  const path = [...entry.path, key];
  const wrong = (at: typeof path, what: string, right?: ReturnType<typeof fix>, mild = false): void =>
    report({ rule: memberType.rule, path: at, what, fix: right, ...(mild && { severity: 'warning' as const }) });
  if (expected === 'string') {
    if (typeof value !== 'string' && !(value === null && key === 'cwd'))
      wrong(path, `${named(key)} is ${whatIs(value)}. Use a string.`);
  } else if (expected === 'boolean' || expected === 'number') {
    if (typeof value !== expected && value !== null && typeof value !== 'object')
      wrong(path, `${named(key)} is ${whatIs(value)}. Use a ${expected}.`, undefined, !hostKnown);
  } else if (expected === 'strings') {
    if (!Array.isArray(value)) {
      const words = typeof value === 'string' ? value.split(/\s+/).filter((word) => word !== '') : [];
      // `alwaysAllow: true` and the like are another host’s habit.
      if (key !== 'args' && typeof value === 'boolean' && !hostKnown) return;
      wrong(
        path,
        `${named(key)} is ${whatIs(value)}. Use an array of strings.`,
        fix('Use an array.', 'unsafe', { do: 'replace', path, value: words }),
      );
      return;
    }
    const index = value.findIndex((item) => typeof item !== 'string');
    const item = value[index];
    const hole = memberOf(entry.node, key)?.value;
    if (item === undefined || (hole?.type === 'array' && hole.items[index]?.type === 'hole')) return;
    const text = item === null || typeof item === 'object' ? undefined : String(item);
    wrong(
      [...path, index],
      `${named(key)} contains ${whatIs(item)}. Use strings only.`,
      text === undefined
        ? undefined
        : fix('Put it in quotes.', 'safe', { do: 'replace', path: [...path, index], value: text }),
      context.subject.syntax === 'yaml',
    );
  } else {
    checkMap(entry, key, value, context);
  }
}

function checkMap(
  entry: Entry,
  key: string,
  value: JsonValue,
  { host, hostKnown, report, subject }: ConfigContext,
): void {
  const path = [...entry.path, key];
  if (value === null && (subject.syntax === 'yaml' || host.id === 'zed')) return;
  if (!isObject(value)) {
    // `env: ["NAME"]` passes variables on in the coding agent’s old form.
    report({
      rule: memberType.rule,
      path,
      what: `${named(key)} is ${whatIs(value)}. Use an object of names and strings.`,
    });
    return;
  }
  const node = memberOf(entry.node, key)?.value;
  const loose =
    host.id === 'vscode' ||
    host.id === 'visual-studio' ||
    host.id === 'vscode-settings' ||
    host.id === 'librechat' ||
    subject.syntax === 'yaml';
  for (const [name, item] of Object.entries(value)) {
    if (typeof item === 'string' || memberOf(node, name)?.value.type === 'hole') continue;
    if (loose && (typeof item === 'number' || typeof item === 'boolean' || item === null)) continue;
    report({
      rule: memberType.rule,
      path: [...path, name],
      ...(!hostKnown && { severity: 'warning' as const }),
      what: `The value of ${named(name)} in ${named(key)} is ${kindOf(item)}. Use a string.`,
      fix:
        item === null || typeof item === 'object'
          ? undefined
          : fix('Put it in quotes.', 'safe', { do: 'replace', path: [...path, name], value: String(item) }),
    });
  }
}
