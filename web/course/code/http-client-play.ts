/** Forwards the requests of a learner’s HTTP client to the simulated server, and the responses to the client. */
import { isObject } from '../../protocol/values.ts';
import { serverNamed } from '../../simulator/servers/index.ts';
import { createHttp, dueAtHttp, stepHttp, type HttpState } from '../../simulator/transport/http.ts';
import type { Json, JsonRecord, McpRevision } from '../../simulator/types.ts';
import type { Outcome } from './define.ts';

/** A response as the client receives it. */
export type Response = { status: number; headers: Record<string, string>; body: string };

/** One step of the client. */
export type Move =
  /** Build a request for a message; the response is stored for `gets`. */
  | { readonly does: 'post'; readonly message: JsonRecord }
  /** Build the request that ends the session. */
  | { readonly does: 'close' }
  /** Receive the response of the server, or this one. */
  | { readonly does: 'gets'; readonly response?: Response }
  /** The server forgets all its sessions. */
  | { readonly does: 'restart' };

/** A conversation with a server. */
export interface Scene {
  readonly server: string;
  readonly revisions: readonly McpRevision[];
  /** Seed for session ids. */
  readonly seed: string;
  readonly moves: readonly Move[];
  /** How the header names of responses are written. */
  readonly headers?: 'as they are' | 'in capitals';
}

/** A completed step and its outcome. */
export interface Made {
  readonly move: Move;
  /** What the learner’s code returned; null for steps of the server. */
  readonly outcome: Outcome | null;
  /** The response passed to the client in `gets`. */
  readonly response: Response | null;
  /** The session and the revision that the client knows before this step. */
  readonly session: string | null;
  readonly revision: string | null;
  /** The revision of the last session, even after its end. */
  readonly former: string | null;
}

/** A request built by the client; null if it is not one. */
export interface Request {
  readonly method: Json;
  readonly path: Json;
  /** Keys are lowercase header names; values that are not strings are null. */
  readonly headers: Readonly<Record<string, string | null>>;
  readonly body: Json;
}

/** Reads a request from the client. */
export function requestFrom(value: Json): Request | null {
  if (!isObject(value) || !isObject(value.headers)) return null;
  const { method = null, path = null, headers, body = null } = value;
  const texts = Object.entries(headers).map(([name, text]) => [
    name.toLowerCase(),
    typeof text === 'string' ? text : null,
  ]);
  const read: Record<string, string | null> = Object.fromEntries(texts);
  return { method, path, headers: read, body };
}

const HOST = 'localhost:3000';
/** The timeout of the simulated server is much longer. */
const TIMEOUT_MS = 60_000;
const NOTHING: Response = { status: 400, headers: {}, body: '' };

/** Sends one request and lets the time of the response pass. */
function carry(state: HttpState, request: Request | null, exchange: string): { state: HttpState; response: Response } {
  if (!request) return { state, response: NOTHING };
  const { method, path, headers, body } = request;
  const reported = Object.entries(headers).flatMap(([name, text]) => (text === null ? [] : [[name, text]]));
  const first = stepHttp(state, {
    kind: 'request',
    at: state.now + 1,
    exchange,
    method: typeof method === 'string' ? method : '',
    path: typeof path === 'string' ? path : '',
    headers: { ...Object.fromEntries(reported), host: HOST },
    body: typeof body === 'string' ? body : '',
  });
  const outputs = [...first.outputs];
  let now = first.state;
  const until = now.now + TIMEOUT_MS;
  for (let due = dueAtHttp(now); due !== null && due < until; due = dueAtHttp(now)) {
    const next = stepHttp(now, { kind: 'tick', at: due });
    outputs.push(...next.outputs);
    now = next.state;
  }
  const response: Response = { status: 0, headers: {}, body: '' };
  for (const output of outputs.filter((one) => one.exchange === exchange)) {
    if (output.kind === 'head') Object.assign(response, { status: output.status, headers: { ...output.headers } });
    if (output.kind === 'chunk') response.body += output.text;
  }
  return { state: now, response };
}

/** Replays a conversation as far as it has progressed; `came` has the outcomes of the steps that call the learner’s code. */
export function madeWith(scene: Scene, came: readonly Outcome[]): { made: Made[]; next: Made | null } {
  const { server, revisions, seed, moves, headers: names } = scene;
  const definition = serverNamed(server)?.definition ?? { info: { name: 'none', version: '1' } };
  let state = createHttp(definition, { revisions, seed });
  let session: string | null = null;
  let revision: string | null = null;
  let former: string | null = null;
  let last = NOTHING;
  let called = 0;
  const made: Made[] = [];
  for (const [at, move] of moves.entries()) {
    former = revision ?? former;
    const known = { session, revision, former };
    if (move.does === 'restart') {
      state = createHttp(definition, { revisions, seed: `${seed}-again` });
      made.push({ move, outcome: null, response: null, ...known });
      continue;
    }
    const response = move.does === 'gets' ? (move.response ?? last) : null;
    const outcome = came[called] ?? null;
    called++;
    if (outcome?.kind !== 'value' && !(outcome?.kind === 'error' && move.does === 'gets' && failed(response)))
      return { made, next: { move, outcome, response, ...known } };
    made.push({ move, outcome, response, ...known });
    if (response) {
      ({ session, revision } = readResponse(response, known));
      continue;
    }
    const carried = carry(state, outcome.kind === 'value' ? requestFrom(outcome.value) : null, `e${at}`);
    state = carried.state;
    last =
      names === 'in capitals' ? { ...carried.response, headers: loud(carried.response.headers) } : carried.response;
    if (move.does === 'close') session = revision = null;
  }
  return { made, next: null };
}

const failed = (response: Response | null): boolean => response !== null && response.status >= 400;

const loud = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, text]) => [name.toUpperCase(), text]));

function readResponse(
  response: Response,
  known: { session: string | null; revision: string | null },
): { session: string | null; revision: string | null } {
  if (response.status === 404 && known.session !== null) return { session: null, revision: null };
  const [, id = null] =
    Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'mcp-session-id') ?? [];
  const version = messagesIn(response)
    .map((one) => (isObject(one) && isObject(one.result) ? one.result.protocolVersion : null))
    .find((one) => typeof one === 'string');
  return { session: id ?? known.session, revision: typeof version === 'string' ? version : known.revision };
}

/** The messages in a response: one, all messages of a stream, or none. */
export function messagesIn({ headers, body }: Response): Json[] {
  const type = Object.entries(headers).find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? '';
  const texts = type.startsWith('text/event-stream')
    ? body
        .replaceAll(/\r\n?/gu, '\n')
        .split('\n\n')
        .map((event) =>
          event
            .split('\n')
            .flatMap((line) => /^data:? ?(.*)$/u.exec(line)?.[1] ?? [])
            .join('\n'),
        )
    : type.startsWith('application/json')
      ? [body]
      : [];
  return texts.flatMap((text) => {
    if (text.trim() === '') return [];
    const value: Json = JSON.parse(text);
    return [value];
  });
}
