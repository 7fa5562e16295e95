/** plugin.json: plugins for Claude Code, Codex and Copilot CLI, which may contain MCP servers. */
import { code, named } from '../../json/describe.ts';
import { get, isObject } from '../../json/object.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { defineDocument, type DocumentRule } from '../define.ts';
import {
  judgeBySchema,
  judgeUnlisted,
  listOf,
  prepared,
  schemaRules,
  type PreparedSchema,
  type SchemaJudgement,
} from '../schema-findings.ts';
import { hasAny, textAt } from '../values.ts';
import { claudePluginSchema } from './claude.ts';
import { codexPluginSchema } from './codex.ts';
import { copilotPluginSchema } from './copilot.ts';

const AUTHORITY = {
  spec: 'https://code.claude.com/docs/en/plugins-reference',
  specTitle: 'Claude Code, plugins reference',
} as const;

const plugin = (more: string): string =>
  `{"name": "weather", "description": "Weather", "hooks": "./hooks/hooks.json"${more}}`;
const good = [plugin(', "mcpServers": "./.mcp.json"')];
const INTERFACE =
  '"interface": {"displayName": "W", "shortDescription": "W", "longDescription": "W", "developerName": "A", "category": "C", "capabilities": ["Read"], "defaultPrompt": "Hi"}';
const codex = (more: string): string =>
  `{"name": "weather", "version": "1.0.0", "description": "W", "author": {"name": "Ada"}, ${INTERFACE}${more}}`;

const RULES = schemaRules(
  { prefix: 'plugin-manifest', ...AUTHORITY, refuser: 'The host' },
  {
    missing: {
      good: [...good, codex('')],
      bad: [
        '⟦{"hooks": "./hooks.json", "mcpServers": "./.mcp.json"}⟧',
        `⟦{"name": "weather", "version": "1.0.0", "author": {"name": "Ada"}, ${INTERFACE}}⟧`,
      ],
    },
    unknown: { good: [codex('')], bad: [codex(', ⟦"bugs"⟧: "https://weather.example"')] },
    type: { good, bad: [plugin(', "author": ⟦"Ada"⟧')] },
    value: { good, bad: [codex(', "homepage": ⟦"http://weather.example"⟧')] },
    unlisted: { good, bad: [plugin(', ⟦"licence"⟧: "MIT"')] },
  },
);

const PATH: DocumentRule = {
  id: 'plugin-manifest/path',
  title: 'Paths {must} be relative to the plugin, with `./`',
  level: 'MUST',
  why: 'Claude Code refuses other paths, while Copilot CLI also accepts paths without `./`.',
  ...AUTHORITY,
  examples: { good, bad: [plugin(', "lspServers": {}, "mcpServers": ⟦"/etc/mcp.json"⟧')] },
};
const ROOT: DocumentRule = {
  id: 'plugin-manifest/root',
  title: 'Files of the plugin {must} be named by `${CLAUDE_PLUGIN_ROOT}`',
  level: 'SHOULD',
  why: 'The server starts in the folder of the user’s project, so other relative paths lead there.',
  ...AUTHORITY,
  examples: {
    good: [plugin(', "mcpServers": {"weather": {"command": "node", "args": ["${CLAUDE_PLUGIN_ROOT}/server.js"]}}')],
    bad: [plugin(', "mcpServers": {"weather": {"command": "node", "args": [⟦"./server.js"⟧]}}')],
  },
};

type Host = 'claude-code' | 'codex' | 'copilot-cli';

const SCHEMAS: Readonly<Record<Host, () => PreparedSchema>> = {
  'claude-code': prepared(claudePluginSchema),
  codex: prepared(codexPluginSchema),
  'copilot-cli': prepared(copilotPluginSchema),
};
const NAMES: Readonly<Record<Host, string>> = {
  'claude-code': 'Claude Code',
  codex: 'Codex',
  'copilot-cli': 'Copilot CLI',
};

/** Members that name files of the plugin. */
const COMPONENTS = [
  'commands',
  'agents',
  'skills',
  'hooks',
  'mcpServers',
  'lspServers',
  'outputStyles',
  'monitors',
  'themes',
  'apps',
];
const FOREIGN = [
  'manifest_version',
  'dxt_version',
  'main',
  'scripts',
  'bin',
  'packages',
  'remotes',
  'jsonrpc',
  'inputSchema',
  'engines',
  'contextFileName',
];

/** The strings in a member that is a string or an array of strings. */
function pathsIn(value: JsonValue | undefined): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
}

function isPath(text: string): boolean {
  return /^\.{0,2}\/|\/$|\.(?:json|md)$|^\$\{|^[\w-]+$/u.test(text);
}

function hostOf(value: JsonObject, clues: readonly string[]): Host {
  const clue = clues.join('\n');
  if (clue.includes('.codex-plugin') || isObject(get(value, 'interface'))) return 'codex';
  if (clue.includes('.claude-plugin')) return 'claude-code';
  const paths = COMPONENTS.flatMap((key) => pathsIn(get(value, key)));
  const loose = paths.some((path) => !/^(?:\.\/|\$\{|https?:|[/\\]|[A-Za-z]:)/u.test(path));
  return loose || clue.includes('.github/plugin') ? 'copilot-cli' : 'claude-code';
}

/** The kind. */
export const pluginManifest = defineDocument({
  kind: 'plugin-manifest',
  rules: [...listOf(RULES), PATH, ROOT],
  recognize({ value, clues }) {
    if (!isObject(value) || hasAny(value, FOREIGN)) return null;
    const host = hostOf(value, clues);
    const title = `Plugin for ${NAMES[host]}`;
    const clued = clues.some((clue) => /plugin\.json|-plugin\//u.test(clue));
    if (clued && hasAny(value, ['name', ...COMPONENTS]))
      return { title, host, because: 'The text around it names `plugin.json`.' };
    const components = COMPONENTS.filter((key) => {
      const paths = pathsIn(get(value, key));
      return paths.length > 0 && paths.every(isPath);
    });
    if (typeof get(value, 'mcpServers') === 'string')
      return { title, host, because: 'Its `mcpServers` names a file, as plugins do.' };
    const described = hasAny(value, ['name']) && hasAny(value, ['description', 'author', 'version']);
    if (components.length > 0 && (described || components.length > 1))
      return { title, host, because: `Its ${named(components[0] ?? '')} names files, as plugins do.` };
    if (!hasAny(value, ['name'])) return null;
    if (isObject(get(value, 'interface')) && described)
      return { title, host, because: 'It has `interface` as plugins for Codex have.' };
    const servers = get(value, 'mcpServers');
    if (!isObject(servers)) return null;
    const rooted = JSON.stringify(servers).includes('PLUGIN_ROOT}');
    return rooted || hasAny(value, ['author', 'keywords', 'license', ...components])
      ? { title, host, because: 'It has a name and an author beside `mcpServers`.' }
      : null;
  },
  judge({ value }, recognition, report) {
    if (!isObject(value)) return;
    const host: Host =
      recognition.host === 'codex' || recognition.host === 'copilot-cli' ? recognition.host : 'claude-code';
    const judgement: SchemaJudgement = {
      schema: SCHEMAS[host](),
      value,
      base: [],
      rules: RULES,
      name: `the schema for ${NAMES[host]}`,
      whole: 'the manifest',
      report,
    };
    const faulty = judgeBySchema(judgement);
    if (host === 'claude-code') {
      const servers = get(value, 'mcpServers');
      const file = typeof servers === 'string' ? servers : './';
      if (!/^(?:\.\/|\$\{|https?:\/\/)/u.test(file))
        report({
          rule: PATH,
          path: ['mcpServers'],
          what: `\`mcpServers\` is ${code(file)}. Use a path such as \`./.mcp.json\`.`,
        });
      if (isObject(servers)) judgeServers(servers, report);
    }
    judgeUnlisted(judgement, faulty);
  },
});

function judgeServers(servers: JsonObject, report: Parameters<typeof pluginManifest.judge>[2]): void {
  for (const id of Object.keys(servers)) {
    const server = get(servers, id);
    if (!isObject(server)) continue;
    const path = ['mcpServers', id];
    const command = textAt(server, 'command');
    const args = get(server, 'args');
    const places = [
      { text: command, path: [...path, 'command'] },
      ...(Array.isArray(args) ? args.map((text, index) => ({ text, path: [...path, 'args', index] })) : []),
    ];
    for (const { text, path: at } of places) {
      if (typeof text !== 'string' || !/^\.{1,2}\//u.test(text)) continue;
      const right = `\${CLAUDE_PLUGIN_ROOT}/${text.replace(/^\.\//u, '')}`;
      const fix = text.startsWith('./')
        ? {
            fix: {
              says: 'Use `${CLAUDE_PLUGIN_ROOT}`.',
              safety: 'unsafe',
              steps: [{ do: 'replace', path: at, value: right }],
            } as const,
          }
        : {};
      report({ rule: ROOT, path: at, what: `The path is ${code(text)}. Use ${code(right)}.`, ...fix });
    }
  }
}
