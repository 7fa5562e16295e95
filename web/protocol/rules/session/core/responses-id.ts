import type { Call } from '../../../session/call.ts';
import { type Report, type SessionView, type Step, defineSessionRule, type SessionExample } from '../define.ts';
import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { opposite, requestText, otherType } from './reading.ts';
import { LISTED as TOLD } from './examples.ts';
import { client, handshake, modern, server, talk } from '../../../testing/conversation.ts';

// Ids of answers beside those of requests.

/** The last request of any side. */
function newest(session: SessionView): Call | undefined {
  const last = (['client', 'server', 'unknown'] as const).flatMap((side) => session.lastRequest(side) ?? []);
  return last.toSorted((one, other) => other.entry - one.entry)[0];
}

/** Right behind the request, whose id is further on than an answer to 0 would be late. */
function isRight({ entry }: Step, { entry: asked, id }: Call): boolean {
  return entry === asked + 1 && typeof id === 'number' && id > 1;
}

/** The JSON type of an id, with its article. */
function article(id: string | number): string {
  return `a ${typeof id}`;
}

/** The fix that gives an answer the id of a request. */
function replacement({ id, method }: Call, safety: 'safe' | 'unsafe') {
  const says = safety === 'safe' ? `Use ${code(id)}.` : `Use ${code(id)}, the id of \`${method}\`.`;
  return { says, safety, steps: [{ do: 'replace' as const, path: ['id'], value: id }] };
}

const OPEN = handshake('2025-11-25', { server: '{"tools":{}}' });
const LIST = client('"id":1,"method":"tools/list"');
const LISTED = '"result":{"tools":[]}';

/** Right and wrong ones. */
const responsesIdExamples: { good: readonly SessionExample[]; bad: readonly SessionExample[] } = {
  good: [
    { revision: '2025-11-25', text: talk(OPEN, LIST, server(`"id":1,${LISTED}`)) },
    { revision: '2025-11-25', text: server(`"id":99,${LISTED}`), says: 'An excerpt does not show what is answered.' },
    {
      revision: '2025-11-25',
      text: talk(LIST, client('"id":"1","method":"ping"'), server('"id":"1","result":{}'), server(`"id":1,${LISTED}`)),
      says: '1 and "1" are two requests here.',
    },
    {
      revision: '2025-11-25',
      text: talk(client('"id":1,"method":"ping"'), client('"id":1,"result":{}')),
      says: 'It may answer a request from before the excerpt.',
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
      says: 'Only what the client sends was written down.',
    },
    {
      revision: '2026-07-28',
      text: talk(client(`"id":40,"method":"tools/list","params":{${modern()}}`), server(`"id":39,${TOLD}`)),
      says: 'An excerpt from the middle.',
    },
    {
      revision: '2026-07-28',
      text: talk(
        `{"jsonrpc":"2.0","id":40,"method":"tools/list","params":{${modern()}}}`,
        `{"jsonrpc":"2.0","id":39,${TOLD}}`,
      ),
      says: 'The same without sides.',
    },
    {
      revision: 'jsonrpc-2.0',
      text: talk('{"jsonrpc":"2.0","id":1,"method":"sum"}', '{"jsonrpc":"2.0","id":2,"result":3}'),
      says: 'Without sides it may answer what the other side asked.',
    },
    { revision: 'jsonrpc-2.0', text: talk(client('"id":41,"method":"sum"'), server('"id":40,"result":3')) },
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
      text: talk(client(`"id":"req-1","method":"tools/list","params":{${modern()}}`), server(`"id":⟦"req-2"⟧,${TOLD}`)),
    },
    {
      revision: '2026-07-28',
      text: talk(
        `{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{${modern()}}}`,
        `{"jsonrpc":"2.0","id":⟦2⟧,${TOLD}}`,
      ),
      says: 'No sides are written down; here the client alone asks.',
    },
    { revision: '2025-11-25', text: talk(OPEN, server('"id":⟦"x"⟧,"error":{"code":-32603,"message":"Oops"}')) },
    {
      revision: '2025-06-18',
      text: server('"id":⟦"server-error"⟧,"error":{"code":-32600,"message":"Not Acceptable"}'),
      says: 'An id that some SDKs make up.',
    },
    {
      revision: '2025-11-25',
      text: talk(client('"id":7,"method":"tools/list"'), server('"id":⟦0⟧,"error":{"code":-32603,"message":"Oops"}')),
      says: 'An id that was lost on the way.',
    },
    { revision: '2025-11-25', text: talk(OPEN, LIST, client(`"id":⟦1⟧,${LISTED}`), server(`"id":1,${LISTED}`)) },
  ],
};

/** What some servers write where they could not read the id. */
const MADE_UP = 'server-error';
/** Ids of unreadable requests that are remembered. */
const REMEMBERED = 1000;

/** An answer has the id of a request of the other side. https://modelcontextprotocol.io/specification/2025-11-25/basic/index#responses */
export const responsesId = defineSessionRule({
  id: 'responses/id',
  requirements: ['responses/id-type-changed', 'responses/id-unknown', 'responses/self-answered'],
  class: 'spec',
  title: 'An answer has the id of a request of the other side',
  why: 'The caller looks its request up by the id. It finds nothing, drops the answer, and the request waits until it times out.',
  how: 'Copy the `id` of the request into the answer as it is: the number 1 stays 1, the string "1" stays "1".',
  examples: responsesIdExamples,
  begin(session, report) {
    const unreadable = new Set<string | number>();
    return {
      invalid({ object }) {
        const id = get(object, 'id');
        if ((typeof id === 'string' || typeof id === 'number') && unreadable.size < REMEMBERED) unreadable.add(id);
      },
      'stray answer'(step) {
        const { id, altered } = step;
        if (id === null || altered || unreadable.has(id)) return;
        const open =
          session.lastRequest(opposite(step.from)) ?? (step.from === 'unknown' ? newest(session) : undefined);
        judge(session, report, step, id, open?.answer === null ? open : null);
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
      title: 'An answer keeps the JSON type of the id',
      what: `${name} has the id ${code(id)}, ${article(id)}; ${requestText(session, meant)} has ${code(meant.id)}, ${article(meant.id)}. They are different ids.`,
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
      title: 'An id that nobody sent is made up',
      what: `${name} has the id ${code(id)}. Some SDKs write it where they refuse a request before reading its id; no request has it.`,
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
      title: 'An error repeats the id of its request',
      what: `${name} is an error with the id \`0\`, right behind ${requestText(session, open)} with the id ${code(open.id)}, which still waits. Some programs write 0 where they have lost the id.`,
      fix: replacement(open, 'unsafe'),
      ties: [{ at: open.ref, path: ['id'] }],
    });
    return;
  }
  // Its result alone shows who sent it: what it answers is not in the text.
  if (!session.whole || (inferred && from !== 'unknown')) return;
  const own = from === 'unknown' ? null : session.request(id, from);
  if (own) {
    report({
      requirement: 'responses/self-answered',
      at,
      path: ['id'],
      title: 'A side does not answer its own request',
      why: 'An answer travels against its request. In a log it often means that the two sides were swapped.',
      what: `${name} answers ${requestText(session, own)}, and both come from the ${from}; the other side has sent no request with the id ${code(id)}.`,
      ties: [{ at: own.ref }],
    });
    return;
  }
  const waits = open ? ` ${session.said(open.ref)} (\`${open.method}\`, id ${code(open.id)}) still waits.` : '';
  report({
    requirement: 'responses/id-unknown',
    at,
    path: ['id'],
    unless: ['stateless/client-response'],
    what: `${name} has the id ${code(id)}, and no request before it has that id.${waits.replace(/^ m|^ i/u, (letter) => letter.toUpperCase())}`,
    ...(open ? { fix: replacement(open, 'unsafe'), ties: [{ at: open.ref, path: ['id'] }] } : {}),
  });
}
