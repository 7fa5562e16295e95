import type { JsonObject } from '../../../json/types.ts';
import type { Path } from '../../../json/plan.ts';
import { get, isObject, objectAt } from '../../../json/object.ts';
import type { Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { codeOf } from './refused.ts';
import { reportReused, reportTwice, reportUnknown, type Known } from './elicitation-words.ts';
import { elicitationIdsExamples } from './elicitation-ids.examples.ts';

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
