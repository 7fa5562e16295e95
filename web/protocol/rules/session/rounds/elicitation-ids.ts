import type { JsonObject, JsonValue } from '../../../json/types.ts';
import type { Path } from '../../../json/plan.ts';
import { get, isObject, objectAt } from '../../../json/object.ts';
import { type Step, defineSessionRule, type SessionRule, type Report, type SessionView } from '../define.ts';
import { codeOf } from './refused.ts';
import { client, handshake, server, talk } from '../../../testing/conversation.ts';
import { VISIT } from './example-texts.ts';
import { code } from '../../../json/describe.ts';
import type { Call, Ref } from '../../../session/call.ts';
import { begin } from './example-messages.ts';

// What is said of the ids of elicitations.

/** An elicitation as it was first asked for. */
interface Known {
  readonly id: string;
  readonly at: Ref;
  readonly path: Path;
  /** The request that asks for it; null where an error does. */
  readonly call: Call | null;
  /** The address, to tell whether it is the same elicitation. */
  readonly url: JsonValue | undefined;
  done: Ref | null;
}

const DONE: Path = ['params', 'elicitationId'];

/** No message asks for what is done. `last` is the last one that was asked for. */
function reportUnknown(session: SessionView, report: Report, id: string, step: Step, last: Known | null): void {
  report({
    requirement: 'elicitation/complete-unknown-id',
    at: step.ref,
    path: DONE,
    what: `${step.name} says that the elicitation ${code(id)} is done, which no message before it asks for${last ? `; ${session.said(last.at)} asks for ${code(last.id)}` : ''}.`,
    ties: last ? [{ at: last.at, path: last.path }] : [],
  });
}

/** It was done before. */
function reportTwice(session: SessionView, report: Report, id: string, done: Ref, step: Step): void {
  report({
    requirement: 'elicitation/complete-twice',
    at: step.ref,
    path: DONE,
    title: 'An elicitation is done once',
    why: 'Clients pass over the second notice.',
    what: `${step.name} says that the elicitation ${code(id)} is done, as ${session.said(done)} did before.`,
    ties: [{ at: done, path: DONE }],
  });
}

/** The id belongs to another elicitation. */
function reportReused(session: SessionView, report: Report, id: string, before: Known, step: Step, path: Path): void {
  report({
    requirement: 'elicitation/elicitation-id-reused',
    at: step.ref,
    path,
    title: 'Each elicitation has an id of its own',
    why: 'The notice that one is done closes the wrong one.',
    what: `${begin(session.said(step.ref))} asks for an elicitation with the id ${code(id)}, which ${session.said(before.at)} gave to another.`,
    ties: [{ at: before.at, path: before.path }],
  });
}

const OPEN = handshake('2025-11-25', { client: '{"elicitation":{"url":{}}}', server: '{"tools":{}}' });
const visit = (id: string, elicitation: string, url = 'https://example.com/sign-in') =>
  server(
    `"id":"${id}",${VISIT.replace('"message"', `"elicitationId":${elicitation},"message"`).replace('https://example.com/sign-in', url)}`,
  );
const WENT = client('"id":"s1","result":{"action":"accept"}');
const REFUSED = client('"id":"s1","error":{"code":-32603,"message":"Busy"}');
const complete = (id: string) =>
  server(`"method":"notifications/elicitation/complete","params":{"elicitationId":${id}}`);
const call = (id: number) => client(`"id":${id},"method":"tools/call","params":{"name":"files"}`);
const first = (id: number) =>
  server(
    `"id":${id},"error":{"code":-32042,"message":"Sign in first","data":{"elicitations":[{"mode":"url","elicitationId":"e-2","url":"https://example.com/files","message":"Sign in"}]}}`,
  );
const example = (...lines: readonly string[]) => ({ revision: '2025-11-25' as const, text: talk(OPEN, ...lines) });

/** Right and wrong ones. */
const elicitationIdsExamples: SessionRule['examples'] = {
  good: [
    example(visit('s1', '"e-1"'), WENT, complete('"e-1"')),
    example(call(1), first(1), complete('"e-2"'), call(2)),
    { ...example(call(1), first(1), call(2), first(2)), says: 'The same visit is asked for once more.' },
    example(visit('s1', '"e-1"'), REFUSED, visit('s2', '"e-1"')),
    { revision: '2025-11-25', text: complete('"e-9"'), says: 'What came before is not shown.' },
  ],
  bad: [
    example(visit('s1', '"e-1"'), WENT, complete('⟦"e-7"⟧')),
    example(visit('s1', '"e-1"'), WENT, complete('"e-1"'), complete('⟦"e-1"⟧')),
    example(visit('s1', '"e-1"'), WENT, visit('s2', '⟦"e-1"⟧', 'https://example.com/pay')),
    example(visit('s1', '"e-1"'), WENT, visit('s2', '⟦"e-1"⟧')),
  ],
};

/** The code of a request that needs a visit to an address first. */
const VISIT_FIRST = -32042;
/** Ids that are remembered. */
const MANY = 5000;

/** Ids of elicitations: each is given once, and only a given one is done, once. */
export const elicitationIds = defineSessionRule({
  id: 'elicitation/ids',
  requirements: ['elicitation/complete-unknown-id', 'elicitation/elicitation-id-reused', 'elicitation/complete-twice'],
  class: 'spec',
  title: 'What is told to be done was asked for',
  why: 'The client passes over an id it does not know, and goes on waiting for the one it does.',
  how: 'Keep the `elicitationId` of each elicitation and send just that one when it is done; make a new one for the next.',
  examples: elicitationIdsExamples,
  begin(session, report) {
    const known = new Map<string, Known>();
    let last: Known | null = null;
    const give = (params: JsonObject, path: Path, step: Step, listed: boolean): void => {
      const [id, url] = [get(params, 'elicitationId'), get(params, 'url')];
      if (typeof id !== 'string') return;
      const before = known.get(id);
      const place = [...path, 'elicitationId'];
      if (!before) {
        last = { id, at: step.ref, path: place, call: listed ? null : step.call, url, done: null };
        if (known.size < MANY) known.set(id, last);
        return;
      }
      // An error repeats what is still to be done; a request may follow on an error, or on itself when it was refused.
      if ((listed || before.path[0] === 'error' || before.call?.failed) && before.url === url) return;
      reportReused(session, report, id, before, step, place);
    };
    return {
      'request elicitation/create'(step) {
        if (get(step.params, 'mode') === 'url' && step.from !== 'client') give(step.params, ['params'], step, false);
      },
      error(step) {
        if (step.from === 'client' || codeOf(step.error) !== VISIT_FIRST) return;
        const list = get(objectAt(step.error, 'data'), 'elicitations');
        for (const [index, one] of Array.isArray(list) ? list.entries() : []) {
          if (isObject(one)) give(one, ['error', 'data', 'elicitations', index], step, true);
        }
      },
      'notification notifications/elicitation/complete'(step) {
        const id = get(step.params, 'elicitationId');
        if (typeof id !== 'string') return;
        const before = known.get(id);
        if (!before) {
          if (session.whole) reportUnknown(session, report, id, step, last);
        } else if (!before.done) before.done = step.ref;
        else reportTwice(session, report, id, before.done, step);
      },
    };
  },
});
