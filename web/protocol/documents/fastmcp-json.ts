/** fastmcp.json: how the command `fastmcp run` starts a server. A test compares the schema with the official one. */
import { get, isObject } from '../json/object.ts';
import type { JsonObject } from '../json/types.ts';
import { defineDocument, type DocumentRule } from './define.ts';
import {
  judgeBySchema,
  judgeUnlisted,
  listOf,
  prepared,
  schemaRules,
  type SchemaJudgement,
} from './schema-findings.ts';
import { object, TEXT } from './schema-parts.ts';
import { hasAny, textAt } from './values.ts';

const AUTHORITY = {
  spec: 'https://gofastmcp.com/deployment/server-configuration',
  specTitle: 'FastMCP, project configuration',
} as const;

const MAYBE_TEXT: JsonObject = { type: ['string', 'null'] };
const MAYBE_TEXTS: JsonObject = { type: ['array', 'null'], items: TEXT };
const maybeOneOf = (...values: readonly string[]): JsonObject => ({ enum: [...values, null] });

/** The schema, version v1. Source: docs/public/schemas/fastmcp.json of https://github.com/PrefectHQ/fastmcp. */
export function fastmcpSchema(): JsonObject {
  return object(
    {
      $schema: MAYBE_TEXT,
      source: object({ type: { type: 'string', const: 'filesystem' }, path: TEXT, entrypoint: MAYBE_TEXT }, ['path']),
      environment: object({
        type: { type: 'string', const: 'uv' },
        python: MAYBE_TEXT,
        dependencies: MAYBE_TEXTS,
        requirements: MAYBE_TEXT,
        project: MAYBE_TEXT,
        editable: MAYBE_TEXTS,
      }),
      deployment: object({
        transport: maybeOneOf('stdio', 'http', 'sse', 'streamable-http'),
        host: MAYBE_TEXT,
        port: { type: ['integer', 'null'] },
        path: MAYBE_TEXT,
        log_level: maybeOneOf('DEBUG', 'INFO', 'WARNING', 'ERROR', 'CRITICAL'),
        cwd: MAYBE_TEXT,
        env: { type: ['object', 'null'], additionalProperties: TEXT },
        args: MAYBE_TEXTS,
      }),
    },
    ['source'],
  );
}

const good = ['{"source": {"path": "server.py"}, "deployment": {"transport": "http", "port": 8000}}'];
const RULES = schemaRules(
  { prefix: 'fastmcp-json', ...AUTHORITY, refuser: 'FastMCP' },
  {
    missing: { good, bad: ['{⟦"source"⟧: {"entrypoint": "mcp"}, "environment": {}}'] },
    type: { good, bad: ['{"source": {"path": "server.py"}, "deployment": {"port": ⟦"8000"⟧}}'] },
    value: { good, bad: ['{"source": {"path": "server.py"}, "deployment": {"transport": ⟦"websocket"⟧}}'] },
    unlisted: { good, bad: ['{"source": {"path": "server.py"}, "environment": {⟦"dependancies"⟧: []}}'] },
  },
);
const FORMER: DocumentRule = {
  id: 'fastmcp-json/entrypoint',
  title: '`source` {must} name the file of the server',
  level: 'SHOULD',
  why: 'Before the first version of the format `entrypoint` was at the top, but the schema requires `source`.',
  ...AUTHORITY,
  examples: { good, bad: ['{⟦"entrypoint"⟧: "server.py", "environment": {}}'] },
};

const schema = prepared(fastmcpSchema);

/** The kind. */
export const fastmcpJson = defineDocument({
  kind: 'fastmcp-json',
  rules: [...listOf(RULES), FORMER],
  recognize({ value, clues }) {
    if (!isObject(value)) return null;
    const title = 'fastmcp.json';
    const named = textAt(value, '$schema') ?? '';
    if (/fastmcp/u.test(named)) return { title, type: 'v1', because: 'Its `$schema` is that of fastmcp.json.' };
    const source = get(value, 'source');
    const path = isObject(source) && hasAny(source, ['path', 'entrypoint']);
    const clued = clues.some((clue) => clue.includes('fastmcp.json'));
    if (path && (clued || hasAny(value, ['environment', 'deployment'])))
      return { title, type: 'v1', because: 'It has `source` with `environment` or `deployment`.' };
    const environment = get(value, 'environment');
    const former = typeof get(value, 'entrypoint') === 'string' && isObject(environment);
    return former && !hasAny(value, ['image', 'services', 'command'])
      ? { title, type: 'v1', because: 'It has `entrypoint` and `environment`.' }
      : null;
  },
  judge({ value }, _recognition, report) {
    if (!isObject(value)) return;
    const judgement: SchemaJudgement = {
      schema: schema(),
      value,
      base: [],
      rules: RULES,
      name: 'the schema of fastmcp.json',
      whole: 'the file',
      report,
      revise: (fault, finding) => {
        if (fault.missing === 'path' && fault.path.length === 1)
          return { ...finding, path: ['source'], mark: 'missing' };
        if (fault.missing !== 'source' || typeof get(value, 'entrypoint') !== 'string') return finding;
        return {
          rule: FORMER,
          path: ['entrypoint'],
          mark: 'key',
          what: '`entrypoint` is at the top. Write `"source": {"path": …}` instead.',
        };
      },
    };
    judgeUnlisted(judgement, judgeBySchema(judgement));
  },
});
