/** Small builders for exercises: messages, goals, common mistakes, links. They return data in the format of `source.ts`. */
import type { Json, JsonRecord, McpRevision } from '../simulator/types.ts';
import type { SentMessage } from './define.ts';
import { stepsOf, valueIn } from './places.ts';
import type { Condition, GoalSource, MistakeSource, Rule } from './source.ts';

/** A request. */
export function request(id: string | number, method: string, params?: JsonRecord): JsonRecord {
  return { jsonrpc: '2.0', id, method, ...(params ? { params } : {}) };
}

/** A notification. */
export function notification(method: string, params?: JsonRecord): JsonRecord {
  return { jsonrpc: '2.0', method, ...(params ? { params } : {}) };
}

/** A response with a result. */
export function answer(id: string | number, result: JsonRecord): JsonRecord {
  return { jsonrpc: '2.0', id, result };
}

/** A response with an error. */
export function refusal(id: string | number, code: number, message: string): JsonRecord {
  return { jsonrpc: '2.0', id, error: { code, message } };
}

/** A message from the client. */
export function client(message: JsonRecord): SentMessage {
  return { from: 'client', message };
}

/** A message from the server. */
export function server(message: JsonRecord): SentMessage {
  return { from: 'server', message };
}

/** The three messages of a handshake, including `notifications/initialized`. */
export function handshake(
  revision: McpRevision,
  serverCan: JsonRecord = { tools: {} },
  clientCan: JsonRecord = {},
): readonly SentMessage[] {
  return [
    client(
      request(1, 'initialize', {
        protocolVersion: revision,
        capabilities: clientCan,
        clientInfo: { name: 'desk', version: '1.0.0' },
      }),
    ),
    server(
      answer(1, {
        protocolVersion: revision,
        capabilities: serverCan,
        serverInfo: { name: 'shop', version: '1.0.0' },
      }),
    ),
    client(notification('notifications/initialized')),
  ];
}

/** At least one of these places has a value, null included. */
export function present(...places: readonly [string, ...string[]]): Condition {
  const [first, ...others] = places.map((at): Condition => ({ at, present: true }));
  return first && others.length === 0 ? first : { any: places.map((at) => ({ at, present: true })) };
}

/** One place has a value, and another has none. */
export function without(absent: string, there: string): Condition {
  return { all: [present(there), { at: absent, absent: true }] };
}

/** The value at a place differs from all of these values. */
export function otherThan(at: string, value: Json, ...values: readonly Json[]): Condition {
  const not = values.length === 0 ? { at, equals: value } : { at, oneOf: [value, ...values] };
  return { at, present: true, not };
}

/** The string at a place of the message matches a pattern. Only for our own exercises: a pattern from a file might never end. */
export function matches(at: string, pattern: RegExp): Rule {
  const steps = stepsOf(at);
  return {
    holds: ({ messages }) => {
      const value = messages.length === 1 ? valueIn(messages[0], steps) : undefined;
      return typeof value === 'string' && pattern.test(value);
    },
  };
}

/** A condition that a right answer meets. */
export function goal(id: string, name: string, says: string, rule: Rule): GoalSource {
  return { id, name, says, ...rule };
}

/** The message is a request with this method. */
export function sendsRequest(method: string): GoalSource {
  return goal(
    'method',
    `The message has the method \`${method}\``,
    `The member \`method\` must be exactly \`${method}\`, letter for letter.`,
    { at: '/method', equals: method },
  );
}

/** The request has a valid id. */
export function numbered(): GoalSource {
  return goal(
    'id',
    'The request has an id',
    'A request needs an `id`, an integer or a string. The response uses it to refer to its request.',
    { at: '/id', type: ['string', 'integer'] },
  );
}

/** The message is a notification with this method. */
export function notifies(method: string): readonly GoalSource[] {
  return [
    sendsRequest(method),
    goal('no-id', 'The message is a notification', 'A notification has no `id`, so remove the member.', {
      at: '/id',
      absent: true,
    }),
  ];
}

/** The value at a place, such as `/params/name`, is exactly this one. */
export function keeps(at: string, value: Json, says?: string): GoalSource {
  const name = dotted(at);
  const wanted = `\`${JSON.stringify(value)}\``;
  return goal(`at-${name.replaceAll('_', '-')}`, `\`${name}\` is ${wanted}`, says ?? `\`${name}\` must be ${wanted}.`, {
    at,
    equals: value,
  });
}

/** The path has no value. */
export function lacks(at: string, says: string): GoalSource {
  return goal(`no-${dotted(at)}`, `There is no \`${dotted(at)}\``, says, { at, absent: true });
}

/** A place in the notation for learners: `params.name`. */
function dotted(at: string): string {
  return at.slice(1).replaceAll('/', '.');
}

/** The message is the response to the request with this id, with a result or with an error. */
export function answers(id: string | number, kind: 'result' | 'error'): readonly GoalSource[] {
  const other = kind === 'result' ? 'error' : 'result';
  return [
    goal(
      'same-id',
      'The response has the id of the request',
      `The response must have the same id as its request, \`${JSON.stringify(id)}\`, type included.`,
      { at: '/id', equals: id },
    ),
    goal(
      kind,
      `The response has the member \`${kind}\``,
      kind === 'result'
        ? 'The response needs a `result`, which is an object, and no `error`.'
        : 'The response needs an `error` with `code` and `message`, and no `result`.',
      {
        all: [
          { at: `/${kind}`, type: 'object' },
          { at: `/${other}`, absent: true },
        ],
      },
    ),
    goal(
      'no-method',
      'The message is a response',
      'A response has no `method`: only requests and notifications have one.',
      {
        at: '/method',
        absent: true,
      },
    ),
  ];
}

/** A common wrong answer; an example that is not a string is serialized as JSON on one line. */
export function commonMistake(id: string, example: Json, says: string, rule: Rule): MistakeSource {
  return { id, says, example: typeof example === 'string' ? example : JSON.stringify(example), ...rule };
}

/** The message should be a request, but has no id. */
export function withoutId(example: Json): MistakeSource {
  return commonMistake(
    'without-id',
    example,
    'Without an `id` this is a notification, and notifications get no response. A request needs an `id`.',
    without('/id', '/method'),
  );
}

/** The id is null. */
export function withNull(example: Json): MistakeSource {
  return commonMistake(
    'null-id',
    example,
    'MCP forbids a null id, although plain JSON-RPC allows it. Use an integer or a string.',
    { at: '/id', equals: null },
  );
}

/** The message should be a notification, but has an id. */
export function withId(example: Json): MistakeSource {
  return commonMistake(
    'with-id',
    example,
    'With an `id` this is a request, and the sender waits for a response. A notification has no `id`.',
    { all: [present('/method'), present('/id')] },
  );
}

/** The id of the response differs from that of the request. */
export function strangeId(id: string | number, example: Json): MistakeSource {
  return commonMistake(
    'strange-id',
    example,
    `This \`id\` is not the id of the request, \`${JSON.stringify(id)}\`. Both value and type must match, or the client cannot match the response.`,
    otherThan('/id', id),
  );
}

/** The method is not the wanted one but one that people confuse with it. */
export function misnamed(example: Json, says: string, ...methods: readonly string[]): MistakeSource {
  return commonMistake('misnamed', example, says, { at: '/method', oneOf: methods });
}

/** A section of the specification. */
export function clause(revision: McpRevision, page: string, title: string): { title: string; url: string } {
  return { title, url: `https://modelcontextprotocol.io/specification/${revision}/${page}` };
}
