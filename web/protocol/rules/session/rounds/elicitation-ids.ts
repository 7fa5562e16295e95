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

// Findings about elicitation ids.

/** An elicitation as it was first requested. */
interface Known {
  readonly id: string;
  readonly at: Ref;
  readonly path: Path;
  /** The request with the elicitation; null if it is in an error. */
  readonly call: Call | null;
  /** The URL, to recognize the same elicitation. */
  readonly url: JsonValue | undefined;
  done: Ref | null;
}

const DONE: Path = ['params', 'elicitationId'];

/** No earlier message requests the completed elicitation. `last` is the last one that was requested. */
function reportUnknown(session: SessionView, report: Report, id: string, step: Step, last: Known | null): void {
  report({
    requirement: 'elicitation/complete-unknown-id',
    at: step.ref,
    path: DONE,
    what: `${step.name} reports that the elicitation ${code(id)} is complete, but no earlier message requests it${last ? `; ${session.describe(last.at)} requests ${code(last.id)}` : ''}.`,
    ties: last ? [{ at: last.at, path: last.path }] : [],
  });
}

/** The elicitation was already complete. */
function reportTwice(session: SessionView, report: Report, id: string, done: Ref, step: Step): void {
  report({
    requirement: 'elicitation/complete-twice',
    at: step.ref,
    path: DONE,
    title: 'The completion of an elicitation is reported twice',
    why: 'Clients ignore the second notification.',
    what: `${step.name} reports that the elicitation ${code(id)} is complete, which ${session.describe(done)} had already reported.`,
    ties: [{ at: done, path: DONE }],
  });
}

/** The id belongs to another elicitation. */
function reportReused(session: SessionView, report: Report, id: string, before: Known, step: Step, path: Path): void {
  report({
    requirement: 'elicitation/elicitation-id-reused',
    at: step.ref,
    path,
    title: 'Each elicitation {must} have its own id',
    why: 'The notification that one elicitation is complete then closes another one.',
    what: `${begin(session.describe(step.ref))} requests an elicitation with the id ${code(id)}, which ${session.describe(before.at)} used for another one.`,
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

/** Correct and incorrect examples. */
const elicitationIdsExamples: SessionRule['examples'] = {
  good: [
    example(visit('s1', '"e-1"'), WENT, complete('"e-1"')),
    example(call(1), first(1), complete('"e-2"'), call(2)),
    { ...example(call(1), first(1), call(2), first(2)), says: 'The same URL is requested once more.' },
    example(visit('s1', '"e-1"'), REFUSED, visit('s2', '"e-1"')),
    { revision: '2025-11-25', text: complete('"e-9"'), says: 'Earlier messages are not in this excerpt.' },
  ],
  bad: [
    example(visit('s1', '"e-1"'), WENT, complete('⟦"e-7"⟧')),
    example(visit('s1', '"e-1"'), WENT, complete('"e-1"'), complete('⟦"e-1"⟧')),
    example(visit('s1', '"e-1"'), WENT, visit('s2', '⟦"e-1"⟧', 'https://example.com/pay')),
    example(visit('s1', '"e-1"'), WENT, visit('s2', '⟦"e-1"⟧')),
  ],
};

/** The code of a request that needs the user to open a URL first. */
const VISIT_FIRST = -32042;
/** The maximum number of stored ids. */
const MANY = 5000;

/** Elicitation ids: each is used once, and only a requested elicitation is completed, once. */
export const elicitationIds = defineSessionRule({
  id: 'elicitation/ids',
  requirements: ['elicitation/complete-unknown-id', 'elicitation/elicitation-id-reused', 'elicitation/complete-twice'],
  class: 'spec',
  title: 'A completed elicitation {must} have been requested',
  why: 'The client ignores an unknown id and keeps waiting for the known one.',
  how: 'Store the `elicitationId` of each elicitation and send exactly this id when it is complete. Use a new one for the next.',
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
      // An error repeats what is still incomplete; a request may follow an error, or itself after a rejection.
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
