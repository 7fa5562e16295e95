/** The rules about smithery.yaml. */
import type { DocumentRule } from './define.ts';

const AUTHORITY = {
  spec: 'https://smithery.ai/docs/config/smithery.yaml',
  specTitle: 'Smithery, smithery.yaml reference',
} as const;

const start = (more: string): string => `{"startCommand": {"type": "stdio", ${more}}}`;
const RUN = '"commandFunction": "(config) => ({ command: \'node\', args: [\'index.js\'] })"';
const good = [
  start(`"configSchema": {"type": "object", "properties": {"key": {"type": "string"}}, "required": ["key"]}, ${RUN}`),
];

/** `commandFunction` is something else than a function. */
export const FUNCTION: DocumentRule = {
  id: 'smithery-yaml/command-function',
  title: '`commandFunction` {must} be a JavaScript function',
  level: 'MUST',
  why: 'Smithery calls it with the user’s configuration to learn how to start the server.',
  ...AUTHORITY,
  examples: {
    good,
    bad: [
      start('"configSchema": {}, "commandFunction": ⟦{"command": "node"}⟧'),
      start('"configSchema": {}, "commandFunction": ⟦"node index.js"⟧'),
    ],
  },
};
/** A server over stdio without `commandFunction`. */
export const MISSING: DocumentRule = {
  id: 'smithery-yaml/missing-function',
  title: 'A server over stdio {must} have `commandFunction`',
  level: 'MUST',
  why: 'Smithery learns the command of the server from it, and cannot start the server otherwise.',
  ...AUTHORITY,
  examples: {
    good: [...good, '{"startCommand": {"type": "http", "configSchema": {}}}'],
    bad: ['{⟦"startCommand"⟧: {"type": "stdio", "configSchema": {}}}'],
  },
};
/** Template tags instead of YAML. */
export const TEMPLATE: DocumentRule = {
  id: 'smithery-yaml/template',
  title: 'The file {must} be YAML, without template tags',
  level: 'MUST',
  why: 'Smithery reads the file as it is, and nothing replaces the tags.',
  ...AUTHORITY,
  examples: {
    good,
    bad: [
      'startCommand:\n  type: stdio\n  configSchema: {}\n  commandFunction:\n    ⟦<%- if (config.key) { %>⟧\n    command: node\n',
    ],
  },
};
/** A value that is not supported. */
export const TYPE: DocumentRule = {
  id: 'smithery-yaml/type',
  title: 'Values {must} be among the supported ones',
  level: 'MUST',
  why: 'Smithery does not know how to start the server otherwise.',
  ...AUTHORITY,
  examples: {
    good,
    bad: [
      '{"startCommand": {"type": ⟦"sse"⟧, "configSchema": {}}}',
      '{"runtime": ⟦"python"⟧, "startCommand": {"type": "http"}}',
    ],
  },
};
/** A function that returns no command. */
export const RETURNS: DocumentRule = {
  id: 'smithery-yaml/command',
  title: '`commandFunction` {must} return a `command`',
  level: 'SHOULD',
  why: 'Smithery starts the returned `command` with `args` and `env`.',
  ...AUTHORITY,
  examples: { good, bad: [start('"configSchema": {}, "commandFunction": ⟦"(config) => [\'node\', \'index.js\']"⟧')] },
};
/** A function that changes its own environment. */
export const ENVIRONMENT: DocumentRule = {
  id: 'smithery-yaml/environment',
  title: 'Variables {must} be returned in `env`',
  level: 'SHOULD',
  why: 'The function runs in another process than the server, which never sees a change of `process.env`.',
  ...AUTHORITY,
  examples: {
    good,
    bad: [
      start(
        `"configSchema": {}, "commandFunction": "(config) => { ⟦process.env.DEBUG⟧ = 'true'; return { command: 'node' }; }"`,
      ),
    ],
  },
};
/** `npx` without `-y`. */
export const CONFIRM: DocumentRule = {
  id: 'smithery-yaml/npx',
  title: '`npx` {must} be called with `-y`',
  level: 'SHOULD',
  why: '`npx` asks before it installs a package, and nobody answers.',
  ...AUTHORITY,
  examples: {
    good,
    bad: [start(`"configSchema": {}, "commandFunction": "() => ({ command: ⟦'npx'⟧, args: ['weather-mcp'] })"`)],
  },
};
/** A required value that is not described. */
export const REQUIRED: DocumentRule = {
  id: 'smithery-yaml/required',
  title: '`required` {must} name properties of `configSchema`',
  level: 'SHOULD',
  why: 'Nobody is asked for a value that is not described, so the configuration is never complete.',
  ...AUTHORITY,
  examples: {
    good,
    bad: [start(`"configSchema": {"type": "object", "properties": {"key": {}}, "required": [⟦"apiKey"⟧]}, ${RUN}`)],
  },
};
/** A configuration that is not a JSON Schema. */
export const CONFIG: DocumentRule = {
  id: 'smithery-yaml/config-schema',
  title: '`configSchema` {must} be a JSON Schema',
  level: 'MUST',
  why: 'Smithery builds a form from it, and JSON Schema has seven types: `string`, `number`, `integer`, `boolean`, `array`, `object` and `null`.',
  ...AUTHORITY,
  examples: {
    good,
    bad: [
      start(`"configSchema": {"type": "object", "properties": {"key": {"type": ⟦"str"⟧}}}, ${RUN}`),
      start(`"configSchema": {"type": "object", "properties": {"key": ⟦"string"⟧}}, ${RUN}`),
      start(
        `"configSchema": {"type": "object", "properties": {"key": {"type": "string", "required": ⟦true⟧}}}, ${RUN}`,
      ),
      start(`⟦"configSchema"⟧: {"key": {"type": "string"}}, ${RUN}`),
    ],
  },
};
/** An example that does not match the schema. */
export const EXAMPLE: DocumentRule = {
  id: 'smithery-yaml/example-config',
  title: '`exampleConfig` {must} match `configSchema`',
  level: 'SHOULD',
  why: 'Smithery starts the server with it to list its tools.',
  ...AUTHORITY,
  examples: {
    good,
    bad: [
      start(
        `"configSchema": {"type": "object", "properties": {"port": {"type": "number"}}}, "exampleConfig": {"port": ⟦"80"⟧}, ${RUN}`,
      ),
    ],
  },
};
/** A runtime beside a server over stdio. */
export const BOTH: DocumentRule = {
  id: 'smithery-yaml/stdio-runtime',
  title: '`runtime` {must} not be combined with a stdio server',
  level: 'SHOULD',
  why: '`runtime` is for servers over HTTP, and the stdio form is the former one.',
  ...AUTHORITY,
  examples: {
    good,
    bad: [`{"runtime": "container", "startCommand": {"type": ⟦"stdio"⟧, "configSchema": {}, ${RUN}}}`],
  },
};
