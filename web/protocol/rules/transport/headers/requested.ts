/** What header rules ask of a request: the one message it carries, and how it was answered. */
import { get, isObject } from '../../../json/object.ts';
import type { JsonObject, JsonValue } from '../../../json/types.ts';
import type { Carried, Header, Request, Response, WireFinding, WireView } from '../define.ts';
import { answersIn, begins, codeOf, isSuccess } from '../reading.ts';
import { needsEncoding } from './sentinel.ts';

/** The code of an error about headers that do not fit the body. */
export const MISMATCH = -32020;
/** The same in drafts. */
export const DRAFT_MISMATCH = -32001;

/** The one message of a POST; null where it carries none, several, or a shortened one. */
export function onlyMessage(request: Request): Carried | null {
  const [message] = request.messages;
  // A handshake is of an earlier revision, whatever the text is judged by.
  if (begins(request)) return null;
  if (request.method !== 'POST' || request.batch || !message || message.altered) return null;
  return message.kind === 'request' || message.kind === 'notification' ? message : null;
}

/** Where the text for `Mcp-Name` stands in the parameters of a method; null where it has none. */
export function nameMember(method: string | null): 'name' | 'uri' | null {
  if (method === 'tools/call' || method === 'prompts/get') return 'name';
  return method === 'resources/read' ? 'uri' : null;
}

/** The error among what a response carries; null where it is none. */
export function errorIn(response: Response | null): Carried | null {
  return response?.messages.find(({ kind }) => kind === 'error') ?? null;
}

/** True where the answer refuses the headers as it should: nobody was misled. */
export function isRefused(request: Request): boolean {
  const { answer } = request;
  const error = errorIn(answer);
  return answer?.status === 400 && error !== null && codeOf(error) === MISMATCH;
}

/** What a finding about a client's headers adds, where the server has refused them as it should. */
export function weight(request: Request): Pick<WireFinding, 'class'> {
  return isRefused(request) ? { class: 'host' } : {};
}

/** True where the answer serves the request as if nothing were wrong: a success with a result. */
export function isServed(request: Request): boolean {
  const { answer } = request;
  return answer !== null && isSuccess(answer) && answersIn(answer).some(({ kind }) => kind === 'response');
}

/** True for a value that somebody hid before pasting. */
export function isHidden({ value }: Header): boolean {
  return /^(?:<[^>]*>|\*{3,}|x{4,}|…|\.{3}|\[?redacted\]?)$/iu.test(value);
}

/** An argument that a tool's schema asks to be mirrored. */
export interface Mirrored {
  /** `Region` of `Mcp-Param-Region`. */
  readonly header: string;
  /** From `arguments` down. */
  readonly path: readonly string[];
  /** `string`, `integer`, `boolean`; anything else may not be mirrored. */
  readonly type: string;
  /** Undefined where the call has no such argument. */
  readonly value: JsonValue | undefined;
}

const MAX_DEPTH = 8;
const MAX = 200;
const TOKEN = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/u;

/** The mirrored arguments of a call, as the tool's listed schema asks; null where no list before shows the tool. */
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

/** Why the annotations of a tool are not valid; null when they are. */
export function invalidAnnotation(mirrored: readonly Mirrored[]): string | null {
  const seen = new Set<string>();
  for (const { header, type } of mirrored) {
    if (!TOKEN.test(header)) return `\`${header.slice(0, 40)}\` is no name for a header`;
    if (!['string', 'integer', 'boolean'].includes(type)) return `\`${header}\` stands at a value of type \`${type}\``;
    if (seen.has(header.toLowerCase())) return `\`${header}\` is there twice`;
    seen.add(header.toLowerCase());
  }
  return null;
}

/** The text of an argument as a header says it; null for what no header can say. */
export function textOf(value: JsonValue | undefined): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'number' && Number.isInteger(value) ? String(value) : null;
}

/** The same, where the header can carry it as it is. */
export function plainText(value: JsonValue | undefined): string | null {
  const text = textOf(value);
  return text !== null && needsEncoding(text) === null ? text : null;
}
