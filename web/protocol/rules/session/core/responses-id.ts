import type { Call, Ref } from '../../../session/call.ts';
import { fits } from '../../../session/result-evidence.ts';
import { type Report, type SessionView, type Step, defineSessionRule, type SessionExample } from '../define.ts';
import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { opposite, requestText, otherType } from './reading.ts';
import { LISTED as FULLY_LISTED } from './examples.ts';
import { client, handshake, modern, server, talk } from '../../../testing/conversation.ts';

// Ids of responses compared with those of requests.

/** The last request of either side. */
function newest(session: SessionView): Call | undefined {
  const last = (['client', 'server', 'unknown'] as const).flatMap((side) => session.lastRequest(side) ?? []);
  return last.toSorted((one, other) => other.entry - one.entry)[0];
}

/** Whether the response directly follows the request, whose id is too high for a late response to 0. */
function isRight({ entry }: Step, { entry: request, id }: Call): boolean {
  return entry === request + 1 && typeof id === 'number' && id > 1;
}

/** Whether a response directly follows a request, and may be the one to its method. */
function isNext(step: Step, open: Call): boolean {
  if (step.inBatch || open.item !== null || step.entry !== open.entry + 1) return false;
  return step.kind === 'error' || fits(open.method, step.result);
}

/**
 * Whether a session begins with a request, followed by a response with an id that the client had not used yet if it counts up:
 * then they probably belong together. A lower id may be of an earlier request.
 */
function isLonePair(session: SessionView, step: Step, id: string | number, open: Call): boolean {
  if (session.whole || session.model.methods.size === 0 || open.entry !== 0 || session.request(id) !== null)
    return false;
  return typeof id === 'number' && typeof open.id === 'number' && id > open.id && isNext(step, open);
}

/** A response and the request that it follows, which has another id. */
interface Pair {
  at: Ref;
  name: string;
  id: string | number;
  open: Call;
}

/** Reports a pair as a fault if the text shows it as one; otherwise with the weaker words `likely`, or not at all. */
function reportPair(report: Report, session: SessionView, { at, name, id, open }: Pair, likely?: string): void {
  const what = `${name} has the id ${code(id)}. The text shows it as the response to ${requestText(session, open)}, which has ${code(open.id)}, so the client never finds it.`;
  report({
    requirement: 'responses/id-unknown',
    at,
    path: ['id'],
    ...(likely === undefined ? {} : { class: 'host' }),
    title: 'A response {must} repeat the id of its request',
    what: likely ?? what,
    shown: { request: open.ref, what, ...(likely === undefined ? { only: true } : {}) },
    fix: replacement(open, 'unsafe'),
    ties: [{ at: open.ref, path: ['id'] }],
  });
}

/** The fix that sets the id of a response to that of a request. */
function replacement({ id, method }: Call, safety: 'safe' | 'unsafe') {
  const says = safety === 'safe' ? `Use ${code(id)}.` : `Use ${code(id)}, the id of \`${method}\`.`;
  return { says, safety, steps: [{ do: 'replace' as const, path: ['id'], value: id }] };
}

const OPEN = handshake('2025-11-25', { server: '{"tools":{}}' });
const LIST = client('"id":1,"method":"tools/list"');
const LISTED = '"result":{"tools":[]}';

/** Correct and incorrect examples. */
const responsesIdExamples: { good: readonly SessionExample[]; bad: readonly SessionExample[] } = {
  good: [
    { revision: '2025-11-25', text: talk(OPEN, LIST, server(`"id":1,${LISTED}`)) },
    { revision: '2025-11-25', text: server(`"id":99,${LISTED}`), says: 'The answered request is not in this excerpt.' },
    {
      revision: '2025-11-25',
      text: talk(LIST, client('"id":"1","method":"ping"'), server('"id":"1","result":{}'), server(`"id":1,${LISTED}`)),
      says: '1 and "1" are two requests here.',
    },
    {
      revision: '2025-11-25',
      text: talk(client('"id":1,"method":"ping"'), client('"id":1,"result":{}')),
      says: 'It may answer a request before the excerpt.',
    },
    { revision: '2025-11-25', text: server('"error":{"code":-32700,"message":"Parse error"}') },
    {
      revision: '2025-11-25',
      text: talk(
        handshake('2025-11-25')
          .split('\n')
          .filter((line) => !line.includes('"server"'))
          .join('\n'),
        LIST,
        client('"id":1,"result":{"roots":[]}'),
      ),
      says: 'Only the messages of the client were logged.',
    },
    {
      revision: '2026-07-28',
      text: talk(client(`"id":40,"method":"tools/list","params":{${modern()}}`), server(`"id":39,${FULLY_LISTED}`)),
      says: 'An excerpt from the middle of a conversation.',
    },
    {
      revision: '2026-07-28',
      text: talk(
        `{"jsonrpc":"2.0","id":40,"method":"tools/list","params":{${modern()}}}`,
        `{"jsonrpc":"2.0","id":39,${FULLY_LISTED}}`,
      ),
      says: 'The same excerpt without sides.',
    },
    {
      revision: 'jsonrpc-2.0',
      text: talk('{"jsonrpc":"2.0","id":1,"method":"sum"}', '{"jsonrpc":"2.0","id":2,"result":3}'),
      says: 'Without sides, it may answer a request of the other side.',
    },
    { revision: 'jsonrpc-2.0', text: talk(client('"id":41,"method":"sum"'), server('"id":40,"result":3')) },
    {
      revision: '2025-06-18',
      text: talk('{"jsonrpc":"2.0","id":5,"method":"tools/list"}', '{"jsonrpc":"2.0","id":10,"result":{"content":[]}}'),
      says: 'The result answers another method, so the two are separate examples.',
    },
  ],
  bad: [
    { revision: '2025-11-25', text: talk(LIST, server(`"id":⟦"1"⟧,${LISTED}`)) },
    {
      revision: 'jsonrpc-2.0',
      text: talk(client('"id":"7","method":"sum","params":[1,2]'), server('"id":⟦7⟧,"result":3')),
    },
    { revision: '2025-11-25', text: talk(OPEN, LIST, server(`"id":⟦2⟧,${LISTED}`)) },
    { revision: 'jsonrpc-2.0', text: talk(client('"id":1,"method":"sum"'), server('"id":⟦2⟧,"result":3')) },
    {
      revision: '2026-07-28',
      text: talk(
        client(`"id":"req-1","method":"tools/list","params":{${modern()}}`),
        server(`"id":⟦"req-2"⟧,${FULLY_LISTED}`),
      ),
    },
    {
      revision: '2026-07-28',
      text: talk(
        `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{${modern()}}}`,
        `{"jsonrpc":"2.0","id":⟦2⟧,${FULLY_LISTED}}`,
      ),
      says: 'The sides are not given; here only the client sends requests.',
    },
    {
      revision: '2025-06-18',
      text: talk('{"jsonrpc":"2.0","id":5,"method":"tools/list"}', `{"jsonrpc":"2.0","id":⟦10⟧,${LISTED}}`),
      says: 'Nothing proves that they belong together: a warning.',
    },
    { revision: '2025-06-18', text: talk(client('"id":5,"method":"tools/list"'), server(`"id":⟦10⟧,${LISTED}`)) },
    { revision: '2025-11-25', text: talk(OPEN, server('"id":⟦"x"⟧,"error":{"code":-32603,"message":"Oops"}')) },
    {
      revision: '2025-06-18',
      text: server('"id":⟦"server-error"⟧,"error":{"code":-32600,"message":"Not Acceptable"}'),
      says: 'An id that some SDKs make up.',
    },
    {
      revision: '2025-11-25',
      text: talk(client('"id":7,"method":"tools/list"'), server('"id":⟦0⟧,"error":{"code":-32603,"message":"Oops"}')),
      says: 'The id was lost in processing.',
    },
    { revision: '2025-11-25', text: talk(OPEN, LIST, client(`"id":⟦1⟧,${LISTED}`), server(`"id":1,${LISTED}`)) },
  ],
};

/** The id that some servers use if they could not read the real one. */
const MADE_UP = 'server-error';
/** The maximum number of stored ids of unreadable requests. */
const REMEMBERED = 1000;

/**
 * A response has the id of a request of the other side.
 * https://modelcontextprotocol.io/specification/2025-11-25/basic/index#responses
 */
export const responsesId = defineSessionRule({
  id: 'responses/id',
  requirements: ['responses/id-type-changed', 'responses/id-unknown', 'responses/self-answered'],
  class: 'spec',
  title: 'A response {must} have the id of a request of the other side',
  why: 'The caller looks up its request by the id, finds none and drops the response, so the request waits until it times out.',
  how: 'Copy the `id` of the request into the response unchanged: the number 1 stays 1, the string "1" stays "1".',
  examples: responsesIdExamples,
  begin(session, report) {
    const unreadable = new Set<string | number>();
    /** A request and a response that are the whole session so far. */
    let pair: Pair | null = null;
    return {
      invalid({ object }) {
        const id = get(object, 'id');
        if ((typeof id === 'string' || typeof id === 'number') && unreadable.size < REMEMBERED) unreadable.add(id);
      },
      'unmatched answer'(step) {
        const { id, altered } = step;
        if (id === null || unreadable.has(id)) return;
        const open =
          session.lastRequest(opposite(step.from)) ?? (step.from === 'unknown' ? newest(session) : undefined);
        const requested = open?.answer === null ? open : null;
        if (requested && isLonePair(session, step, id, requested)) {
          pair = { at: step.ref, name: step.name, id, open: requested };
        } else if (!altered) judge(session, report, step, id, requested);
        // Parts of it are omitted, as lessons do; a number is not one of them.
        else if (requested && typeof id === 'number' && isNext(step, requested))
          reportPair(report, session, { at: step.ref, name: step.name, id, open: requested });
      },
      message({ entry, kind }) {
        if (!pair || entry <= pair.at.entry || kind === 'invalid') return;
        reportPair(report, session, pair);
        pair = null;
      },
      end() {
        if (!pair) return;
        const { name, id, open } = pair;
        const likely = `${name} has the id ${code(id)}, and the only request before it, ${requestText(session, open)}, has ${code(open.id)}. If it answers that request, the client never finds it.`;
        reportPair(report, session, pair, likely);
      },
    };
  },
});

function judge(session: SessionView, report: Report, step: Step, id: string | number, open: Call | null): void {
  const { ref: at, name, from, inferred } = step;
  const other = otherType(id);
  const meant = other === null ? null : session.request(other, from === 'unknown' ? undefined : opposite(from));
  if (meant?.answer === null) {
    report({
      requirement: 'responses/id-type-changed',
      at,
      path: ['id'],
      title: 'A response {must} keep the JSON type of the id',
      what: `${name} has the id ${code(id)}, a ${typeof id}; ${requestText(session, meant)} has ${code(meant.id)}, a ${typeof meant.id}, so the ids differ.`,
      fix: replacement(meant, 'safe'),
      ties: [{ at: meant.ref, path: ['id'] }],
    });
    return;
  }
  if (id === MADE_UP && step.kind === 'error') {
    report({
      requirement: 'responses/id-unknown',
      at,
      path: ['id'],
      title: 'A response {must} not have an invented id',
      what: `${name} has the id ${code(id)}. Some SDKs use it when they reject a request before reading its id; no request has it.`,
      ...(open ? { ties: [{ at: open.ref, path: ['id'] }] } : {}),
    });
    return;
  }
  if (id === 0 && step.kind === 'error' && open && !session.whole && isRight(step, open)) {
    report({
      requirement: 'responses/id-unknown',
      at,
      path: ['id'],
      mild: true,
      title: 'An error {must} repeat the id of its request',
      what: `${name} is an error with the id \`0\`, directly after ${requestText(session, open)} with the id ${code(open.id)}, which is still pending. Some programs write 0 when they have lost the id.`,
      fix: replacement(open, 'unsafe'),
      ties: [{ at: open.ref, path: ['id'] }],
    });
    return;
  }
  // Only its result shows who sent it: the request it answers is not in the text.
  if (!session.whole || (inferred && from !== 'unknown')) {
    if (open && isNext(step, open)) reportPair(report, session, { at, name: step.name, id, open });
    return;
  }
  const own = from === 'unknown' ? null : session.request(id, from);
  if (own) {
    report({
      requirement: 'responses/self-answered',
      at,
      path: ['id'],
      title: 'A side {must} not answer its own request',
      why: 'A response travels in the opposite direction of its request; in a log, the two sides were often swapped.',
      what: `${name} answers ${requestText(session, own)}, and both come from the ${from}; the other side has not sent a request with the id ${code(id)}.`,
      ties: [{ at: own.ref }],
    });
    return;
  }
  const waits = open
    ? ` ${session.describe(open.ref)} (\`${open.method}\`, id ${code(open.id)}) is still pending.`
    : '';
  report({
    requirement: 'responses/id-unknown',
    at,
    path: ['id'],
    unless: ['stateless/client-response'],
    what: `${name} has the id ${code(id)}, but no earlier request has that id.${waits.replace(/^ m|^ i/u, (letter) => letter.toUpperCase())}`,
    ...(open ? { fix: replacement(open, 'unsafe'), ties: [{ at: open.ref, path: ['id'] }] } : {}),
  });
}
