/** Conversations with the simulated server for tests: the client's part is played right, and the whole can be judged by `check`. */
import { checkEntries } from '../../protocol/check.ts';
import type { Diagnostic, Report } from '../../protocol/types.ts';
import { isObject, wordsFor } from '../../protocol/values.ts';
import { answerFor, dressed, fullCapabilities, greeting, inputResponsesFor } from '../client.ts';
import { isStateless } from '../eras.ts';
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

/** What a client wants: requests and notifications without `jsonrpc`, raw texts, or milliseconds to wait. */
export type Wish = JsonRecord | string | number;

/** A conversation that is going on. */
export class Conversation {
  state: ServerState;
  readonly lines: Line[] = [];
  readonly outputs: Output[] = [];
  readonly steps: Stepped[] = [];
  at = 0;
  /** Requests by their id. */
  readonly #sent = new Map<string | number, JsonRecord>();
  /** So often it answers rounds of input, at most. */
  #rounds = 500;
  readonly revision: McpRevision;
  readonly capabilities: JsonRecord;

  constructor(
    definition: ServerDefinition,
    revision: McpRevision,
    more: { settings?: Partial<Settings>; capabilities?: JsonRecord } = {},
  ) {
    this.revision = revision;
    this.capabilities = more.capabilities ?? fullCapabilities(revision);
    this.state = create(definition, { revisions: [revision], ...more.settings });
  }

  /** Feeds one input and plays the client's part for what comes back. */
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
        // Since 2026-07-28 servers send no requests, and clients answer none.
        const asks = typeof message.method === 'string' && !isStateless(this.revision);
        const answer = asks ? answerFor(message, this.capabilities) : null;
        const again = isStateless(this.revision) ? this.#again(message) : null;
        if (answer) this.feed({ kind: 'message', at: this.at, text: JSON.stringify(answer) });
        if (again) this.#ask(again);
      }
    }
    return stepped;
  }

  /** The handshake, where the revision has one; `more` stands in the parameters of `initialize` in place of the usual. */
  greet(id = 0, more: JsonRecord = {}): void {
    const words = greeting(this.revision, this.capabilities, id);
    if (!words) return;
    const params = isObject(words.initialize.params) ? words.initialize.params : {};
    const initialize: JsonRecord = { ...words.initialize, params: { ...params, ...more } };
    const { outputs } = this.feed({ kind: 'message', at: this.at, text: JSON.stringify(initialize) });
    if (outputs.some(({ message }) => isObject(message) && message.error !== undefined && message.result === undefined))
      return;
    this.feed({ kind: 'message', at: this.at, text: JSON.stringify(words.initialized) });
  }

  /** Does what a client wishes. Requests of 2026-07-28 get their `_meta`, and rounds of input are gone through. */
  say(...wishes: readonly Wish[]): void {
    for (const wish of wishes) {
      if (typeof wish === 'number') this.pass(wish);
      else if (typeof wish === 'string') this.feed({ kind: 'message', at: this.at, text: wish });
      else this.#ask(dressed({ jsonrpc: '2.0', ...wish }, this.revision, this.capabilities));
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

  /** Sends a request and remembers it, for the rounds of input that its answer may ask for. */
  #ask(message: JsonRecord): void {
    const { id } = message;
    if (typeof id === 'string' || typeof id === 'number') this.#sent.set(id, message);
    this.feed({ kind: 'message', at: this.at, text: JSON.stringify(message) });
  }

  /** Asks again with the answers that a result of 2026-07-28 wants; null where the message is no such result. */
  #again(back: JsonRecord): JsonRecord | null {
    const { id, result } = back;
    const message = typeof id === 'string' || typeof id === 'number' ? this.#sent.get(id) : undefined;
    if (!message || !isObject(result) || result.resultType !== 'input_required' || this.#rounds === 0) return null;
    this.#rounds -= 1;
    const params = isObject(message.params) ? message.params : {};
    const inputResponses = isObject(result.inputRequests) ? inputResponsesFor(result.inputRequests) : {};
    const state: JsonRecord = result.requestState === undefined ? {} : { requestState: result.requestState };
    const next = typeof id === 'number' ? id + 1000 : `${wordsFor(id)}+`;
    return { ...message, id: next, params: { ...params, ...state, inputResponses } };
  }

  /** What `check` finds in it. */
  report(): Report {
    return checkEntries(
      this.lines.map(({ from, text }) => (isJson(text) ? { from, text } : { from, message: text })),
      { revision: this.revision },
    );
  }

  /** Errors and warnings at what the server said; `all` gives those about the client, too. */
  blamed(all = false): Diagnostic[] {
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

/** Words for a failing test. */
export function wordsOf(found: readonly Diagnostic[]): string[] {
  return found.map(({ rule, severity, what }) => `${severity} ${rule}: ${what}`);
}
