import {
  defineSessionRule,
  type SessionRule,
  type SessionExample,
  type Report,
  type SessionView,
  type Step,
  type Tie,
} from '../define.ts';
import {
  observeInputResponses,
  observeInputRequests,
  type InputRequest,
  type InputResponse,
} from './input-requests.ts';
import { together } from './combine-observers.ts';
import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import { requests, call, sampling, WEATHER } from './example-texts.ts';
import type { JsonObject } from '../../../json/types.ts';
import { get, has, isObject, objectAt } from '../../../json/object.ts';
import { code, listed } from '../../../json/describe.ts';
import type { Ref } from '../../../session/call.ts';
import { blocksOf, messagesOf, usesOf } from './blocks.ts';
import { fingerprint } from './fingerprint.ts';
import { begin } from './example-messages.ts';

// Sampling conversations that continue over several requests.

/** A conversation whose model has called tools. */
interface Open {
  /** The number of its messages, and their fingerprint. */
  readonly count: number;
  readonly print: string;
  /** Ids of the calls. */
  readonly ids: readonly string[];
  readonly at: Ref;
}

/** A call with metadata. */
interface Stored {
  readonly meta: JsonObject;
  readonly tie: Tie;
}

/** The maximum number of stored conversations and calls. */
const [OPEN_AT_ONCE, MANY] = [10, 1000];

/** Observes sampling requests and their responses, and reports mismatches. */
class Talks {
  readonly #open: Open[] = [];
  readonly #stored = new Map<string, Stored>();
  readonly #session: SessionView;
  readonly #report: Report;

  constructor(session: SessionView, report: Report) {
    this.#session = session;
    this.#report = report;
  }

  /** A response with a message from the model. */
  answered({ params, result, to }: InputResponse, { ref }: Step): void {
    const ids: string[] = [];
    for (const { block, path } of usesOf(result)) {
      const [id, meta] = [get(block, 'id'), get(block, '_meta')];
      if (typeof id !== 'string') continue;
      ids.push(id);
      const tie = { at: ref, path: [...to, ...path, '_meta'] };
      if (isObject(meta) && this.#stored.size < MANY) this.#stored.set(id, { meta, tie });
    }
    const messages = get(params, 'messages');
    const print = Array.isArray(messages) && ids.length > 0 ? fingerprint(messages) : null;
    if (print === null || !Array.isArray(messages)) return;
    this.#open.push({ count: messages.length, print, ids, at: ref });
    if (this.#open.length > OPEN_AT_ONCE) this.#open.shift();
  }

  /** A sampling request. */
  request(inputRequest: InputRequest, { altered }: Step): void {
    if (altered) return;
    if (this.#stored.size > 0) this.#judgeMeta(inputRequest);
    const messages = get(inputRequest.params, 'messages');
    if (!Array.isArray(messages)) return;
    const goesOn = ({ count, print }: Open): boolean =>
      messages.length > count && fingerprint(messages.slice(0, count)) === print;
    const index = this.#open.findLastIndex(goesOn);
    const [open] = index < 0 ? [] : this.#open.splice(index, 1);
    if (open) this.#judgeResults(inputRequest, open);
  }

  #judgeResults({ params, at, path }: InputRequest, { ids, at: called }: Open): void {
    const seen = new Set<unknown>();
    for (const [, message] of messagesOf(params)) {
      // A call that is repeated without its result is reported for the message itself.
      for (const { block } of usesOf(message)) seen.add(get(block, 'id'));
      for (const { block } of blocksOf(message, 'tool_result')) seen.add(get(block, 'toolUseId'));
    }
    const lost = ids.filter((id) => !seen.has(id));
    if (lost.length === 0) return;
    const session = this.#session;
    this.#report({
      requirement: 'sampling/follow-up-unanswered-tool-use',
      at,
      path: [...path, 'params', 'messages'],
      mark: 'missing',
      what: `${begin(session.describe(called))} calls tools; ${session.describe(at)} continues the conversation without a result for ${listed(lost)}.`,
      ties: [{ at: called }],
    });
  }

  #judgeMeta({ params, at, path }: InputRequest): void {
    for (const [index, message] of messagesOf(params)) {
      for (const { block, path: way } of usesOf(message)) {
        const id = get(block, 'id');
        const stored = typeof id === 'string' ? this.#stored.get(id) : undefined;
        if (!stored) continue;
        const now = objectAt(block, '_meta');
        const lost = Object.keys(stored.meta).filter(
          (key) => fingerprint(stored.meta[key] ?? null) !== fingerprint(get(now, key) ?? null),
        );
        if (lost.length > 0)
          this.#reportMeta(stored, lost, { at, path: [...path, 'params', 'messages', index, ...way] }, block);
      }
    }
  }

  #reportMeta(
    { meta, tie }: Stored,
    lost: readonly string[],
    { at, path }: { at: Ref; path: InputRequest['path'] },
    block: JsonObject,
  ): void {
    const id = get(block, 'id') ?? null;
    const whole = !has(block, '_meta');
    this.#report({
      requirement: 'sampling/meta-not-preserved',
      at,
      path: whole ? path : [...path, '_meta'],
      mark: 'missing',
      title: 'A call that is sent back {must} keep its metadata',
      why: 'Providers use it to find their caches: without it, they process the whole conversation again.',
      what: `The call ${code(id)} in ${this.#session.describe(at)} lacks ${listed(lost)}, which its \`_meta\` in ${this.#session.describe(tie.at)} had.`,
      ...(whole
        ? {
            fix: {
              says: 'Restore its `_meta`.',
              safety: 'safe',
              steps: [{ do: 'insert', path, key: '_meta', value: meta }],
            },
          }
        : {}),
      ties: [tie],
    });
  }
}

const CAN = '{"sampling":{"tools":{}}}';
const OPEN = handshake('2025-11-25', { client: CAN });
const META = ',"_meta":{"com.example/cache":"k1"}';
const HI = '{"role":"user","content":{"type":"text","text":"Weather?"}}';
const GO_ON = '{"role":"user","content":{"type":"text","text":"Go on"}}';
const GAVE = '{"role":"user","content":[{"type":"tool_result","toolUseId":"c1","content":[]}]}';
const calling = (meta = '') => `{"type":"tool_use","id":"c1","name":"weather","input":{}${meta}}`;
const says = (block: string) => `"role":"assistant","model":"m-1","stopReason":"toolUse","content":[${block}]`;
const back = (block: string) => `{"role":"assistant","content":[${block}]}`;
const legacy = (meta: string, ...messages: readonly string[]) => ({
  revision: '2025-11-25' as const,
  text: talk(
    OPEN,
    server(`"id":"s1",${sampling(`,${WEATHER}`)}`),
    client(`"id":"s1","result":{${says(calling(meta))}}`),
    server(`"id":"s2",${sampling(`,${WEATHER}`, messages.join())}`),
  ),
});
const modern = (meta: string, ...messages: readonly string[]) => ({
  revision: '2026-07-28' as const,
  text: talk(
    call(1, '', CAN),
    requests(1, `"a":{${sampling(`,${WEATHER}`)}}`),
    call(2, `,"inputResponses":{"a":{${says(calling(meta))}}}`, CAN),
    requests(2, `"b":{${sampling(`,${WEATHER}`, messages.join())}}`),
  ),
});
/** The same text with its last place marked. */
function marked({ revision, text }: SessionExample, at: string): SessionExample {
  const start = text.lastIndexOf(at);
  return { revision, text: `${text.slice(0, start)}⟦${at}⟧${text.slice(start + at.length)}` };
}

/** Correct and incorrect examples. */
const conversationExamples: SessionRule['examples'] = {
  good: [
    legacy(META, HI, back(calling(META)), GAVE),
    { ...legacy('', GO_ON), says: 'Another conversation begins.' },
    { ...legacy('', HI), says: 'The same conversation starts again.' },
    modern(META, HI, back(calling(META)), GAVE),
  ],
  bad: [
    marked(legacy('', HI, GO_ON), '"messages"'),
    marked(modern('', HI, GO_ON), '"messages"'),
    marked(legacy(META, HI, back(calling()), GAVE), calling()),
    modern(META, HI, back(calling(',⟦"_meta"⟧:{}')), GAVE),
  ],
};

/** The next request of a conversation has results for the calls of the model, and repeats the calls with all their members. */
export const conversation = defineSessionRule({
  id: 'sampling/conversation',
  requirements: ['sampling/follow-up-unanswered-tool-use', 'sampling/meta-not-preserved'],
  class: 'spec',
  title: 'A conversation {must} continue with the results of its calls',
  why: 'The model has a call without a result, and providers reject such a conversation.',
  how: 'Append the model’s message to the conversation unchanged, then one user message with a result for each call.',
  examples: conversationExamples,
  begin(session, report) {
    const talks = new Talks(session, report);
    const isSampling = ({ method }: InputRequest): boolean => method === 'sampling/createMessage';
    return together(
      observeInputResponses(session, (answered, step) => isSampling(answered) && talks.answered(answered, step)),
      observeInputRequests(
        session,
        (inputRequest, step) => isSampling(inputRequest) && talks.request(inputRequest, step),
      ),
    );
  },
});
