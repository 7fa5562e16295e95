/** Small builders for exercises: messages, goals, typical slips, links. They make data, in the format of `source.ts`. */
import type { Json, JsonRecord, McpRevision } from '../simulator/types.ts';
import type { Said } from './define.ts';
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

/** An answer. */
export function answer(id: string | number, result: JsonRecord): JsonRecord {
  return { jsonrpc: '2.0', id, result };
}

/** An answer that says why there is none. */
export function refusal(id: string | number, code: number, message: string): JsonRecord {
  return { jsonrpc: '2.0', id, error: { code, message } };
}

/** Said by the client. */
export function client(message: JsonRecord): Said {
  return { from: 'client', message };
}

/** Said by the server. */
export function server(message: JsonRecord): Said {
  return { from: 'server', message };
}

/** The two messages of a handshake, and the word that it is over. */
export function handshake(
  revision: McpRevision,
  serverCan: JsonRecord = { tools: {} },
  clientCan: JsonRecord = {},
): readonly Said[] {
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

/** Something stands at one of these places at least, null included. */
export function present(...places: readonly [string, ...string[]]): Condition {
  const [first, ...others] = places.map((at): Condition => ({ at, present: true }));
  return first && others.length === 0 ? first : { any: places.map((at) => ({ at, present: true })) };
}

/** Something stands at one place, and nothing at another. */
export function without(absent: string, there: string): Condition {
  return { all: [present(there), { at: absent, absent: true }] };
}

/** Something else than this value stands at a place, or than any of these values. */
export function otherThan(at: string, value: Json, ...values: readonly Json[]): Condition {
  const not = values.length === 0 ? { at, equals: value } : { at, oneOf: [value, ...values] };
  return { at, present: true, not };
}

/** The string at a place of the message matches a pattern. For ours alone: a pattern from a file might never end. */
export function matches(at: string, pattern: RegExp): Rule {
  const steps = stepsOf(at);
  return {
    holds: ({ messages }) => {
      const value = messages.length === 1 ? valueIn(messages[0], steps) : undefined;
      return typeof value === 'string' && pattern.test(value);
    },
  };
}

/** Something that a right answer does. */
export function goal(id: string, name: string, says: string, rule: Rule): GoalSource {
  return { id, name, says, ...rule };
}

/** It is a request for a method. */
export function asks(method: string): GoalSource {
  return goal(
    'method',
    `It asks for \`${method}\``,
    `The member \`method\` has to be exactly \`${method}\`, letter for letter.`,
    { at: '/method', equals: method },
  );
}

/** It has an id that a request may have. */
export function numbered(): GoalSource {
  return goal(
    'id',
    'It has an id',
    'A request has an `id`, a whole number or a text; only so does an answer find its way back.',
    { at: '/id', type: ['string', 'integer'] },
  );
}

/** It is a notification with this method. */
export function notifies(method: string): readonly GoalSource[] {
  return [
    asks(method),
    goal('no-id', 'Nobody is to answer it', 'A notification has no `id`: leave the member out.', {
      at: '/id',
      absent: true,
    }),
  ];
}

/** A place, such as `/params/name`, has exactly this value. */
export function keeps(at: string, value: Json, says?: string): GoalSource {
  const name = dotted(at);
  const wanted = `\`${JSON.stringify(value)}\``;
  return goal(`at-${name}`, `\`${name}\` is ${wanted}`, says ?? `\`${name}\` has to be ${wanted}.`, {
    at,
    equals: value,
  });
}

/** A place is empty. */
export function lacks(at: string, says: string): GoalSource {
  return goal(`no-${dotted(at)}`, `There is no \`${dotted(at)}\``, says, { at, absent: true });
}

/** A place as learners read it: `params.name`. */
function dotted(at: string): string {
  return at.slice(1).replaceAll('/', '.');
}

/** It answers the request with this id, with a result or with an error. */
export function answers(id: string | number, kind: 'result' | 'error'): readonly GoalSource[] {
  const other = kind === 'result' ? 'error' : 'result';
  return [
    goal(
      'same-id',
      'It has the id of the request',
      `The answer takes over the id of its request as it is, \`${JSON.stringify(id)}\`, type included.`,
      { at: '/id', equals: id },
    ),
    goal(
      kind,
      `It has a member \`${kind}\``,
      kind === 'result'
        ? 'The request could be answered, so the answer has a `result`, which is an object, and no `error`.'
        : 'The request cannot be answered, so there is an `error` with `code` and `message`, and no `result`.',
      {
        all: [
          { at: `/${kind}`, type: 'object' },
          { at: `/${other}`, absent: true },
        ],
      },
    ),
    goal('no-method', 'It is an answer', 'An answer has no `method`: that is for requests and notifications.', {
      at: '/method',
      absent: true,
    }),
  ];
}

/** A typical wrong answer; an example that is not a string is written as JSON on one line. */
export function commonMistake(id: string, example: Json, says: string, rule: Rule): MistakeSource {
  return { id, says, example: typeof example === 'string' ? example : JSON.stringify(example), ...rule };
}

/** It should be a request, and has no id. */
export function withoutId(example: Json): MistakeSource {
  return commonMistake(
    'without-id',
    example,
    'Without an `id` it is a notification, and nobody answers those. A request has an `id`.',
    without('/id', '/method'),
  );
}

/** Its id is null. */
export function withNull(example: Json): MistakeSource {
  return commonMistake(
    'null-id',
    example,
    'MCP has no null ids: plain JSON-RPC lets them pass, MCP forbids them. Take a whole number or a text.',
    { at: '/id', equals: null },
  );
}

/** It should be a notification, and has an id. */
export function withId(example: Json): MistakeSource {
  return commonMistake(
    'with-id',
    example,
    'With an `id` it is a request, and an answer would be waited for. A notification has no `id`.',
    { all: [present('/method'), present('/id')] },
  );
}

/** An answer whose id is not that of its request. */
export function strangeId(id: string | number, example: Json): MistakeSource {
  return commonMistake(
    'strange-id',
    example,
    `This \`id\` is not that of the request, \`${JSON.stringify(id)}\`: value and type have to be the same, or the answer is lost.`,
    otherThan('/id', id),
  );
}

/** It has another method than the one that is wanted, one of those that people take for it. */
export function misnamed(example: Json, says: string, ...methods: readonly string[]): MistakeSource {
  return commonMistake('misnamed', example, says, { at: '/method', oneOf: methods });
}

/** A clause of the specification. */
export function clause(revision: McpRevision, page: string, title: string): { title: string; url: string } {
  return { title, url: `https://modelcontextprotocol.io/specification/${revision}/${page}` };
}
