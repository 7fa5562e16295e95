/** Small builders for exercises: messages, goals, typical common mistakes, links. */
import type { Json, JsonRecord, McpRevision } from '../simulator/types.ts';
import type { Goal, Said, Seen, SeenMistake } from './define.ts';

type Path = string;

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

/** A conversation as a log, one message a line. */
export function lines(...said: readonly { from: 'client' | 'server'; message: Json }[]): string {
  return said.map(({ from, message }) => JSON.stringify({ from, message })).join('\n');
}

/** Text for a message; what is text already stays as it is. */
export function wire(message: Json): string {
  return typeof message === 'string' ? message : JSON.stringify(message);
}

/** Whether a value is an object with members. */
export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands at a place such as `params.arguments.a`; undefined where there is nothing. */
export function at(value: Json | undefined, path: Path): Json | undefined {
  let here: Json | undefined = value;
  for (const key of path.split('.')) {
    if (Array.isArray(here)) here = here[Number(key)];
    else if (isRecord(here) && Object.hasOwn(here, key)) here = here[key];
    else return undefined;
  }
  return here;
}

/** The message of an answer that is one message; without members where it is none. */
export function one({ messages }: Seen): JsonRecord {
  return (messages.length === 1 ? messages[0] : undefined) ?? {};
}

/** What stands at a place of the message. */
export function inside(seen: Seen, path: Path): Json | undefined {
  return at(one(seen), path);
}

/** The text at a place of the message; empty where there is something else. */
export function textAt(seen: Seen, path: Path): string {
  const value = inside(seen, path);
  return typeof value === 'string' ? value : '';
}

/** Whether the message has something there, null included. */
export function has(seen: Seen, path: Path): boolean {
  return inside(seen, path) !== undefined;
}

/** Whether two values are the same, whatever the order of their members. */
export function same(a: Json | undefined, b: Json | undefined): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => same(item, b[i]));
  if (!isRecord(a) || !isRecord(b)) return a === b;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]));
}

/** Something that a right answer does. */
export function goal(id: string, name: string, says: string, met: (seen: Seen) => boolean): Goal {
  return { id, name, says, met };
}

/** It is a request for a method. */
export function asks(method: string): Goal {
  return goal(
    'method',
    `It asks for \`${method}\``,
    `The member \`method\` has to be exactly \`${method}\`, letter for letter.`,
    (seen) => inside(seen, 'method') === method,
  );
}

/** It has an id that a request may have. */
export function numbered(): Goal {
  return goal(
    'id',
    'It has an id',
    'A request has an `id`, a whole number or a text; only so does an answer find its way back.',
    (seen) => {
      const id = inside(seen, 'id');
      return typeof id === 'string' || (typeof id === 'number' && Number.isInteger(id));
    },
  );
}

/** It is a notification with this method. */
export function notifies(method: string): readonly Goal[] {
  return [
    asks(method),
    goal(
      'no-id',
      'Nobody is to answer it',
      'A notification has no `id`: leave the member out.',
      (seen) => !has(seen, 'id'),
    ),
  ];
}

/** A place has exactly this value. */
export function keeps(path: Path, value: Json, says = `\`${path}\` has to be \`${JSON.stringify(value)}\`.`): Goal {
  return goal(`at-${path}`, `\`${path}\` is \`${JSON.stringify(value)}\``, says, (seen) =>
    same(inside(seen, path), value),
  );
}

/** A place is empty. */
export function lacks(path: Path, says: string): Goal {
  return goal(`no-${path}`, `There is no \`${path}\``, says, (seen) => !has(seen, path));
}

/** It answers the request with this id, with a result or with an error. */
export function answers(id: string | number, kind: 'result' | 'error'): readonly Goal[] {
  const other = kind === 'result' ? 'error' : 'result';
  return [
    goal(
      'same-id',
      'It has the id of the request',
      `The answer takes over the id of its request as it is, \`${JSON.stringify(id)}\`, type included.`,
      (seen) => inside(seen, 'id') === id,
    ),
    goal(
      kind,
      `It has a member \`${kind}\``,
      kind === 'result'
        ? 'The request could be answered, so the answer has a `result`, which is an object, and no `error`.'
        : 'The request cannot be answered, so there is an `error` with `code` and `message`, and no `result`.',
      (seen) => isRecord(inside(seen, kind)) && !has(seen, other),
    ),
    goal(
      'no-method',
      'It is an answer',
      'An answer has no `method`: that is for requests and notifications.',
      (seen) => !has(seen, 'method'),
    ),
  ];
}

/** A typical wrong answer. */
export function commonMistake(id: string, example: Json, says: string, when: (seen: Seen) => boolean): SeenMistake {
  return { id, says, example: wire(example), when };
}

/** It should be a request, and has no id. */
export function withoutId(example: Json): SeenMistake {
  return commonMistake(
    'without-id',
    example,
    'Without an `id` it is a notification, and nobody answers those. A request has an `id`.',
    (seen) => has(seen, 'method') && !has(seen, 'id'),
  );
}

/** Its id is null. */
export function withNull(example: Json): SeenMistake {
  return commonMistake(
    'null-id',
    example,
    'MCP has no null ids: plain JSON-RPC lets them pass, MCP forbids them. Take a whole number or a text.',
    (seen) => inside(seen, 'id') === null,
  );
}

/** It should be a notification, and has an id. */
export function withId(example: Json): SeenMistake {
  return commonMistake(
    'with-id',
    example,
    'With an `id` it is a request, and an answer would be waited for. A notification has no `id`.',
    (seen) => has(seen, 'method') && has(seen, 'id'),
  );
}

/** An answer whose id is not that of its request. */
export function strangeId(id: string | number, example: Json): SeenMistake {
  return commonMistake(
    'strange-id',
    example,
    `This \`id\` is not that of the request, \`${JSON.stringify(id)}\`: value and type have to be the same, or the answer is lost.`,
    (seen) => has(seen, 'id') && inside(seen, 'id') !== id,
  );
}

/** It has another method than the one that is wanted, one of those that people take for it. */
export function misnamed(example: Json, says: string, ...methods: readonly string[]): SeenMistake {
  return commonMistake('misnamed', example, says, (seen) => {
    const method = inside(seen, 'method');
    return typeof method === 'string' && methods.includes(method);
  });
}

/** A clause of the specification. */
export function clause(revision: McpRevision, page: string, title: string): { title: string; url: string } {
  return { title, url: `https://modelcontextprotocol.io/specification/${revision}/${page}` };
}
