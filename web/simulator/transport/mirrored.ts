/**
 * Headers of 2026-07-28 that repeat parts of the body, so that gateways need not parse it. A server that reads both compares
 * them.
 */
import { headerText, isObject, objectAt } from '../../protocol/values.ts';
import { PROTOCOL_VERSION } from '../eras.ts';
import type { Json, JsonRecord, ToolDefinition, Why } from '../types.ts';
import type { HttpRequest } from './guard.ts';

const MAX_DEPTH = 8;
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u;
/** The member of the params that `Mcp-Name` repeats. */
const NAMED: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
  'tasks/get': 'taskId',
  'tasks/update': 'taskId',
  'tasks/cancel': 'taskId',
};

/** The first mismatch between the version in the header and the body; null if they agree, or the body has none. */
export function versionFault(request: HttpRequest, message: JsonRecord): Why | null {
  const header = request.headers['mcp-protocol-version'];
  const meta = objectAt(objectAt(message, 'params') ?? undefined, '_meta');
  const version = meta?.[PROTOCOL_VERSION];
  if (header === undefined) {
    return {
      says: 'The request has no `MCP-Protocol-Version` header, which every POST needs in 2026-07-28.',
      requirement: 'http-headers/protocol-version-missing',
    };
  }
  if (typeof version !== 'string' || header === version) return null;
  return {
    says: `The \`MCP-Protocol-Version\` header is ${JSON.stringify(header)}, but the body has ${JSON.stringify(version)}: they must match.`,
    requirement: 'http-headers/protocol-version-body-mismatch',
  };
}

/** The first problem in the headers that repeat method, name and arguments; null if all match. */
export function mirrorFault(
  request: HttpRequest,
  message: JsonRecord,
  tools: readonly ToolDefinition[] | undefined,
): Why | null {
  const method = typeof message.method === 'string' ? message.method : '';
  const params = objectAt(message, 'params') ?? {};
  const wrong = compare(request, 'Mcp-Method', method, 'http-headers/method');
  if (wrong) return wrong;
  const member = Object.hasOwn(NAMED, method) ? NAMED[method] : undefined;
  const name = member === undefined ? undefined : params[member];
  if (typeof name === 'string') {
    const fault = compare(request, 'Mcp-Name', name, 'http-headers/name');
    if (fault) return fault;
  }
  const tool = method === 'tools/call' ? tools?.find((one) => one.name === name) : undefined;
  for (const { header, value } of tool ? marked(tool.inputSchema, params.arguments) : []) {
    const fault = compare(request, `Mcp-Param-${header}`, value, 'http-headers/param');
    if (fault) return fault;
  }
  return null;
}

function compare({ headers }: HttpRequest, name: string, wanted: string, requirement: string): Why | null {
  const value = headers[name.toLowerCase()];
  const body = `the body has ${JSON.stringify(wanted)}`;
  if (value === undefined) {
    const missing = requirement === 'http-headers/name' ? 'http-headers/name-missing-tool' : `${requirement}-missing`;
    return { says: `The \`${name}\` header is missing; ${body}.`, requirement: missing };
  }
  if (!/^[\t -~]*$/u.test(value)) {
    const says = `The \`${name}\` header contains characters that are not allowed in headers; such values must be encoded as base64.`;
    return { says, requirement: 'http-headers/invalid-characters-accepted' };
  }
  const text = headerText(value.trim());
  if (text === wanted || sameNumber(value, wanted)) return null;
  const says = `The \`${name}\` header is ${JSON.stringify(text ?? value)}, but ${body}: they must match.`;
  return { says, requirement: `${requirement}-mismatch` };
}

/** Integers are compared as numbers. */
function sameNumber(written: string, wanted: string): boolean {
  return /^-?\d+(?:\.0+)?$/u.test(written) && /^-?\d+$/u.test(wanted) && Number(written) === Number(wanted);
}

/** The call's arguments that the tool's schema marks with `x-mcp-header`. */
export function marked(schema: JsonRecord, args: Json | undefined, depth = 0): { header: string; value: string }[] {
  const properties = objectAt(schema, 'properties');
  if (!properties || !isObject(args) || depth >= MAX_DEPTH) return [];
  return Object.entries(properties).flatMap(([key, property]) => {
    if (!isObject(property) || !Object.hasOwn(args, key)) return [];
    const header = property['x-mcp-header'];
    const value = textOf(property.type, args[key]);
    const own = typeof header === 'string' && TOKEN.test(header) && value !== null ? [{ header, value }] : [];
    return [...own, ...marked(property, args[key], depth + 1)];
  });
}

function textOf(type: Json | undefined, value: Json | undefined): string | null {
  if (type === 'string' && typeof value === 'string') return value;
  if (type === 'boolean' && typeof value === 'boolean') return String(value);
  return type === 'integer' && typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : null;
}
