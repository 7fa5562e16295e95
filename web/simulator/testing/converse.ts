/**
 * Conversations with the simulated server for tests: the client behaves correctly, and `check` can judge the whole
 * conversation.
 */
import type { Diagnostic, Report } from '../../protocol/types.ts';
import { isObject, stringOf } from '../../protocol/values.ts';
import { answerFor, dressed, fullCapabilities, greeting, inputResponsesFor } from '../client.ts';
import { isStateless } from '../eras.ts';
import { judgeEntries } from './judging.ts';
import { create, dueAt, step } from '../server.ts';
import type {
  Input,
  JsonRecord,
  McpRevision,
  Output,
  ServerDefinition,
  ServerState,
  Settings,
  Stepped,
} from '../types.ts';

/** One line of a conversation. */
export interface Line {
  from: 'client' | 'server';
  text: string;
}

/** A client's actions: requests and notifications without `jsonrpc`, raw texts, or milliseconds to wait. */
export type Wish = JsonRecord | string | number;

/** A conversation in progress. */
export class Conversation {
  state: ServerState;
  readonly lines: Line[] = [];
  readonly outputs: Output[] = [];
  readonly steps: Stepped[] = [];
  at = 0;
  /** Requests by their id. */
  readonly #sent = new Map<string | number, JsonRecord>();
  /** Maximum number of input rounds that it answers. */
  #rounds = 500;
  readonly revision: McpRevision;
  readonly capabilities: JsonRecord;

  constructor(
    definition: ServerDefinition,
    revision: McpRevision,
    more: { settings?: Partial<Settings>; capabilities?: JsonRecord } = {},
  ) {
    this.revision = revision;
    this.capabilities = more.capabilities ?? fullCapabilities(revision, definition);
    this.state = create(definition, { revisions: [revision], ...more.settings });
  }

  /** Processes one input and the client's reactions to the outputs. */
  feed(input: Input, respond = true): Stepped {
    if (input.kind === 'message') this.lines.push({ from: 'client', text: input.text });
    const stepped = step(this.state, input);
    this.state = stepped.state;
    this.steps.push(stepped);
    for (const output of stepped.outputs) {
      this.outputs.push(output);
      if (output.channel === 'message') this.lines.push({ from: 'server', text: output.text });
    }
    if (respond) {
      for (const { message } of stepped.outputs) {
        if (!isObject(message)) continue;
        // Since 2026-07-28 servers send no requests, and clients send no responses.
        const isRequest = typeof message.method === 'string' && !isStateless(this.revision);
        const answer = isRequest ? answerFor(message, this.capabilities) : null;
        const again = isStateless(this.revision) ? this.#again(message) : null;
        if (answer) this.feed({ kind: 'message', at: this.at, text: JSON.stringify(answer) });
        if (again) this.#request(again);
      }
    }
    return stepped;
  }

  /** The handshake, if the revision has one; `more` replaces members of the `initialize` params. */
  greet(id = 0, more: JsonRecord = {}): void {
    const handshake = greeting(this.revision, this.capabilities, id);
    if (!handshake) return;
    const params = isObject(handshake.initialize.params) ? handshake.initialize.params : {};
    const initialize: JsonRecord = { ...handshake.initialize, params: { ...params, ...more } };
    const { outputs } = this.feed({ kind: 'message', at: this.at, text: JSON.stringify(initialize) });
    if (outputs.some(({ message }) => isObject(message) && message.error !== undefined && message.result === undefined))
      return;
    this.feed({ kind: 'message', at: this.at, text: JSON.stringify(handshake.initialized) });
  }

  /** Performs a client's actions. Requests of 2026-07-28 get their `_meta`, and rounds of input are answered. */
  sendAll(...wishes: readonly Wish[]): void {
    for (const wish of wishes) {
      if (typeof wish === 'number') this.pass(wish);
      else if (typeof wish === 'string') this.feed({ kind: 'message', at: this.at, text: wish });
      else this.#request(dressed({ jsonrpc: '2.0', ...wish }, this.revision, this.capabilities));
    }
  }

  /** Lets time pass. */
  pass(ms: number): void {
    const end = this.at + ms;
    for (let due = dueAt(this.state); due !== null && due <= end; due = dueAt(this.state)) {
      this.at = due;
      this.feed({ kind: 'tick', at: due });
    }
    this.at = end;
    this.feed({ kind: 'tick', at: end });
  }

  /** Sends a request and stores it, for the input rounds that its result may start. */
  #request(message: JsonRecord): void {
    const { id } = message;
    if (typeof id === 'string' || typeof id === 'number') this.#sent.set(id, message);
    this.feed({ kind: 'message', at: this.at, text: JSON.stringify(message) });
  }

  /** Retries the request with the responses that a 2026-07-28 result requests; null if the message is not such a result. */
  #again(back: JsonRecord): JsonRecord | null {
    const { id, result } = back;
    const message = typeof id === 'string' || typeof id === 'number' ? this.#sent.get(id) : undefined;
    if (!message || !isObject(result) || result.resultType !== 'input_required' || this.#rounds === 0) return null;
    this.#rounds -= 1;
    const params = isObject(message.params) ? message.params : {};
    const inputResponses = isObject(result.inputRequests) ? inputResponsesFor(result.inputRequests) : {};
    const state: JsonRecord = result.requestState === undefined ? {} : { requestState: result.requestState };
    const next = typeof id === 'number' ? id + 1000 : `${stringOf(id)}+`;
    return { ...message, id: next, params: { ...params, ...state, inputResponses } };
  }

  /** The findings of `check`. */
  report(): Report {
    return judgeEntries(
      this.lines.map(({ from, text }) => (isJson(text) ? { from, text } : { from, message: text })),
      { revision: this.revision },
    );
  }

  /** Errors and warnings about the server's messages; `all` includes those about the client. */
  reported(all = false): Diagnostic[] {
    const { diagnostics, entries } = this.report();
    return diagnostics.filter(
      ({ severity, entry }) => severity !== 'info' && (all || entry < 0 || entries[entry]?.from !== 'client'),
    );
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** The message of a failing test. */
export function wordsOf(found: readonly Diagnostic[]): string[] {
  return found.map(({ rule, severity, what }) => `${severity} ${rule}: ${what}`);
}
