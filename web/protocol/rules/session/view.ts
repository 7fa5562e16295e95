/** The state of a session that rules can query while it is observed: handshake, capabilities, requests, tools. */
import type { JsonObject, JsonValue } from '../../json/types.ts';
import type { DeepModel } from '../../model/deep.ts';
import type { RevisionModel } from '../../model/define.ts';
import type { Pairing } from '../../session/pairing.ts';
import type { Sender, Transport } from '../../types.ts';
import { get, isObject, objectAt } from '../../json/object.ts';
import type { Call, Ref } from '../../session/call.ts';
import type { Before, Handshake, SessionView, Step } from './define.ts';
import { CLIENT_CAPABILITIES } from '../keys.ts';

type Mutable<T> = { -readonly [key in keyof T]: T[key] };

/** `0`, `1`, `req-1`. */
const FIRST_ID = /^\D*[01]$/u;

const BEFORE: Handshake = Object.freeze({
  initialize: null,
  wanted: null,
  client: null,
  answered: null,
  chosen: null,
  server: null,
  refused: null,
  confirmed: null,
});

const nothing = (): Mutable<Before> => ({ entry: -1, kind: 'invalid', method: '', call: null });

/** The view of one session; `note` keeps it up to date. */
export class View implements SessionView {
  readonly model: RevisionModel;
  readonly deep: DeepModel;
  readonly transport: Transport | null;
  handshake: Handshake = BEFORE;
  /** The established handshake while another one is tried. */
  #standing: Handshake | null = null;
  discovered: { at: Ref; capabilities: JsonObject } | null = null;
  ended = false;
  answered = false;
  readonly closed: Mutable<SessionView['closed']> = { call: null, clock: null };
  readonly #pairing: Pairing;
  readonly #tool: (name: string, before: number) => JsonObject | null;
  readonly #now: () => number;
  readonly #gaps: boolean;
  readonly #answers: Readonly<Record<'client' | 'server', Answers>> = {
    client: { of: null, known: new Map() },
    server: { of: null, known: new Map() },
  };
  readonly #requests: Record<Sender, Call | null> = { client: null, server: null, unknown: null };
  readonly #before = { client: nothing(), server: nothing(), unknown: nothing() };
  #newest = this.#before.unknown;
  #opened: boolean | null = null;
  /** Whether a message from another sender than the client was observed. */
  #observed = false;

  constructor(
    model: RevisionModel,
    deep: DeepModel,
    pairing: Pairing,
    about: { transport: Transport | null; gaps: boolean; tool(name: string, before: number): JsonObject | null },
    now: () => number,
  ) {
    this.model = model;
    this.deep = deep;
    this.transport = about.transport;
    this.#gaps = about.gaps;
    this.#pairing = pairing;
    this.#tool = (name, before) => about.tool(name, before);
    this.#now = now;
  }

  get whole(): boolean {
    return this.#opened === true && !this.#gaps && !this.#isOneSided();
  }

  /** True if the client continues and the text has no message of the server: only one side was logged. */
  #isOneSided(): boolean {
    if (this.model.era === 'stateless') return !this.#observed;
    const { confirmed, answered, refused } = this.handshake;
    return confirmed !== null && answered === null && refused === null && !this.#observed;
  }

  declared(side: 'client' | 'server', capability: string, call?: Call | null): boolean | null {
    const declared = this.capabilities(side, call);
    if (declared === null) return null;
    // Queried repeatedly about the same few objects, so the results are cached per object.
    const answers = this.#answers[side];
    if (answers.of !== declared) {
      answers.of = declared;
      answers.known.clear();
    }
    let known = answers.known.get(capability);
    if (known === undefined) answers.known.set(capability, (known = isDeclared(declared, capability)));
    return known;
  }

  capabilities(side: 'client' | 'server', call?: Call | null): JsonObject | null {
    if (this.model.era !== 'stateless') return side === 'client' ? this.handshake.client : this.handshake.server;
    if (side === 'server') return this.discovered?.capabilities ?? null;
    const declared = call ? get(objectAt(call.params, '_meta'), CLIENT_CAPABILITIES) : undefined;
    return isObject(declared) ? declared : null;
  }

  request(id: string | number, from?: Sender): Call | null {
    return this.#pairing.last(id, from);
  }

  waiting(methods: readonly string[]): number {
    return this.#pairing.waiting(methods);
  }

  lastRequest(from: Sender): Call | null {
    return this.#requests[from];
  }

  before(from?: Sender): Before {
    return from === undefined ? this.#newest : this.#before[from];
  }

  tool(name: string): JsonObject | null {
    return this.#tool(name, this.#now());
  }

  describe({ entry, item }: Ref): string {
    return item === null ? `message ${entry + 1}` : `item ${item + 1} of message ${entry + 1}`;
  }

  shares(_what: object): void {}

  /** Records a message before the rules observe it. */
  note(step: Step): void {
    const { kind, method } = step;
    if (kind === 'response' || kind === 'error') this.#answer(step);
    else this.#keep(step);
    if (step.from !== 'client' && (!step.inferred || this.model.era !== 'handshake')) this.#observed = true;
    if (this.#opened === null && kind !== 'batch' && method !== 'ping' && method !== 'notifications/message') {
      this.#opened =
        kind === 'request' &&
        (this.model.era === 'handshake' ? method === 'initialize' : isFirst(step, this.model.era));
    }
    if (method === 'initialize') this.#shake(step);
    else if (kind === 'response' && method === null && step.from !== 'client') this.#overhear(step);
    else if (this.handshake.initialize && !this.handshake.confirmed && method !== null && confirms(method)) {
      const own = kind === 'notification' || kind === 'request';
      if (own && step.from !== 'server') this.handshake = { ...this.handshake, confirmed: step.ref };
    } else if (method === 'server/discover' && kind === 'response') {
      const capabilities = holderOf(step, step.result);
      if (capabilities) this.discovered = { at: step.ref, capabilities };
    }
  }

  #answer({ call, clock }: Step): void {
    this.answered = true;
    if (!call) return;
    this.closed.call = call;
    this.closed.clock = clock;
  }

  #keep({ kind, call, from, inBatch, entry, method }: Step): void {
    if (kind === 'request' && call) this.#requests[from] = call;
    if (inBatch) return;
    const newest = (this.#newest = this.#before[from]);
    newest.entry = entry;
    newest.kind = kind;
    newest.method = method ?? '';
    if (kind !== 'notification') newest.call = kind === 'request' ? call : null;
  }

  /** An excerpt may begin with the response to an `initialize` that it does not contain. */
  #overhear(step: Step): void {
    const { result, ref } = step;
    if (this.handshake.initialize || this.model.era !== 'handshake' || !isObject(get(result, 'serverInfo'))) return;
    const chosen = textAt(result, 'protocolVersion');
    const server = holderOf(step, result);
    if (chosen !== null && server) this.handshake = { ...BEFORE, answered: ref, chosen, server };
  }

  #shake(step: Step): void {
    const { kind, call, params, result } = step;
    if (kind === 'request' && call && step.from !== 'server') {
      if (this.handshake.answered) this.#standing = this.handshake;
      const next: Mutable<Handshake> = { ...BEFORE, initialize: call };
      next.wanted = textAt(params, 'protocolVersion');
      next.client = holderOf(step, params);
      this.handshake = next;
    } else if (kind === 'response' && call === this.handshake.initialize && !step.again) {
      const server = holderOf(step, result);
      this.handshake = { ...this.handshake, answered: step.ref, chosen: textAt(result, 'protocolVersion'), server };
    } else if (kind === 'error' && call === this.handshake.initialize && !step.again) {
      this.handshake = this.#standing ?? { ...this.handshake, refused: step.ref };
    }
  }
}

/**
 * Whether a request looks like the first of its sender: by its id, which most clients count up from 0 or 1. In JSON-RPC both
 * sides may send requests; in a stateless revision only the client does.
 */
function isFirst({ from, inferred, id, method }: Step, era: RevisionModel['era']): boolean {
  if (id === null || (era !== 'stateless' && (from === 'unknown' || inferred))) return false;
  // Clients without numeric ids begin with a discovery request.
  if (method === 'server/discover' && typeof id === 'string') return true;
  return String(id).length < 40 && FIRST_ID.test(String(id));
}

/** The cached results for one capabilities object. */
interface Answers {
  of: JsonObject | null;
  readonly known: Map<string, boolean>;
}

function isDeclared(declared: JsonObject, capability: string): boolean {
  let at: JsonValue | undefined = declared;
  for (const name of capability.split('.')) at = isObject(at) ? get(at, name) : undefined;
  return at !== undefined && at !== false && at !== null;
}

/** `notifications/initialized`, including misspelled ones: the name has a finding of its own. */
function confirms(method: string): boolean {
  return method === 'notifications/initialized' || (method.length < 40 && CONFIRMATION.test(method));
}

const CONFIRMATION = /^(?:(?:mcp|client)\W)?(?:notifications?\W)?initiali[sz]ed$|^notifications?\Winitiali[sz]e$/iu;

function textAt(object: JsonObject, name: string): string | null {
  const value = get(object, name);
  return typeof value === 'string' ? value : null;
}

/** The capabilities that a message declares; null if it does not show them all. */
function holderOf({ altered }: Step, holder: JsonObject): JsonObject | null {
  const value = get(holder, 'capabilities');
  return !altered && isObject(value) ? value : null;
}
