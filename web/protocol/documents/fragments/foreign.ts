/** Values that look like fragments of MCP messages and are written in the notation of another interface. */
import { code } from '../../json/describe.ts';
import { get, has, isObject } from '../../json/object.ts';
import type { Path } from '../../json/plan.ts';
import type { JsonObject, JsonValue } from '../../json/types.ts';
import { defineDocument, type DocumentFinding, type DocumentRule } from '../define.ts';

const DOCKER: DocumentRule = {
  id: 'other-notation/docker-arguments',
  title: 'These tools are in the notation of Docker’s catalog',
  level: 'INFO',
  why: 'Docker lists the arguments of a tool for people, while MCP describes them by a JSON Schema.',
  spec: 'https://github.com/docker/mcp-registry/blob/main/CONTRIBUTING.md',
  specTitle: 'Docker MCP Registry, contributing',
  examples: {
    good: ['[{"name": "find", "inputSchema": {"type": "object"}}]'],
    bad: [
      '[{"name": "find", ⟦"arguments"⟧: [{"name": "query", "type": "string", "desc": "What to find"}]}]',
      '[{"name": "list", "description": "Lists all", ⟦"arguments"⟧: []}, {"name": "find", "arguments": [{"name": "query", "desc": "What"}]}]',
      '[{"name": "list", "description": "Lists all", ⟦"arguments"⟧: []}]',
    ],
  },
};

const STATUS: DocumentRule = {
  id: 'other-notation/http-status',
  title: 'This error is not one of JSON-RPC',
  level: 'INFO',
  why: 'JSON-RPC codes are integers such as -32602, while a REST interface reports the status of HTTP.',
  spec: 'https://www.jsonrpc.org/specification#error_object',
  specTitle: 'JSON-RPC 2.0, error object',
  examples: {
    good: ['{"code": -32602, "message": "Unknown tool"}'],
    bad: [
      '{"error": {"code": ⟦401⟧, "message": "Invalid API key"}}',
      '{"code": ⟦"not_found"⟧, "message": "No such page"}',
    ],
  },
};

const INPUT: DocumentRule = {
  id: 'other-notation/input-request',
  title: 'An entry of `inputRequests` has neither `jsonrpc` nor `id`',
  level: 'INFO',
  why: 'A server sends it inside a result since 2026-07-28, but as a message of its own it needs both.',
  spec: 'https://modelcontextprotocol.io/specification/2026-07-28/basic/patterns/mrtr',
  specTitle: 'MCP, multi round-trip requests',
  examples: {
    good: ['{"code": -32602, "message": "Unknown tool"}'],
    bad: ['⟦{"method": "roots/list", "params": {}}⟧'],
  },
};

const DRAFT: DocumentRule = {
  id: 'other-notation/input-schema',
  title: 'The schema of an elicitation should be its `requestedSchema`',
  level: 'SHOULD',
  why: 'Clients build the form from `params.requestedSchema`, whose type is `object`, and do not look at other members.',
  spec: 'https://modelcontextprotocol.io/specification/2026-07-28/client/elicitation',
  specTitle: 'MCP, elicitation',
  examples: {
    good: ['{"inputRequests": {"ok": {"method": "elicitation/create", "params": {"message": "Go on?"}}}}'],
    bad: ['{"inputRequests": {"ok": {"type": "elicitation", "message": "Go on?", ⟦"schema"⟧: {"type": "boolean"}}}}'],
  },
};

/** Fragments without a place in MCP. Not a kind by itself: they are recognized as fragments. */
export const foreignFragments = defineDocument({
  kind: 'unknown',
  rules: [DOCKER, STATUS, INPUT, DRAFT],
  recognize: ({ value }) =>
    value === undefined ? null : { title: 'Another notation', because: 'No type of MCP has these members.' },
  judge({ value }, _, report) {
    const requests = isObject(value) ? get(value, 'inputRequests') : undefined;
    if (isObject(requests)) {
      judgeInputSchemas(requests, report);
      return;
    }
    if (isObject(value) && has(value, 'method')) {
      report({
        rule: INPUT,
        what: 'This is right inside `inputRequests`. In an earlier revision it is a request, which needs `"jsonrpc": "2.0"` and an `id`.',
      });
      return;
    }
    const tool = dockerTool(value);
    if (tool)
      report({
        rule: DOCKER,
        path: tool,
        mark: 'key',
        what: '`arguments` lists arguments with their types. An MCP tool has an `inputSchema` with `properties`.',
      });
    const status = statusIn(value);
    if (status)
      report({
        rule: STATUS,
        path: status.path,
        what: `The code ${code(status.code)} is ${typeof status.code === 'number' ? 'a status of HTTP' : 'not an integer'}.`,
      });
  },
});

/** The arguments of the first tool in Docker’s notation; null if there is none. */
function dockerTool(value: JsonValue | undefined): Path | null {
  if (!Array.isArray(value)) return null;
  const index = value.findIndex((item) => {
    const list = isObject(item) && !has(item, 'inputSchema') ? get(item, 'arguments') : undefined;
    return Array.isArray(list) && list.some((one) => isObject(one) && (has(one, 'type') || has(one, 'desc')));
  });
  // Empty lists of arguments are of that notation too, beside one that is not empty or a list for each tool.
  const first = value.findIndex((item) => isObject(item) && Array.isArray(get(item, 'arguments')));
  const isList = value.every(
    (item) => isObject(item) && has(item, 'description') && Array.isArray(get(item, 'arguments')),
  );
  return index >= 0 || isList ? [first, 'arguments'] : null;
}

/** The code of an error that JSON-RPC does not have; null if there is none. */
function statusIn(value: JsonValue | undefined): { path: Path; code: JsonValue } | null {
  if (!isObject(value)) return null;
  const inner = get(value, 'error');
  const path = isObject(inner) ? ['error', 'code'] : ['code'];
  const found = get(isObject(inner) ? inner : value, 'code');
  const isStatus = typeof found === 'number' && found >= 100 && found < 600;
  return isStatus || typeof found === 'string' ? { path, code: found } : null;
}

/** Reports schemas beside the message of an input request, as drafts of the revision had them. */
function judgeInputSchemas(requests: JsonObject, report: (finding: DocumentFinding) => void): void {
  for (const [key, request] of Object.entries(requests).slice(0, 50)) {
    if (!isObject(request) || has(request, 'method')) continue;
    const member = ['schema', 'requestedSchema'].find((name) => isObject(get(request, name)));
    if (member === undefined) continue;
    report({
      rule: DRAFT,
      path: ['inputRequests', key, member],
      mark: 'key',
      what: `${code(member)} is beside the message. Write \`params\` with \`message\` and \`requestedSchema\`, a schema of the type \`object\` with \`properties\`.`,
    });
  }
}
