/**
 * What is allowed in the schema of a tool, but refused or ignored by hosts and the APIs of their models: one such schema can make
 * the host drop the tool, or the API refuse every request with it.
 */
import { listed, named } from '../../json/describe.ts';
import { get, has, isObject } from '../../json/object.ts';
import type { Path } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { defineDocument, type DocumentFinding, type DocumentRule } from '../define.ts';

const VSCODE = {
  spec: 'https://github.com/microsoft/vscode/issues/284536',
  specTitle: 'VS Code, tools with arrays',
} as const;
const OPENAPI = {
  spec: 'https://spec.openapis.org/oas/v3.1.0#schema-object',
  specTitle: 'OpenAPI 3.1, Schema Object',
} as const;
const CLAUDE_NAMES = {
  spec: 'https://github.com/modelcontextprotocol/go-sdk/issues/169',
  specTitle: 'Go SDK, names that Claude’s API refuses',
} as const;
const CLAUDE_ROOTS = {
  spec: 'https://github.com/cloudflare/playwright-mcp/issues/28',
  specTitle: 'Playwright MCP, unions that Claude’s API refuses',
} as const;

const GEMINI_REQUIRED = {
  spec: 'https://ai.google.dev/api/caching#Schema',
  specTitle: 'Gemini API, Schema',
} as const;
const CLAUDE_TOOLS = {
  spec: 'https://github.com/modelcontextprotocol/go-sdk/issues/169',
  specTitle: 'Go SDK, names that Claude’s API refuses',
} as const;

const tool = (properties: string, more = ''): string =>
  `{"name": "find", "inputSchema": {"type": "object", "properties": {${properties}}${more}}}`;

const ITEMS: DocumentRule = {
  id: 'tool-hosts/array-items',
  title: 'An array in a tool’s schema should have `items`',
  level: 'SHOULD',
  why: 'JSON Schema allows an array without `items`, but VS Code, Copilot and OpenAI’s API refuse the tool.',
  ...VSCODE,
  examples: {
    good: [tool('"ids": {"type": "array", "items": {"type": "string"}}')],
    bad: [tool('⟦"ids"⟧: {"type": "array"}'), tool('⟦"ids"⟧: {"type": ["array", "null"], "minItems": 1}')],
  },
};

const KEYWORDS: DocumentRule = {
  id: 'tool-hosts/openapi-keyword',
  title: 'A tool’s schema should not have keywords of OpenAPI',
  level: 'SHOULD NOT',
  why: 'JSON Schema does not have them, so validators ignore them, strict APIs refuse them, and null stays forbidden.',
  ...OPENAPI,
  examples: {
    good: [tool('"nullable": {"type": ["string", "null"], "examples": ["a"]}')],
    bad: [tool('"mail": {"type": "string", ⟦"nullable"⟧: true}'), tool('"mail": {"type": "string", ⟦"example"⟧: "a"}')],
  },
};

const NAMES: DocumentRule = {
  id: 'tool-hosts/property-name',
  title: 'Names of arguments should be short and plain',
  level: 'SHOULD',
  why: 'The APIs of Claude and OpenAI refuse all tools of a request if one has a name with other characters.',
  ...CLAUDE_NAMES,
  examples: { good: [tool('"user.id_1-a": {}')], bad: [tool('⟦"user id"⟧: {}'), tool('⟦"$filter"⟧: {}')] },
};

const REQUIRED: DocumentRule = {
  id: 'tool-hosts/required-name',
  title: 'Each name in `required` should be an argument',
  level: 'SHOULD',
  why: 'No call can be valid if the argument is not allowed either, and Gemini’s API refuses the tool.',
  ...GEMINI_REQUIRED,
  examples: {
    good: [tool('"a": {}', ', "required": ["a"]'), tool('"a": {}', ', "required": ["b"], "$ref": "#/$defs/b"')],
    bad: [tool('"a": {}', ', "required": [⟦"b"⟧]')],
  },
};

const TOOL_NAMES: DocumentRule = {
  id: 'tool-hosts/tool-name',
  title: 'Names of tools should be plain',
  level: 'SHOULD',
  why: 'MCP allows more characters, but the APIs of Claude and OpenAI refuse all tools of a request if one has them in its name.',
  ...CLAUDE_TOOLS,
  examples: {
    good: [tool('')],
    bad: [tool('').replace('"find"', '⟦"files.find"⟧')],
  },
};

const UNION: DocumentRule = {
  id: 'tool-hosts/root-union',
  title: 'The root of a tool’s schema should not be a union',
  level: 'SHOULD NOT',
  why: 'Claude’s API refuses `oneOf`, `allOf` and `anyOf` there, and with them every request that has the tool.',
  ...CLAUDE_ROOTS,
  examples: {
    good: [tool('"a": {"anyOf": [{"type": "string"}, {"type": "number"}]}')],
    bad: [tool('"a": {}, "b": {}', ', ⟦"anyOf"⟧: [{"required": ["a"]}, {"required": ["b"]}]')],
  },
};

/** Members whose value is a schema, a list of schemas, and a map of schemas. */
const ONE = ['items', 'additionalProperties', 'not', 'if', 'then', 'else', 'contains', 'propertyNames'];
const MANY = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];
const NAMED = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas'];
/** Keywords of OpenAPI that JSON Schema does not have. */
const FOREIGN = ['nullable', 'example', 'xml', 'externalDocs', 'discriminator'];
const UNIONS = ['anyOf', 'oneOf', 'allOf'];
/** Names that all APIs accept. */
const PLAIN = /^[a-zA-Z0-9_.-]{1,64}$/;
const GENERATED: DocumentRule = {
  id: 'tool-hosts/generated-output',
  title: 'The title of a schema may name the program that made it',
  level: 'INFO',
  why: 'The Python SDK gives this title to the `outputSchema` of a tool, so the schema describes results and not arguments.',
  spec: 'https://github.com/modelcontextprotocol/python-sdk/blob/main/src/mcp/server/fastmcp/utilities/func_metadata.py',
  specTitle: 'Python SDK, metadata of functions',
  examples: {
    good: ['{"type": "object", "properties": {"a": {"type": "string"}}, "title": "findArguments"}'],
    bad: ['{"type": "object", "properties": {"result": {"type": "string"}}, "title": ⟦"findOutput"⟧}'],
  },
};

/** Schemas looked at in one document, and findings of one rule. */
const MAX_SCHEMAS = 3000;
const MAX_OF_ONE = 5;

type Report = (finding: DocumentFinding) => void;

/** Tools, lists of tools and schemas of tools. Not a kind by itself: these fragments are recognized by their type. */
export const portableTools = defineDocument({
  kind: 'fragment-tool',
  rules: [ITEMS, KEYWORDS, NAMES, REQUIRED, TOOL_NAMES, UNION, GENERATED],
  recognize: ({ value }) =>
    schemasOf(value).length > 0 ? { title: 'Tools', because: 'It has an `inputSchema`.' } : null,
  judge(subject, _, report) {
    const counts = new Map<DocumentRule, number>();
    const send: Report = (finding) => {
      const count = (counts.get(finding.rule) ?? 0) + 1;
      counts.set(finding.rule, count);
      if (count <= MAX_OF_ONE) report(finding);
    };
    const roots = schemasOf(subject.value);
    const [alone] = roots;
    const title = alone?.path.length === 0 ? get(alone.value, 'title') : undefined;
    if (typeof title === 'string' && /^\w{1,80}Output$/.test(title))
      send({
        rule: GENERATED,
        path: ['title'],
        what: `${named(title)} is what the Python SDK calls the \`outputSchema\` of a tool. Put the schema there.`,
      });
    for (const root of roots) judgeToolName(subject.value, root, send);
    const waiting = roots.toReversed();
    for (let seen = 0; seen < MAX_SCHEMAS; seen++) {
      const next = waiting.pop();
      if (!next) break;
      judgeSchema(next, send);
      waiting.push(...below(next).toReversed());
    }
  },
});

interface Schema {
  readonly value: JsonObject;
  readonly path: Path;
  readonly isRoot: boolean;
}

/** The schemas of a tool, of a list of tools, of a result with tools, or the value itself if it is a schema. */
function schemasOf(value: JsonValue | undefined): Schema[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => ofTool(one, [index]));
  if (!isObject(value)) return [];
  const tools = get(value, 'tools');
  if (Array.isArray(tools)) return tools.flatMap((one, index) => ofTool(one, ['tools', index]));
  const own = ofTool(value, []);
  if (own.length > 0) return own;
  return get(value, 'type') === 'object' && isObject(get(value, 'properties'))
    ? [{ value, path: [], isRoot: true }]
    : [];
}

function ofTool(value: JsonValue, path: Path): Schema[] {
  const schema = isObject(value) ? get(value, 'inputSchema') : undefined;
  return isObject(schema) ? [{ value: schema, path: [...path, 'inputSchema'], isRoot: true }] : [];
}

function judgeSchema({ value, path, isRoot }: Schema, report: Report): void {
  const type = get(value, 'type');
  const isArray = type === 'array' || (Array.isArray(type) && type.includes('array'));
  // A root that is an array has another problem.
  if (isArray && !isRoot && !has(value, 'items') && !has(value, 'prefixItems') && !has(value, '$ref'))
    report({
      rule: ITEMS,
      path,
      mark: 'missing',
      what: `${named(String(path.at(-1) ?? 'The schema'))} is an array without \`items\`. Add the schema of its items, or \`"items": {}\`.`,
    });
  judgeRequired({ value, path, isRoot }, report);
  for (const word of FOREIGN) {
    if (!has(value, word)) continue;
    report({
      rule: KEYWORDS,
      path: [...path, word],
      mark: 'key',
      what: `${named(word)} is a keyword of OpenAPI. ${insteadOf(word)}`,
    });
  }
  const union = isRoot ? UNIONS.find((word) => Array.isArray(get(value, word))) : undefined;
  if (union !== undefined)
    report({
      rule: UNION,
      path: [...path, union],
      mark: 'key',
      what: `The schema has ${named(union)} beside ${listed(Object.keys(value).filter((key) => key !== union))}. List all arguments in \`properties\`, and describe in words which belong together.`,
    });
  const properties = isRoot ? get(value, 'properties') : undefined;
  for (const name of isObject(properties) ? Object.keys(properties) : []) {
    if (PLAIN.test(name)) continue;
    report({
      rule: NAMES,
      path: [...path, 'properties', name],
      mark: 'key',
      what: `The argument ${named(name)} has ${name.length > 64 ? 'more than 64 characters' : 'other characters than ASCII letters, digits, `_`, `.` and `-`'}. Rename it.`,
    });
  }
}

/** A name that MCP allows; others have a finding of their own. */
const ALLOWED = /^[A-Za-z0-9_.-]{1,128}$/;

function judgeToolName(document: JsonValue | undefined, { path }: Schema, report: Report): void {
  if (path.at(-1) !== 'inputSchema') return;
  let owner = document;
  for (const step of path.slice(0, -1))
    owner = Array.isArray(owner) ? owner[Number(step)] : isObject(owner) ? get(owner, String(step)) : undefined;
  const name = isObject(owner) ? get(owner, 'name') : undefined;
  if (typeof name !== 'string' || !ALLOWED.test(name) || !name.includes('.')) return;
  report({
    rule: TOOL_NAMES,
    path: [...path.slice(0, -1), 'name'],
    what: `The tool ${named(name)} has a dot in its name. Use ${named(name.replaceAll('.', '_'))}.`,
  });
}

/** Keywords beside which a property may be described elsewhere. */
const ELSEWHERE = ['$ref', 'anyOf', 'oneOf', 'allOf', 'patternProperties', 'if', 'then', 'else', 'dependentSchemas'];

function judgeRequired({ value, path }: Schema, report: Report): void {
  const names = get(value, 'required');
  const properties = get(value, 'properties');
  if (!Array.isArray(names) || !isObject(properties) || ELSEWHERE.some((word) => has(value, word))) return;
  for (const [index, name] of names.entries()) {
    if (typeof name !== 'string' || has(properties, name)) continue;
    report({
      rule: REQUIRED,
      path: [...path, 'required', index],
      what: `\`required\` has ${named(name)}, which \`properties\` does not. Describe it there, or remove it.`,
    });
  }
}

function insteadOf(word: string): string {
  if (word === 'nullable') return 'Write `"type": ["string", "null"]`, with the type of the value.';
  return word === 'example' ? 'Use `examples`, with an array.' : 'Remove it.';
}

function below({ value, path }: Schema): Schema[] {
  const out: Schema[] = [];
  const add = (one: JsonValue | undefined, ...steps: (string | number)[]): void => {
    if (isObject(one)) out.push({ value: one, path: [...path, ...steps], isRoot: false });
  };
  for (const key of ONE) add(get(value, key), key);
  for (const key of MANY) {
    const list = get(value, key);
    if (Array.isArray(list)) for (const [index, one] of list.slice(0, MAX_SCHEMAS).entries()) add(one, key, index);
  }
  for (const key of NAMED) {
    const map = get(value, key);
    if (isObject(map)) for (const [name, one] of Object.entries(map).slice(0, MAX_SCHEMAS)) add(one, key, name);
  }
  return out;
}
