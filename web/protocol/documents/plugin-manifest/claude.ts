/**
 * The format of the manifest of a plugin for Claude Code (`.claude-plugin/plugin.json`). Source: the schema
 * claude-code-plugin-manifest of https://www.schemastore.org. A test compares it with that one.
 */
import type { JsonObject } from '../../json/types.ts';
import { closedObject, FLAG, list, mapOf, NUMBER, object, oneOf, TEXT, TEXTS } from '../schema-parts.ts';

const FILLED: JsonObject = { type: 'string', minLength: 1 };
const INSIDE: JsonObject = { type: 'string', pattern: '^\\.\\/.*' };
const fileOf = (ending: string): JsonObject => ({
  type: 'string',
  allOf: [INSIDE, { pattern: `.*\\.${ending}$` }],
});
const JSON_FILE = fileOf('json');
const MARKDOWN = fileOf('md');
const PATHS: JsonObject = { anyOf: [INSIDE, list(INSIDE)] };
const POSITIVE: JsonObject = { type: 'integer', exclusiveMinimum: 0, maximum: Number.MAX_SAFE_INTEGER };

/** One of these forms, or an array of them. */
const oneOrMany = (...forms: readonly JsonObject[]): JsonObject => ({ anyOf: [...forms, list({ anyOf: [...forms] })] });
const constant = (value: string): JsonObject => ({ type: 'string', const: value });

const OPTION = closedObject(
  {
    type: oneOf('string', 'number', 'boolean', 'directory', 'file'),
    title: TEXT,
    description: TEXT,
    required: FLAG,
    default: { anyOf: [TEXT, NUMBER, FLAG, TEXTS] },
    multiple: FLAG,
    sensitive: FLAG,
    min: NUMBER,
    max: NUMBER,
  },
  ['type', 'title', 'description'],
);

const OAUTH = object({
  clientId: TEXT,
  callbackPort: POSITIVE,
  authServerMetadataUrl: { type: 'string', pattern: '^https:\\/\\/.*' },
  scopes: FILLED,
  xaa: FLAG,
});
const address = (type: string, more: JsonObject): JsonObject =>
  object({ type: constant(type), url: TEXT, headers: mapOf(TEXT), headersHelper: TEXT, ...more }, ['type', 'url']);
const SERVERS = mapOf({
  anyOf: [
    object({ type: constant('stdio'), command: FILLED, args: TEXTS, env: mapOf(TEXT) }, ['command']),
    address('sse', { oauth: OAUTH }),
    address('http', { oauth: OAUTH }),
    address('ws', {}),
  ],
});

const LANGUAGE_SERVERS = mapOf(
  closedObject(
    {
      command: FILLED,
      args: list(FILLED),
      env: mapOf(TEXT),
      extensionToLanguage: { ...mapOf(FILLED), propertyNames: { minLength: 2 } },
      transport: oneOf('stdio', 'socket'),
      initializationOptions: true,
      settings: true,
      workspaceFolder: TEXT,
      startupTimeout: POSITIVE,
      shutdownTimeout: POSITIVE,
      restartOnCrash: FLAG,
      maxRestarts: { type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER },
    },
    ['command', 'extensionToLanguage'],
  ),
);

const hook = (type: string, more: JsonObject, required: readonly string[]): JsonObject =>
  object(
    {
      type: constant(type),
      if: TEXT,
      once: FLAG,
      statusMessage: TEXT,
      timeout: { type: 'number', exclusiveMinimum: 0 },
      ...more,
    },
    ['type', ...required],
  );
const EVENTS =
  'PreToolUse PostToolUse PostToolUseFailure PostToolBatch Notification UserPromptSubmit UserPromptExpansion SessionStart SessionEnd Stop StopFailure SubagentStart SubagentStop PreCompact PostCompact PermissionRequest PermissionDenied Setup TeammateIdle TaskCreated TaskCompleted Elicitation ElicitationResult ConfigChange WorktreeCreate WorktreeRemove InstructionsLoaded CwdChanged FileChanged'.split(
    ' ',
  );
const HOOKS: JsonObject = {
  ...mapOf(
    list(
      object(
        {
          matcher: TEXT,
          hooks: list({
            anyOf: [
              hook('command', { command: TEXT, async: FLAG, asyncRewake: FLAG, shell: oneOf('bash', 'powershell') }, [
                'command',
              ]),
              hook('prompt', { prompt: TEXT, model: TEXT }, ['prompt']),
              hook('agent', { prompt: TEXT, model: TEXT }, ['prompt']),
              hook('http', { url: TEXT, headers: mapOf(TEXT), allowedEnvVars: TEXTS }, ['url']),
              hook('mcp_tool', { server: TEXT, tool: TEXT, input: { type: 'object' } }, ['server', 'tool']),
            ],
          }),
        },
        ['hooks'],
      ),
    ),
  ),
  propertyNames: { enum: EVENTS },
};

const COMMAND = object({
  source: INSIDE,
  content: TEXT,
  description: TEXT,
  argumentHint: TEXT,
  model: TEXT,
  allowedTools: TEXTS,
});
const NAME_PATTERN = '^[A-Za-z0-9][-A-Za-z0-9._]*';
const DEPENDENCY: JsonObject = {
  anyOf: [
    { type: 'string', pattern: `${NAME_PATTERN}(@[A-Za-z0-9][-A-Za-z0-9._]*)?(@\\^[^@]*)?$` },
    object(
      { name: { ...FILLED, pattern: `${NAME_PATTERN}$` }, marketplace: { ...FILLED, pattern: `${NAME_PATTERN}$` } },
      ['name'],
    ),
  ],
};

/** The schema. */
export function claudePluginSchema(): JsonObject {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    ...object(
      {
        $schema: TEXT,
        name: FILLED,
        version: TEXT,
        description: TEXT,
        author: object({ name: FILLED, email: TEXT, url: TEXT }, ['name']),
        homepage: TEXT,
        repository: TEXT,
        license: TEXT,
        keywords: TEXTS,
        dependencies: list(DEPENDENCY),
        commands: { anyOf: [INSIDE, list(INSIDE), mapOf(COMMAND)] },
        agents: { anyOf: [MARKDOWN, list(MARKDOWN)] },
        skills: PATHS,
        outputStyles: PATHS,
        themes: PATHS,
        hooks: oneOrMany(JSON_FILE, HOOKS),
        mcpServers: oneOrMany(TEXT, SERVERS),
        lspServers: oneOrMany(JSON_FILE, LANGUAGE_SERVERS),
        monitors: {
          anyOf: [
            JSON_FILE,
            list(
              closedObject(
                {
                  name: FILLED,
                  command: FILLED,
                  description: FILLED,
                  when: { type: 'string', pattern: '^(?:always$|on-skill-invoke:)' },
                },
                ['name', 'command', 'description'],
              ),
            ),
          ],
        },
        channels: list(closedObject({ server: FILLED, displayName: TEXT, userConfig: mapOf(OPTION) }, ['server'])),
        userConfig: { ...mapOf(OPTION), propertyNames: { pattern: '^[A-Za-z_]\\w*$' } },
        settings: { type: 'object' },
      },
      ['name'],
    ),
  };
}
