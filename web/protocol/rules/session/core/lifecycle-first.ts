import type { Call, Ref } from '../../../session/call.ts';
import { type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { get, isObject } from '../../../json/object.ts';
import { codeIn, upper, wantsHandshake, errorText } from './reading.ts';
import { client, modern, server, talk } from '../../../testing/conversation.ts';
import { agrees, requests, CONFIRMS } from './examples.ts';

const LIST = client('"id":1,"method":⟦"tools/list"⟧');
const TOOLS = server('"id":1,"result":{"tools":[]}');
const TOOLED = '{"tools":{}}';

/** Sessions that begin correctly, and some that do not. */
const lifecycleFirstExamples: SessionRule['examples'] = {
  good: [
    {
      revision: '2025-11-25',
      text: talk(
        client(`"id":1,"method":"server/discover","params":{${modern()}}`),
        server('"id":1,"error":{"code":-32600,"message":"Server not initialized"}'),
        requests('2', '2025-11-25'),
        agrees('2', '2025-11-25', TOOLED),
        CONFIRMS,
      ),
      says: 'A client that supports both eras finds out that the server is an older one.',
    },
    {
      revision: '2025-06-18',
      text: talk(
        client('"id":0,"method":"ping"'),
        server('"id":0,"result":{}'),
        requests('1', '2025-06-18'),
        agrees('1', '2025-06-18', TOOLED),
        CONFIRMS,
        client('"id":2,"method":"tools/list"'),
      ),
    },
    {
      revision: '2025-06-18',
      text: talk(
        client('"id":57,"method":"tools/list"'),
        server('"id":57,"result":{"tools":[]}'),
        requests('0', '2025-06-18'),
        agrees('0', '2025-06-18', TOOLED),
      ),
      says: 'The log begins in the middle of an older session.',
    },
    {
      revision: '2025-06-18',
      text: talk(
        client('"id":4,"method":"tools/call","params":{"name":"query"}'),
        server('"id":4,"error":{"code":-32600,"message":"Database client not initialized"}'),
      ),
    },
  ],
  bad: [
    {
      revision: '2025-06-18',
      text: talk(LIST, TOOLS, requests('2', '2025-06-18'), agrees('2', '2025-06-18', TOOLED), CONFIRMS),
    },
    {
      revision: '2025-06-18',
      text: talk(
        client('"id":57,"method":⟦"tools/list"⟧'),
        server('"id":57,"result":{"tools":[]}'),
        requests('58', '2025-06-18'),
        agrees('58', '2025-06-18', TOOLED),
      ),
      says: 'The log may begin in the middle of an older session, so this is only information.',
    },
    {
      revision: '2025-06-18',
      text: talk(
        client('"id":"req-1","method":⟦"tools/list"⟧'),
        requests('"req-2"', '2025-06-18'),
        agrees('"req-2"', '2025-06-18', TOOLED),
      ),
    },
    {
      revision: '2025-11-25',
      text: talk(LIST, server('"id":1,"error":{"code":-32600,"message":"Server not initialized"}')),
    },
    {
      revision: '2025-03-26',
      text: talk(
        client('"id":10,"method":⟦"tools/list"⟧'),
        server('"id":10,"error":{"code":-32602,"message":"Invalid request parameters","data":""}'),
      ),
      says: 'Some SDKs reject early requests in this way.',
    },
  ],
};

/** A session begins with `initialize`. https://modelcontextprotocol.io/specification/2025-06-18/basic/lifecycle#initialization */
export const lifecycleFirst = defineSessionRule({
  id: 'lifecycle/first-message',
  requirements: ['lifecycle/first-message'],
  class: 'spec',
  title: 'A session {must} begin with `initialize`',
  why: 'Before the handshake no version or capabilities are negotiated, so most servers reject earlier requests, also after a reconnect.',
  how: 'Send `initialize` first on every new connection; only a `ping` may come before it.',
  examples: lifecycleFirstExamples,
  begin(session, report, setActive) {
    let requests = 0;
    let early: { call: Call; counts: boolean } | null = null;
    /** The id of the client's last request. */
    let last: string | number | null = null;
    let done = false;
    setActive(true);
    const reportEarly = ({ ref, method }: Call, why: string, tie: Ref, mild = false): void => {
      done = true;
      const description = upper(session.describe(ref));
      report({
        requirement: 'lifecycle/first-message',
        at: ref,
        path: ['method'],
        mild,
        what: `${description} sends \`${method}\` before the handshake; ${why}.`,
        ties: [{ at: tie }],
      });
    };
    return {
      active: {
        request(step) {
          const { call, from, method } = step;
          if (done || !call || from === 'server') return;
          if (method === 'initialize') {
            // Requests after it are not early.
            setActive(false);
            if (early && (early.counts || early.call.failed))
              reportEarly(early.call, `\`initialize\` is only sent in ${session.describe(step.ref)}`, step.ref);
            else if (early && isNext(last, step.id))
              reportEarly(
                early.call,
                `\`initialize\` is only sent in ${session.describe(step.ref)}, with the next id. This is correct only if the text begins in the middle of an earlier session`,
                step.ref,
                true,
              );
          } else {
            requests++;
            last = step.id;
            if (!isFree(method)) early ??= { call, counts: (placeOf(call.id) ?? Infinity) <= requests + 1 };
          }
        },
        error(step) {
          const { call, ref } = step;
          if (done || session.handshake.initialize || call?.from === 'server' || !call || isFree(call.method)) return;
          if (isTooEarly(step)) reportEarly(call, `${session.describe(ref)} rejects it for that reason`, ref);
        },
      },
    };
  },
});

/** The position of an id in a sequence that counts up: of 7 and of "req-7", it is 7; null if there is none. */
function placeOf(id: string | number): number | null {
  if (typeof id === 'number') return id;
  const digits = /^(?:[a-z]{1,12}[-_:]?)?(\d{1,9})$/iu.exec(id)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** Whether an id directly follows another one of the same kind. */
function isNext(last: string | number | null, id: string | number | null): boolean {
  if (last === null || id === null || typeof last !== typeof id) return false;
  const [before, now] = [placeOf(last), placeOf(id)];
  return before !== null && now === before + 1;
}

/** A ping is always allowed, and a probe for the era of the server comes before everything else. */
function isFree(method: string | null): boolean {
  return method === 'ping' || method === 'server/discover';
}

/**
 * Whether an error is about the missing handshake: by its message, or in the way the Python SDK reports it for a valid request.
 */
function isTooEarly(step: Step): boolean {
  const { call, error } = step;
  const message = errorText(step);
  const number = codeIn(step) ?? 0;
  if (number >= -32768 && number <= -32000 && number !== -32603 && wantsHandshake(message)) return true;
  if (number !== -32602 || message !== 'Invalid request parameters' || get(error, 'data') !== '') return false;
  const params = call?.params ?? {};
  return isObject(params) && Object.keys(params).every((key) => key === '_meta');
}
