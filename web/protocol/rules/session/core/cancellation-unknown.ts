/** What is wrong with a cancellation that names no request of its sender. */
import type { Report, SessionView, Step } from '../define.ts';
import { code } from '../../../json/describe.ts';
import { opposite, requestText, otherType } from './reading.ts';

const PATH = ['params', 'requestId'];

/** Says it, where the text shows enough. */
export function judgeUnknown(session: SessionView, report: Report, step: Step, id: string | number): void {
  const { ref: at, name, from, inferred } = step;
  const stateless = session.model.era === 'stateless';
  const theirs = from === 'unknown' ? null : session.request(id, opposite(from));
  if (stateless && from === 'server' && theirs) {
    if (theirs.method === 'subscriptions/listen' || theirs.method === '') return;
    report({
      requirement: 'cancellation/server-sends',
      at,
      path: PATH,
      title: 'A server cancels nothing but subscriptions',
      why: 'The client drops a call that it still waits for.',
      what: `${name} comes from the server and names ${requestText(session, theirs)}. A request that the server gives up gets an error.`,
      ties: [{ at: theirs.ref, path: ['id'] }],
    });
    return;
  }
  const other = otherType(id);
  const meant = other === null ? null : session.request(other, from === 'unknown' ? undefined : from);
  if (meant && !meant.answer) {
    report({
      requirement: 'cancellation/id-type-changed',
      at,
      path: PATH,
      title: 'A cancellation keeps the JSON type of the id',
      what: `${name} names the id ${code(id)}, a ${typeof id}; ${requestText(session, meant)} has ${code(meant.id)}, a ${typeof meant.id}. They are different ids.`,
      fix: { says: `Use ${code(meant.id)}.`, safety: 'safe', steps: [{ do: 'replace', path: PATH, value: meant.id }] },
      ties: [{ at: meant.ref, path: ['id'] }],
    });
    return;
  }
  if (!session.whole) return;
  if (theirs && !theirs.answer && !inferred) {
    report({
      requirement: 'cancellation/wrong-direction',
      at,
      path: PATH,
      title: 'Only the side that asked cancels',
      what: `${name} comes from the ${from} and names ${requestText(session, theirs)}, a request of the ${opposite(from)}. Who does not want to go on with a request answers it by an error.`,
      ties: [{ at: theirs.ref, path: ['id'] }],
    });
    return;
  }
  report({
    requirement: 'cancellation/unknown-request',
    at,
    path: PATH,
    title: 'A cancellation names a request that was sent',
    what: `${name} names the id ${code(id)}, and no request ${from === 'unknown' ? '' : `of the ${from} `}before it has that id.`,
  });
}
