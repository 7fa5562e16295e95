/** The requirements violated by the use of an undeclared feature. The capabilities themselves are in the method tables. */
import type { JsonObject } from '../../../json/types.ts';
import type { Method, RevisionModel } from '../../../model/define.ts';
import type { Call } from '../../../session/call.ts';
import type { SessionView } from '../define.ts';

/**
 * The requirements violated around one request, each as its ids in the revisions; the first one that the revision has applies.
 */
interface Gate {
  /** Violated by a side that sends the request and gets an error or no response. */
  readonly requests: readonly string[];
  /** Violated by a side that serves it without having declared it. */
  readonly serves?: readonly string[];
  /** Violated by a side that rejects it with a code other than “Method not found”. */
  readonly code?: readonly string[];
  /** Violated by a side that declared it and reports that the method does not exist. */
  readonly denies?: readonly string[];
}

const serving = (feature: string): readonly string[] => [
  `capabilities/discovered-${feature}-undeclared`,
  `${feature === 'completions' ? 'completion' : feature}/capability-undeclared`,
];
const UNSERVED = 'capabilities/declared-not-served';
const MODERN_CODE = ['capabilities/undeclared-method-code'];

const feature = (name: string, one: string): Gate => ({
  requests: [one, `${name}/client-ignores-capability`],
  serves: serving(name),
  code: MODERN_CODE,
});
const list = (name: string): Gate => ({
  ...feature(name, `capabilities/${name}-list`),
  denies: [`${name}/list-must-be-answered`, UNSERVED],
});
const small = (one: string): Gate => ({ requests: [one], denies: [UNSERVED] });

/** Requests by method. */
export const GATES: Readonly<Record<string, Gate>> = {
  'tools/list': list('tools'),
  'tools/call': feature('tools', 'capabilities/tools-call'),
  'prompts/list': list('prompts'),
  'prompts/get': feature('prompts', 'capabilities/prompts-get'),
  'resources/list': list('resources'),
  'resources/read': feature('resources', 'capabilities/resources-read'),
  'resources/templates/list': {
    ...feature('resources', 'capabilities/resources-templates-list'),
    denies: [UNSERVED],
  },
  'resources/subscribe': small('capabilities/resources-subscribe'),
  'resources/unsubscribe': small('capabilities/resources-unsubscribe'),
  'logging/setLevel': small('capabilities/logging-set-level'),
  'completion/complete': {
    requests: ['capabilities/completion-complete', 'completion/client-ignores-capability'],
    serves: serving('completions'),
    code: ['completion/unsupported-code'],
    denies: [UNSERVED],
  },
  'roots/list': {
    requests: ['capabilities/roots-list'],
    serves: ['capabilities/client-serves-roots-undeclared'],
    code: ['roots/unsupported-error-code'],
  },
  'sampling/createMessage': {
    requests: ['capabilities/sampling-create-message'],
    serves: ['capabilities/client-serves-sampling-undeclared'],
  },
  'elicitation/create': {
    requests: ['capabilities/elicitation-create'],
    serves: ['capabilities/client-serves-elicitation-undeclared'],
  },
};

/** Notifications that only a side with the declared capability sends. */
export const NOTICES: Readonly<Record<string, readonly string[]>> = {
  'notifications/message': ['capabilities/discovered-logging-undeclared', 'logging/capability-undeclared'],
  'notifications/tools/list_changed': ['capabilities/tools-list-changed', 'tools/list-changed-undeclared'],
  'notifications/prompts/list_changed': ['capabilities/prompts-list-changed', 'prompts/list-changed-undeclared'],
  'notifications/resources/list_changed': ['capabilities/resources-list-changed', 'resources/list-changed-undeclared'],
  'notifications/resources/updated': ['capabilities/resources-updated'],
  'notifications/roots/list_changed': ['capabilities/roots-list-changed'],
};

/** The row of a method with its capability and the side that declares it; null if the revision has no such gate. */
export function gateOf(session: SessionView, method: string): Guarded | null {
  let known = guarded.get(session.model);
  if (!known) guarded.set(session.model, (known = new Map()));
  let gate = known.get(method);
  if (gate === undefined) known.set(method, (gate = guardedBy(session.model, method)));
  return gate;
}

/**
 * Methods whose capability is known to be declared: checked for each message, and computed again only when the declaration
 * changes.
 */
export class Declared {
  readonly #session: SessionView;
  readonly #methods = new Set<string>();
  #client: JsonObject | null = null;
  #server: JsonObject | null = null;

  constructor(session: SessionView) {
    this.#session = session;
  }

  /** True if the side that serves the method has declared capabilities without this one. */
  lacks(gate: Guarded, call: Call): boolean {
    const declared = this.#session.declared(gate.side, gate.capability, call);
    // In a stateless revision, each request may declare different capabilities.
    if (declared && this.#session.model.era === 'handshake') this.#methods.add(call.method);
    return declared === false;
  }

  /** True if the capability is known to be declared; false means unknown. Check this first. */
  has(method: string): boolean {
    const { client, server } = this.#session.handshake;
    if (client !== this.#client || server !== this.#server) {
      this.#client = client;
      this.#server = server;
      this.#methods.clear();
    }
    return this.#methods.has(method);
  }
}

/** The capability that a method needs. */
interface Guarded {
  readonly row: Method;
  readonly capability: string;
  readonly side: 'client' | 'server';
}

/** Cached per model: only methods of the tables above are looked up. */
const guarded = new WeakMap<RevisionModel, Map<string, Guarded | null>>();

function guardedBy(model: RevisionModel, method: string): Guarded | null {
  const row = model.methods.get(method);
  const { capability, sender, kind } = row ?? {};
  if (!row || capability === undefined || sender === undefined || sender === 'both') return null;
  const answering = sender === 'client' ? 'server' : 'client';
  return { row, capability, side: kind === 'notification' ? sender : answering };
}
