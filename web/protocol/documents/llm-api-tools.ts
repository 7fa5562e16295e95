/** Tools as the APIs of OpenAI, Anthropic and Google take them, which are not MCP tools; and their conversion. */
import { get, isObject } from '../json/object.ts';
import type { Path } from '../json/plan.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import { defineDocument, type DocumentRule, type Recognition } from './define.ts';
import { hasAny, hasOnly, itemsAt, textAt } from './values.ts';

const AUTHORITY = {
  spec: 'https://modelcontextprotocol.io/specification/2025-11-25/server/tools',
  specTitle: 'MCP, Tools',
} as const;

const NOT_MCP: DocumentRule = {
  id: 'llm-api-tools/not-mcp',
  title: 'Tools of a model API are not MCP tools',
  level: 'INFO',
  why: 'MCP hosts convert MCP tools to the form of the model API, so servers never send this form.',
  ...AUTHORITY,
  examples: {
    good: ['{"mcp_version": "2025-11-25", "tools": [], "endpoints": {}}'],
    bad: [
      '{"type": "function", "function": {"name": "forecast", ⟦"parameters"⟧: {"type": "object"}}}',
      '[{"name": "forecast", ⟦"input_schema"⟧: {"type": "object"}}]',
      '{"functionDeclarations": [{"name": "forecast", ⟦"parameters"⟧: {"type": "OBJECT"}}]}',
    ],
  },
};
const CONNECTOR: DocumentRule = {
  id: 'llm-api-tools/connector',
  title: 'The model API connects to the MCP server itself',
  level: 'INFO',
  why: 'Names such as `server_label` and `server_url` are members of the API’s request, not of a host’s configuration.',
  spec: 'https://platform.openai.com/docs/guides/tools-connectors-mcp',
  specTitle: 'OpenAI, connectors and MCP servers',
  examples: {
    good: ['[{"name": "forecast", "input_schema": {"type": "object"}}]'],
    bad: [
      '{"model": "m", "tools": [⟦{"type": "mcp", "server_label": "weather", "server_url": "https://weather.example/mcp"}⟧], "input": "Hi"}',
    ],
  },
};

/** The API whose form it is. */
export type ModelApi = 'OpenAI' | 'Anthropic' | 'Gemini';

/** The API of one entry of `tools`; null if it is none. */
function apiOf(value: JsonValue): ModelApi | null {
  if (!isObject(value)) return null;
  const type = get(value, 'type');
  if (type === 'mcp' && hasAny(value, ['server_label', 'server_url', 'connector_id'])) return 'OpenAI';
  if (type === 'function' && (isObject(get(value, 'function')) || hasAny(value, ['parameters']))) return 'OpenAI';
  if (hasAny(value, ['functionDeclarations', 'function_declarations'])) return 'Gemini';
  const name = textAt(value, 'name');
  if (name === null || hasAny(value, ['inputSchema', 'arguments', 'jsonrpc', 'method'])) return null;
  if (isObject(get(value, 'input_schema'))) return 'Anthropic';
  const parameters = get(value, 'parameters');
  const known = hasOnly(value, new Set(['name', 'description', 'parameters', 'strict', 'response', 'type']));
  return isObject(parameters) && known && hasAny(parameters, ['type', 'properties']) ? 'OpenAI' : null;
}

/** The entries, and the API they are for; null if some entry is something else. */
function toolsIn(
  value: JsonValue | undefined,
): { readonly api: ModelApi; readonly entries: readonly JsonValue[]; readonly request: boolean } | null {
  if (isObject(value)) {
    const lone = apiOf(value);
    if (lone !== null) return { api: lone, entries: [value], request: false };
  }
  const request =
    isObject(value) &&
    (hasAny(value, ['model', 'messages', 'input', 'contents', 'max_tokens', 'tool_choice']) || isConnectorList(value));
  const bare = isObject(value) ? itemsAt(value, 'tools') : Array.isArray(value) ? value : [];
  const entries = isObject(value) && request && bare.length === 0 ? itemsAt(value, 'mcp_servers') : bare;
  const [first] = entries;
  if (first === undefined) return null;
  if (request && isObject(first) && bare.length === 0)
    return hasAny(first, ['url']) ? { api: 'Anthropic', entries, request } : null;
  const apis = entries.slice(0, 200).map(apiOf);
  const [api] = apis;
  if (!api || apis.includes(null)) return null;
  // A result of `tools/list` with a misspelled key is judged as that.
  if (isObject(value) && !request && api !== 'OpenAI' && api !== 'Gemini') return null;
  return { api, entries, request };
}

/** The servers of a request to Anthropic’s API, shown without the rest: its only member is a list with the type `url`. */
function isConnectorList(value: JsonObject): boolean {
  const servers = itemsAt(value, 'mcp_servers');
  const only = hasOnly(value, new Set(['mcp_servers', 'tools', 'betas']));
  return only && servers.length > 0 && servers.every((one) => isObject(one) && get(one, 'type') === 'url');
}

/** A tool of a model API. */
export interface ModelTool {
  /** As an MCP tool; its schema is as written. */
  readonly tool: JsonObject;
  /** The same as written. */
  readonly own: JsonObject;
  /** The place of the tool within the value, and the member that has its schema. */
  readonly path: Path;
  readonly schemaKey: string;
  /** True if OpenAI’s older form is used, with `function` around the tool. */
  readonly isNested: boolean;
}

/** The tools of a model API with their places; null if the value has none of these forms. Connectors are left out. */
export function modelTools(
  value: JsonValue,
): { readonly api: ModelApi; readonly tools: readonly ModelTool[]; readonly isOne: boolean } | null {
  const found = toolsIn(value);
  if (found === null) return null;
  const isOne = found.entries[0] === value;
  const base = isObject(value) && !isOne ? ['tools'] : [];
  const tools = found.entries.flatMap((entry, index) => toolsAt(entry, isOne ? base : [...base, index]));
  return { api: found.api, tools, isOne: isOne && tools.length === 1 };
}

const SCHEMA_KEYS = ['input_schema', 'parameters', 'parametersJsonSchema'] as const;

function toolsAt(entry: JsonValue, path: Path): ModelTool[] {
  if (!isObject(entry) || isConnector(entry)) return [];
  for (const key of ['functionDeclarations', 'function_declarations']) {
    const declared = get(entry, key);
    if (Array.isArray(declared)) return declared.flatMap((one, index) => functionAt(one, [...path, key, index]));
  }
  return functionAt(entry, path);
}

function functionAt(entry: JsonValue, path: Path): ModelTool[] {
  if (!isObject(entry)) return [];
  const inner = get(entry, 'function');
  const isNested = isObject(inner);
  const own = isNested ? inner : entry;
  if (textAt(own, 'name') === null) return [];
  const schemaKey = SCHEMA_KEYS.find((key) => get(own, key) !== undefined) ?? 'parameters';
  const { [schemaKey]: schema, ...rest } = own;
  const tool = schema === undefined ? rest : { ...rest, inputSchema: schema };
  return [{ tool, own, path: isNested ? [...path, 'function'] : path, schemaKey, isNested }];
}

function isConnector(entry: JsonValue): boolean {
  return isObject(entry) && (get(entry, 'type') === 'mcp' || get(entry, 'type') === 'url');
}

/** A call of a model API, in a program, that names an MCP server. */
const CALL: Recognition = {
  title: 'Request to the model API of OpenAI',
  type: 'OpenAI',
  because: 'The program calls the model API with an MCP server among its tools.',
};

function isCall(text: string): boolean {
  return (
    /\.create\(/u.test(text) &&
    /\btools\b/u.test(text) &&
    /\bserver_label\b/u.test(text) &&
    /\bserver_url\b/u.test(text)
  );
}

/** The kind. */
export const llmApiTools = defineDocument({
  kind: 'llm-api-tools',
  rules: [NOT_MCP, CONNECTOR],
  recognize({ value, tree, text, span }) {
    if (tree === null) return isCall(text.slice(span.start, Math.min(span.end, span.start + 20_000))) ? CALL : null;
    if (isObject(value) && hasAny(value, ['jsonrpc', 'mcpServers', 'nextCursor'])) return null;
    const found = toolsIn(value);
    if (found === null) return null;
    const what = found.request ? 'Request to the model API' : 'Tools for the model API';
    return {
      title: `${what} of ${found.api}`,
      type: found.api,
      because: `The tools have the form that the API of ${found.api} takes.`,
    };
  },
  judge({ value, text, span }, recognition, report) {
    if (recognition === CALL) {
      const at = /["']?type["']?\s*[:=]\s*["']mcp["']/u.exec(text.slice(span.start, span.end));
      const start = span.start + (at?.index ?? 0);
      report({
        rule: CONNECTOR,
        ...(at ? { span: { start, end: start + at[0].length } } : {}),
        what: 'The program passes an MCP server to the model API. Use `url` in the configuration of a host instead.',
      });
    }
    const found = toolsIn(value);
    if (found === null) return;
    const connector = found.entries.findIndex(isConnector);
    if (connector >= 0) {
      const key = isObject(value) && itemsAt(value, 'tools') === found.entries ? 'tools' : 'mcp_servers';
      const path = found.entries[0] === value ? [] : isObject(value) ? [key, connector] : [connector];
      report({
        rule: CONNECTOR,
        path,
        what: `The request names an MCP server for the API of ${found.api}. Use \`url\` in the configuration of a host instead.`,
      });
      return;
    }
    const key = found.api === 'Anthropic' ? '`input_schema`' : '`parameters`';
    const outer = found.api === 'OpenAI' ? ', and drop `type` and `function` around it' : '';
    // The member in which the two forms differ.
    const [first] = value === undefined ? [] : (modelTools(value)?.tools ?? []);
    const isShown = first !== undefined && hasAny(first.own, [first.schemaKey]);
    report({
      rule: NOT_MCP,
      ...(isShown && { path: [...first.path, first.schemaKey], mark: 'key' as const }),
      what: `These are tools for the API of ${found.api}. For an MCP server, rename ${key} to \`inputSchema\`${outer}.`,
    });
  },
});

/**
 * The tools of a model API as MCP tools, with `name`, `description` and `inputSchema`. Null if the value is none of these forms.
 * Types in capitals, as Gemini writes them, become those of JSON Schema; entries without a name are left out.
 */
export function toMcpTools(value: JsonValue): JsonObject[] | null {
  const found = toolsIn(value) ?? toolsIn(isObject(value) ? get(value, 'tools') : undefined);
  return found === null ? null : found.entries.flatMap(toolsOf);
}

function toolsOf(entry: JsonValue): JsonObject[] {
  if (!isObject(entry)) return [];
  const declared = get(entry, 'functionDeclarations') ?? get(entry, 'function_declarations');
  if (Array.isArray(declared)) return declared.flatMap(toolsOf);
  const inner = get(entry, 'function');
  const tool = isObject(inner) ? inner : entry;
  const name = textAt(tool, 'name');
  if (name === null) return [];
  const description = textAt(tool, 'description');
  const schema = get(tool, 'input_schema') ?? get(tool, 'parameters') ?? get(tool, 'parametersJsonSchema');
  return [{ name, ...(description === null ? {} : { description }), inputSchema: schemaOf(schema) }];
}

/** An object schema: MCP requires `type: "object"` at its root. */
function schemaOf(schema: JsonValue | undefined): JsonObject {
  const plain = isObject(schema) ? lowerTypes(schema, 0) : {};
  return isObject(plain) ? { ...plain, type: 'object' } : { type: 'object' };
}

const MAX_DEPTH = 50;

function lowerTypes(value: JsonValue, depth: number): JsonValue {
  if (depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => lowerTypes(item, depth + 1));
  if (!isObject(value)) return value;
  const parts = Object.entries(value).map(([key, part]): [string, JsonValue] => {
    const isType = key === 'type' && typeof part === 'string' && /^[A-Z]+$/u.test(part);
    return [key, isType ? part.toLowerCase() : lowerTypes(part, depth + 1)];
  });
  return Object.fromEntries(parts);
}
