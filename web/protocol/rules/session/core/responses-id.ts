import type { Call } from '../../../session/call.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { get } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { article, isRight, newest, replacement } from './answer-ids.ts';
import { opposite, told, twin } from './reading.ts';
import { responsesIdExamples } from './responses-id.examples.ts';

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
  const other = twin(id);
  const meant = other === null ? null : session.request(other, from === 'unknown' ? undefined : opposite(from));
  if (meant?.answer === null) {
    report({
      requirement: 'responses/id-type-changed',
      at,
      path: ['id'],
      title: 'An answer keeps the JSON type of the id',
      what: `${name} has the id ${code(id)}, ${article(id)}; ${told(session, meant)} has ${code(meant.id)}, ${article(meant.id)}. They are different ids.`,
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
      what: `${name} is an error with the id \`0\`, right behind ${told(session, open)} with the id ${code(open.id)}, which still waits. Some programs write 0 where they have lost the id.`,
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
      what: `${name} answers ${told(session, own)}, and both come from the ${from}; the other side has sent no request with the id ${code(id)}.`,
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
