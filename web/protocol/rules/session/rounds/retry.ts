import { get, has } from '../../../json/object.ts';
import { code, listed, named } from '../../../json/describe.ts';
import type { Call } from '../../../session/call.ts';
import { type Report, type SessionView, type Step, defineSessionRule, type SessionRule } from '../define.ts';
import { changedIn, observeRounds, type Retry } from './rounds.ts';
import { begin, DECLARED } from './example-messages.ts';
import { client, modern, talk } from '../../../testing/conversation.ts';
import { requests, call, done, FORM } from './example-texts.ts';

const REQUEST = talk(call(1, ',"arguments":{"day":2}'), requests(1, `"who":{${FORM}}`));
const SAME = ',"arguments":{"day":2}';
const ANSWERS = `${SAME},"inputResponses":{"who":{"action":"accept","content":{"name":"Ana"}}}`;
const example = (...lines: readonly string[]) => ({ revision: '2026-07-28' as const, text: talk(...lines) });
const bare = (id: number, more: string) =>
  client(`"id":${id},"method":"tools/call",⟦"params"⟧:{"name":"plan"${SAME}${more},${modern('{"elicitation":{}}')}}`);

/** Correct and incorrect examples. */
const retryExamples: SessionRule['examples'] = {
  good: [
    example(REQUEST, call(2, ANSWERS), done(2)),
    example(REQUEST, call(2, ',"arguments":{"day":3}'), done(2)),
    example(call(1), requests(1, '', ',"requestState":"s1"'), call(2, ',"requestState":"s1"'), done(2)),
  ],
  bad: [
    example(REQUEST, call(1, ANSWERS).replace('"id":1', '"id":⟦1⟧'), done(1)),
    example(REQUEST, bare(2, ''), done(2)),
    example(call(1, SAME), requests(1, `"who":{${FORM}}`, ',"requestState":"s1"'), bare(2, ',"requestState":"s1"')),
    example(REQUEST, call(2, ANSWERS.replace('{"day":2}', '⟦{"day":3}⟧')), done(2)),
    example(REQUEST, call(2, ANSWERS, '⟦{}⟧'), done(2)),
  ],
};

/** Capabilities that the first try declares and the retry does not. */
function dropped(session: SessionView, first: Call, again: Call | null): readonly string[] {
  const [before, now] = [session.capabilities('client', first), session.capabilities('client', again)];
  if (!before || !now) return [];
  return Object.keys(before).filter((name) => get(before, name) !== false && get(now, name) === undefined);
}

function judge(session: SessionView, report: Report, { round, responses }: Retry, step: Step): void {
  const { ref, name, params, id, call: again } = step;
  const ties = [{ at: round.at }, { at: round.call.ref }];
  if (id === round.call.id) {
    report({
      requirement: 'mrtr/retry-same-id',
      at: ref,
      path: ['id'],
      title: 'A retry {must} have its own id',
      why: 'A response identifies its request by the id alone, so a server or a proxy takes a retry with the same id for a duplicate.',
      what: `${name} is a retry with the id ${code(id)} of ${session.describe(round.call.ref)}, which ${session.describe(round.at)} has ended.`,
      ties,
    });
  }
  if (step.altered) return;
  if (round.wants && !has(params, 'inputResponses')) {
    report({
      requirement: 'mrtr/retry-without-responses',
      at: ref,
      path: ['params'],
      mark: 'missing',
      title: 'A retry {must} include the input responses',
      why: 'The server has no new input and asks again, so the exchange never ends.',
      what: `${begin(session.describe(round.at))} requests ${listed([...round.inputRequests.keys()])}; ${session.describe(ref)} is a retry without \`inputResponses\`.`,
      ties,
    });
    return;
  }
  const gone = responses ? dropped(session, round.call, again) : [];
  if (gone.length > 0) {
    report({
      requirement: 'mrtr/capability-dropped-on-retry',
      at: ref,
      path: DECLARED,
      title: 'A retry does not declare the capabilities of the first try',
      why: 'The server does not store the first try, so it may reject the retry, or omit an input request it still needs.',
      what: `${begin(session.describe(round.call.ref))} declares ${listed(gone)}; the retry, ${session.describe(ref)}, does not.`,
      ties: [{ at: round.call.ref, path: DECLARED }, { at: round.at }],
    });
  }
  const changed = changedIn(round, params);
  if (changed === null) return;
  const lost = !has(params, changed);
  report({
    requirement: 'mrtr/retry-params-changed',
    at: ref,
    path: lost ? ['params'] : ['params', changed],
    ...(lost ? { mark: 'missing' } : {}),
    title: 'A retry has other parameters than the first try',
    why: 'A server that binds its state to the parameters rejects the retry.',
    what: `${name} retries ${session.describe(round.call.ref)}, but ${lost ? `without its ${named(changed)}` : `with another ${named(changed)}`}.`,
    ties,
  });
}

/** A retry is a separate request: another id, the same parameters and capabilities, and the requested input. */
export const retry = defineSessionRule({
  id: 'mrtr/retry',
  requirements: [
    'mrtr/retry-same-id',
    'mrtr/retry-without-responses',
    'mrtr/retry-params-changed',
    'mrtr/capability-dropped-on-retry',
  ],
  class: 'spec',
  title: 'A retry {must} be a separate, complete request',
  why: 'Each try is processed independently, perhaps by another machine, which only knows the data in the request.',
  how: 'Send the request again with a new id and the same parameters and capabilities. Add `inputResponses` and `requestState`.',
  examples: retryExamples,
  begin(session, report) {
    return observeRounds(session, { retried: (again, step) => judge(session, report, again, step) });
  },
});
