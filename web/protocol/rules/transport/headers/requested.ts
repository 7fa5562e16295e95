/** What header rules need from a request: its single message and its response. */
import { get, isObject } from '../../../json/object.ts';
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import type { Carried, Header, Request, Response, WireFinding, WireView } from '../define.ts';
import { answersIn, begins, codeOf, isSuccess } from '../reading.ts';
import { needsEncoding } from './sentinel.ts';

/** The code of a header mismatch error. */
export const MISMATCH = -32020;
/** The same code in drafts. */
export const DRAFT_MISMATCH = -32001;

/** The single message of a POST; null if there is none, several, or an abbreviated one. */
export function onlyMessage(request: Request): Carried | null {
  const [message] = request.messages;
  // A handshake belongs to an earlier revision, regardless of the revision in use.
  if (begins(request)) return null;
  if (request.method !== 'POST' || request.batch || !message || message.altered) return null;
  return message.kind === 'request' || message.kind === 'notification' ? message : null;
}

/** The parameter of a method that `Mcp-Name` mirrors; null if there is none. */
export function nameMember(method: string | null): 'name' | 'uri' | null {
  if (method === 'tools/call' || method === 'prompts/get') return 'name';
  return method === 'resources/read' ? 'uri' : null;
}

/** The error in a response; null if there is none. */
export function errorIn(response: Response | null): Carried | null {
  return response?.messages.find(({ kind }) => kind === 'error') ?? null;
}

/** True if the response rejects the headers correctly, so that the fault had no effect. */
export function isRefused(request: Request): boolean {
  const { answer } = request;
  const error = errorIn(answer);
  return answer?.status === 400 && error !== null && codeOf(error) === MISMATCH;
}

/** What a finding about a client's headers adds if the server rejected them correctly. */
export function weight(request: Request): Pick<WireFinding, 'class'> {
  return isRefused(request) ? { class: 'host' } : {};
}

/** True if the response accepts the request as if it were valid: a success with a result. */
export function isServed(request: Request): boolean {
  const { answer } = request;
  return answer !== null && isSuccess(answer) && answersIn(answer).some(({ kind }) => kind === 'response');
}

/** True for a redacted value. */
export function isHidden({ value }: Header): boolean {
  return /^(?:<[^>]*>|\*{3,}|x{4,}|…|\.{3}|\[?redacted\]?)$/iu.test(value);
}

/** An argument that a tool's schema marks as mirrored. */
export interface Mirrored {
  /** `Region` of `Mcp-Param-Region`. */
  readonly header: string;
  /** The path from `arguments`. */
  readonly path: readonly string[];
  /** `string`, `integer`, `boolean`; other types may not be mirrored. */
  readonly type: string;
  /** Undefined if the call has no such argument. */
  readonly value: JsonValue | undefined;
}

const MAX_DEPTH = 8;
const MAX = 200;
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u;

/** The mirrored arguments of a call, by the tool's listed schema; null if no earlier list has the tool. */
export function mirroredIn(message: Carried, view: WireView): readonly Mirrored[] | null {
  const name = message.method === 'tools/call' ? get(message.params, 'name') : undefined;
  const tool = typeof name === 'string' ? view.tool(name, message.ref) : null;
  if (!tool) return null;
  const out: Mirrored[] = [];
  const schema = get(tool, 'inputSchema');
  if (isObject(schema)) collect(schema, get(message.params, 'arguments'), [], out);
  return out;
}

function collect(schema: JsonObject, value: JsonValue | undefined, path: readonly string[], out: Mirrored[]): void {
  const properties = get(schema, 'properties');
  if (!isObject(properties) || path.length >= MAX_DEPTH) return;
  for (const [name, property] of Object.entries(properties)) {
    if (out.length >= MAX) return;
    if (!isObject(property)) continue;
    const here = [...path, name];
    const inner = isObject(value) ? get(value, name) : undefined;
    const header = get(property, 'x-mcp-header');
    const type = get(property, 'type');
    if (typeof header === 'string') {
      out.push({ header, path: here, type: typeof type === 'string' ? type : '', value: inner });
    }
    collect(property, inner, here, out);
  }
}

/** Why the annotations of a tool are not valid; null if they are. */
export function invalidAnnotation(mirrored: readonly Mirrored[]): string | null {
  const seen = new Set<string>();
  for (const { header, type } of mirrored) {
    if (!TOKEN.test(header)) return `\`${header.slice(0, 40)}\` is not a valid header name`;
    if (!['string', 'integer', 'boolean'].includes(type)) return `\`${header}\` marks a value of type \`${type}\``;
    if (seen.has(header.toLowerCase())) return `\`${header}\` occurs twice`;
    seen.add(header.toLowerCase());
  }
  return null;
}

/** An argument as a header value; null if a header cannot represent it. */
export function textOf(value: JsonValue | undefined): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'number' && Number.isInteger(value) ? String(value) : null;
}

/** The same if a header can carry it unencoded. */
export function plainText(value: JsonValue | undefined): string | null {
  const text = textOf(value);
  return text !== null && needsEncoding(text) === null ? text : null;
}
