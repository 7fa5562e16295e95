/** Clients with random behavior: correct messages, modified messages, and texts of all kinds, for property tests. */
import fc from 'fast-check';
import { isObject } from '../../protocol/values.ts';
import { answerFor, inputResponsesFor, templates } from '../client.ts';
import { dueAt } from '../server.ts';
import type { Act, Input, Json, JsonRecord } from '../types.ts';
import type { Conversation } from './converse.ts';

/** The client's next action. Numbers select among the currently available items. */
export type Move =
  | { do: 'send'; pick: number }
  | { do: 'bend'; pick: number; where: number; by: Json | undefined }
  | { do: 'text'; text: string }
  | { do: 'cut'; pick: number; at: number }
  | { do: 'batch'; picks: readonly number[] }
  | { do: 'again'; pick: number }
  | { do: 'cancel'; pick: number }
  | { do: 'wait'; ms: number }
  | { do: 'answer'; how: 'error' | 'decline' | 'odd' }
  | { do: 'act'; act: Act };

const odd: fc.Arbitrary<Json> = fc.jsonValue({ maxDepth: 2 }).map((value): Json => JSON.parse(JSON.stringify(value)));
const telling: fc.Arbitrary<Json> = fc.constantFrom<Json>(
  null,
  true,
  -1,
  0.5,
  '',
  'x',
  '\uD83D',
  [],
  {},
  [1],
  '__proto__',
  1e21,
  { _meta: 5 },
);
const pick = fc.nat(1000);

/** Actions, weighted by likelihood. */
export const moves: fc.Arbitrary<Move[]> = fc.array(
  fc.oneof(
    { weight: 8, arbitrary: fc.record({ do: fc.constant('send' as const), pick }) },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('bend' as const),
        pick,
        where: pick,
        by: fc.oneof(telling, odd, fc.constant(undefined)),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('text' as const),
        text: fc
          .oneof(
            fc.string({ unit: 'binary' }),
            odd.map((value) => JSON.stringify(value)),
          )
          .map((text) => text.replaceAll(/[\r\n]/gu, ' ')),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('cut' as const), pick, at: pick }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('batch' as const), picks: fc.array(pick, { maxLength: 4 }) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('again' as const), pick }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), pick }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.nat(2000) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('answer' as const),
        how: fc.constantFrom('error' as const, 'decline' as const, 'odd' as const),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('act' as const),
        act: fc.constantFrom<Act>(
          { act: 'changed', list: 'tools' },
          { act: 'changed', list: 'resources' },
          { act: 'update', uri: 'note:///1', text: 'New' },
          { act: 'log', level: 'alert', data: 'By hand' },
          { act: 'ask', method: 'ping', params: {} },
          { act: 'ask', method: 'roots/list', params: {} },
        ),
      }),
    },
  ),
  { minLength: 1, maxLength: 14 },
);

type Manner = 'right' | 'error' | 'decline' | 'odd';

/** Performs actions, with a unique id for each request. */
export class Chaos {
  readonly talk: Conversation;
  /** Texts that were sent, without responses to the server's requests. */
  readonly texts: string[] = [];
  #next = 100;
  /** How server requests are answered from now on. */
  #manner: Manner = 'right';

  constructor(talk: Conversation) {
    this.talk = talk;
  }

  /** Performs all actions, then waits for open work. */
  play(list: readonly Move[]): void {
    for (const move of list) this.#move(move);
    this.#pass(200_000);
  }

  #move(move: Move): void {
    if (move.do === 'wait') this.#pass(move.ms);
    else if (move.do === 'answer') this.#manner = move.how;
    else if (move.do === 'act') this.#feed({ kind: 'act', at: this.talk.at, act: move.act });
    else this.#send(this.#textOf(move));
  }

  #textOf(move: Exclude<Move, { do: 'wait' | 'answer' | 'act' }>): string {
    if (move.do === 'text') return move.text;
    if (move.do === 'batch') return JSON.stringify(move.picks.map((one) => this.#message(one)));
    if (move.do === 'again') {
      // A checker would take a second handshake with an old id for a new session.
      const old = this.texts.filter((text) => !text.includes('initialize'));
      return old[move.pick % Math.max(1, old.length)] ?? '';
    }
    if (move.do === 'cancel') {
      const open = [...this.talk.state.running, ...this.talk.state.listening].map(({ id }) => id);
      const requestId = open[move.pick % Math.max(1, open.length)] ?? move.pick;
      return JSON.stringify({ jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId } });
    }
    const message = this.#message(move.pick);
    if (move.do === 'bend') return JSON.stringify(bent(message, move.where, move.by));
    const text = JSON.stringify(message);
    return move.do === 'cut' ? text.slice(0, move.at % text.length) : text;
  }

  #message(at: number): JsonRecord {
    const { state, revision } = this.talk;
    const all = templates(state, revision).filter(
      ({ method }) => method !== 'initialize' || state.handshake.phase === 'waiting',
    );
    return this.#numbered(all[at % all.length]?.message ?? {}, at);
  }

  #numbered(message: JsonRecord, at: number): JsonRecord {
    this.#next += 1;
    return message.id === undefined ? message : { ...message, id: at % 5 === 0 ? `r${this.#next}` : this.#next };
  }

  #send(text: string): void {
    this.texts.push(text);
    this.#feed({ kind: 'message', at: this.talk.at, text });
  }

  #pass(ms: number): void {
    const { talk } = this;
    const end = talk.at + ms;
    for (let due = dueAt(talk.state); due !== null && due <= end; due = dueAt(talk.state)) {
      talk.at = due;
      this.#feed({ kind: 'tick', at: due });
    }
    talk.at = end;
    this.#feed({ kind: 'tick', at: end });
  }

  #feed(input: Input): void {
    for (const { message } of this.talk.feed(input, false).outputs) {
      if (!isObject(message)) continue;
      if (typeof message.method === 'string') {
        const answer = answerFor(message);
        if (answer) this.#feed({ kind: 'message', at: this.talk.at, text: JSON.stringify(this.#mannered(answer)) });
      } else this.#goOn(message);
    }
  }

  /** A round of input: the request is retried with the responses. */
  #goOn({ id, result }: JsonRecord): void {
    if (!isObject(result) || result.resultType !== 'input_required' || this.#next > 300) return;
    const request = this.texts.map(read).findLast((one) => isObject(one) && one.id === id);
    if (!isObject(request) || !isObject(request.params)) return;
    const inputResponses = isObject(result.inputRequests) ? inputResponsesFor(result.inputRequests) : {};
    const state: JsonRecord = result.requestState === undefined ? {} : { requestState: result.requestState };
    this.#send(
      JSON.stringify(this.#numbered({ ...request, params: { ...request.params, ...state, inputResponses } }, 1)),
    );
  }

  #mannered(answer: JsonRecord): JsonRecord {
    const { jsonrpc, id } = answer;
    if (this.#manner === 'error') return { jsonrpc: jsonrpc ?? '2.0', id: id ?? 0, error: { code: -1, message: 'No' } };
    if (this.#manner === 'decline' && isObject(answer.result) && answer.result.action !== undefined)
      return { ...answer, result: { action: 'decline' } };
    return this.#manner === 'odd' ? { ...answer, result: { odd: [1, { a: null }] } } : answer;
  }
}

function read(text: string): Json | undefined {
  try {
    const value: Json = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** The message with one value changed or removed. */
function bent(message: JsonRecord, where: number, by: Json | undefined): Json {
  const places: string[][] = [];
  const walk = (at: Json, path: string[]): void => {
    if (path.length > 0) places.push(path);
    if (isObject(at)) for (const [key, one] of Object.entries(at)) walk(one, [...path, key]);
  };
  walk(message, []);
  return put(message, places[where % places.length] ?? [], by) ?? null;
}

function put(value: Json, [key, ...rest]: readonly string[], by: Json | undefined): Json | undefined {
  if (key === undefined) return by;
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([name, one]) => [name, name === key ? put(one, rest, by) : one] as const);
  return Object.fromEntries(entries.flatMap(([name, one]) => (one === undefined ? [] : [[name, one]])));
}
