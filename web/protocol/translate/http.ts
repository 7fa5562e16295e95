/** A session of 2026-07-28 as HTTP requests and responses, if the original text shows HTTP: one POST a request, with the headers it needs. */
import { get, isObject, objectAt } from '../json/object.ts';
import type { JsonObject, JsonValue } from '../json/types.ts';
import type { WireMessage } from '../intake/wire.ts';
import type { Prepared } from '../report/phases.ts';
import { written } from '../rules/transport/headers/sentinel.ts';
import {
  idOf,
  kindOf,
  metaOf,
  methodOf,
  pairsOf,
  stepError,
  stepParams,
  stepResult,
  textAt,
  type Notes,
  type Step,
} from './steps.ts';

const SUBSCRIPTION = 'io.modelcontextprotocol/subscriptionId';
/** The members that `Mcp-Name` repeats. */
const NAMED: Readonly<Record<string, string>> = {
  'tools/call': 'name',
  'prompts/get': 'name',
  'resources/read': 'uri',
};
/** Headers that are written anew, and those that no longer exist. */
const OWN = new Set([
  'content-type',
  'content-length',
  'accept',
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
  'transfer-encoding',
  'x-accel-buffering',
  'connection',
]);
const GONE = new Set(['mcp-session-id', 'last-event-id']);
const STATUSES: ReadonlyMap<number, string> = new Map([
  [-32700, '400 Bad Request'],
  [-32600, '400 Bad Request'],
  [-32601, '404 Not Found'],
  [-32020, '400 Bad Request'],
  [-32021, '400 Bad Request'],
  [-32022, '400 Bad Request'],
]);

/** The HTTP messages of a text; null if it shows none with a message of MCP. */
export function wireOf({ intake }: Prepared): readonly WireMessage[] | null {
  const wire = intake.wire ?? [];
  return wire.some(({ kind, entries }) => kind === 'request' && entries.length > 0) ? wire : null;
}

/** The steps as HTTP. `wire` is the HTTP of the original. */
export function httpText(steps: readonly Step[], wire: readonly WireMessage[], notes: Notes): string {
  const around = new Around(wire, notes);
  const { answerOf } = pairsOf(steps);
  const carried = carriersOf(steps, answerOf);
  const schemas = new Map<string, JsonObject>();
  const blocks: string[] = [];
  for (const [index, step] of steps.entries()) {
    learn(step, schemas);
    if (step.from === 'server') continue;
    if (kindOf(step) !== 'request') {
      const says =
        'A notification of the client is not sent over HTTP: to cancel a request, the client closes its stream.';
      notes.add('lost', says, step, ['method']);
      continue;
    }
    const answer = steps[answerOf[index] ?? -1];
    const streamed = (carried.get(index) ?? []).map((one) => steps[one]).filter((one) => one !== undefined);
    blocks.push(post(step, around, schemas));
    const response = responseText(answer, streamed, around);
    if (response !== null) blocks.push(response);
  }
  return `${blocks.join('\n---\n')}\n`;
}

/** For each request the notifications on its stream: by subscription, by progress token, otherwise of the request open last. */
function carriersOf(steps: readonly Step[], answerOf: readonly (number | null)[]): Map<number, number[]> {
  const carried = new Map<number, number[]>();
  const requests = new Map<JsonValue, number>();
  const tokens = new Map<JsonValue, number>();
  let last = -1;
  for (const [index, step] of steps.entries()) {
    const params = stepParams(step);
    if (step.from !== 'server') {
      const id = idOf(step);
      if (kindOf(step) !== 'request' || id === null) continue;
      requests.set(id, index);
      const token = get(metaOf(params), 'progressToken');
      if (token !== undefined) tokens.set(token, index);
      if (methodOf(step) !== 'subscriptions/listen') last = index;
    } else if (kindOf(step) === 'notification') {
      const stream = get(metaOf(params), SUBSCRIPTION);
      const token = get(params, 'progressToken');
      const isOpen = last >= 0 && (answerOf[last] ?? Infinity) > index;
      const owner =
        stream !== undefined
          ? requests.get(stream)
          : token !== undefined
            ? tokens.get(token)
            : isOpen
              ? last
              : undefined;
      if (owner !== undefined) carried.set(owner, [...(carried.get(owner) ?? []), index]);
    }
  }
  return carried;
}

/** Remembers the schemas of listed tools, which name further headers. */
function learn(step: Step, schemas: Map<string, JsonObject>): void {
  const tools = get(stepResult(step) ?? {}, 'tools');
  for (const tool of Array.isArray(tools) ? tools.filter(isObject) : []) {
    const [name, schema] = [get(tool, 'name'), get(tool, 'inputSchema')];
    if (typeof name === 'string' && isObject(schema)) schemas.set(name, schema);
  }
}

/** The HTTP of the original: the endpoint, and the headers that stay. */
class Around {
  readonly #byEntry = new Map<number, WireMessage>();
  readonly #first: WireMessage | undefined;

  constructor(wire: readonly WireMessage[], notes: Notes) {
    for (const message of wire) {
      for (const entry of message.entries) this.#byEntry.set(entry, message);
      const [entry] = message.entries;
      for (const { name } of message.headers) {
        if (!GONE.has(name.toLowerCase())) continue;
        const says = `The header \`${name}\` is left out: 2026-07-28 has neither sessions nor streams that can be resumed.`;
        notes.add('lost', says, { entry: entry ?? -1 });
      }
      if (message.kind === 'request' && message.method !== 'POST')
        notes.add('lost', `HTTP ${message.method} is left out: 2026-07-28 uses POST alone.`, { entry: -1 });
    }
    this.#first = wire.find(
      ({ kind, method, entries }) => kind === 'request' && method === 'POST' && entries.length > 0,
    );
  }

  get target(): string {
    return this.#first?.target ?? '/mcp';
  }

  /** The headers of the original message that are neither written anew nor gone. */
  headersFor(entry: number, kind: WireMessage['kind']): string[] {
    const own = this.#byEntry.get(entry);
    const message = own?.kind === kind ? own : kind === 'request' ? this.#first : undefined;
    return (message?.headers ?? [])
      .filter(
        ({ name }) => !OWN.has(name.toLowerCase()) && !GONE.has(name.toLowerCase()) && !/^mcp-param-/iu.test(name),
      )
      .map(({ name, value }) => `${name}: ${value}`);
  }
}

function post(step: Step, around: Around, schemas: ReadonlyMap<string, JsonObject>): string {
  const method = methodOf(step);
  const params = stepParams(step);
  const name = get(params, NAMED[method] ?? '');
  const version = textAt(metaOf(params), 'io.modelcontextprotocol/protocolVersion');
  const schema = method === 'tools/call' && typeof name === 'string' ? schemas.get(name) : undefined;
  const lines = [
    `POST ${around.target} HTTP/1.1`,
    ...around.headersFor(step.entry, 'request'),
    'Content-Type: application/json',
    'Accept: application/json, text/event-stream',
    `MCP-Protocol-Version: ${version}`,
    `Mcp-Method: ${written(method)}`,
    ...(typeof name === 'string' ? [`Mcp-Name: ${written(name)}`] : []),
    ...(schema ? parameterHeaders(schema, get(params, 'arguments')) : []),
  ];
  return [...lines, '', JSON.stringify(step.message)].join('\n');
}

/** Arguments that the schema of the tool mirrors into headers: reached by `properties` alone. */
function parameterHeaders(schema: JsonObject, value: JsonValue | undefined): string[] {
  if (!isObject(value)) return [];
  return Object.entries(objectAt(schema, 'properties')).flatMap(([key, inner]) => {
    const own = get(value, key);
    if (!isObject(inner) || own === undefined || own === null) return [];
    const header = get(inner, 'x-mcp-header');
    if (typeof header !== 'string') return parameterHeaders(inner, own);
    return typeof own === 'object' ? [] : [`Mcp-Param-${header}: ${written(String(own))}`];
  });
}

/** A response: one JSON object, or a stream if there are notifications; null if the text shows none. */
function responseText(answer: Step | undefined, streamed: readonly Step[], around: Around): string | null {
  if (streamed.length === 0 && !answer) return null;
  const error = answer ? stepError(answer) : null;
  const number = error ? get(error, 'code') : undefined;
  const status = (typeof number === 'number' ? STATUSES.get(number) : undefined) ?? '200 OK';
  const headers = around.headersFor(answer?.entry ?? -1, 'response');
  if (streamed.length === 0 && answer)
    return [
      `HTTP/1.1 ${status}`,
      'Content-Type: application/json',
      ...headers,
      '',
      JSON.stringify(answer.message),
    ].join('\n');
  const events = [...streamed, ...(answer ? [answer] : [])].map(({ message }) => `data: ${JSON.stringify(message)}\n`);
  return [
    'HTTP/1.1 200 OK',
    'Content-Type: text/event-stream',
    'X-Accel-Buffering: no',
    ...headers,
    '',
    ...events,
  ].join('\n');
}
