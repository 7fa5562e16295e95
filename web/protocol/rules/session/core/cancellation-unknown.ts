/** Problems of a cancellation that does not name a request of its sender. */
import type { Report, SessionView, Step } from '../define.ts';
import { code } from '../../../json/describe.ts';
import { opposite, requestText, otherType } from './reading.ts';

const PATH = ['params', 'requestId'];

/** Reports the problem if the text shows enough. */
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
      title: 'A server {must} not cancel requests other than subscriptions',
      why: 'The client drops a call whose response it still expects.',
      what: `${name} comes from the server and names ${requestText(session, theirs)}. A server that gives up a request responds with an error.`,
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
      title: 'A cancellation {must} keep the JSON type of the id',
      what: `${name} has the \`requestId\` ${code(id)}, a ${typeof id}. The id of ${requestText(session, meant)} is ${code(meant.id)}, a ${typeof meant.id}, so the ids differ.`,
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
      title: 'A side {must} not cancel a request of the other side',
      what: `${name} comes from the ${from} and names ${requestText(session, theirs)}, a request of the ${opposite(from)}. A receiver that does not want to continue with a request responds with an error.`,
      ties: [{ at: theirs.ref, path: ['id'] }],
    });
    return;
  }
  report({
    requirement: 'cancellation/unknown-request',
    at,
    path: PATH,
    title: 'A cancellation {must} name a request that was sent',
    what: `${name} has the \`requestId\` ${code(id)}, but no earlier request ${from === 'unknown' ? '' : `of the ${from} `}has that id.`,
  });
}
