import type { Call } from '../../../session/call.ts';
import { type Step, defineSessionRule, type SessionExample, type Report, type SessionView } from '../define.ts';
import { get, has } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { opposite, isTalk, requestText } from './reading.ts';
import { ProgressTokens, type Token } from './progress-tokens.ts';
import { client, handshake, modern, server, talk } from '../../../testing/conversation.ts';
import { markedClient, markedServer } from './examples.ts';
import { taskOfOtherToken } from '../rounds/task-token.ts';

// Problems of progress for a token that no request of the other side has.

const PATH = ['params', 'progressToken'];

/** Reports the problem of a token that no request of the other side has; false if the text does not show enough. */
function reportUnmatched(
  session: SessionView,
  report: Report,
  step: Step,
  token: Token,
  tokens: ProgressTokens,
): boolean {
  const { ref: at, name, from, inferred } = step;
  const asker = from === 'unknown' ? null : opposite(from);
  const meant = tokens.near(token, asker);
  const bare = tokens.bare(asker);
  const own = from === 'unknown' || inferred ? null : tokens.of(token, from);
  if (meant) {
    const right = meant.token;
    report({
      requirement: 'progress/token-type-changed',
      at,
      path: PATH,
      title: 'A progress token {must} keep its JSON type',
      what: `${name} has the token ${code(token)}, a ${typeof token}. The token of ${requestText(session, meant.call)} is ${code(right)}, a ${typeof right}, so the tokens differ.`,
      fix: { says: `Use ${code(right)}.`, safety: 'safe', steps: [{ do: 'replace', path: PATH, value: right }] },
      ties: [{ at: meant.call.ref }],
    });
  } else if (own && session.whole) {
    report({
      requirement: 'progress/sent-by-requester',
      at,
      title: 'Progress {must} come from the receiver of the request',
      what: `${name} and ${requestText(session, own)}, which has the token ${code(token)}, both come from the ${from}. Only the other side knows the progress of the work.`,
      ties: [{ at: own.ref }],
      unless: ['methods/client-progress-in-stateless'],
    });
  } else if (bare && (String(bare.id) === String(token) || (session.whole && !tokens.active(asker)))) {
    report({
      requirement: 'progress/not-requested',
      at,
      path: PATH,
      title: 'Progress notifications {must} have a token from a request',
      what: `${name} has the token ${code(token)}, but ${requestText(session, bare)} with the id ${code(bare.id)} has no \`progressToken\` in its \`_meta\`.`,
      ties: [{ at: bare.ref }],
    });
  } else if (session.whole && !taskOfOtherToken(session, step)) {
    report({
      requirement: 'progress/unknown-token',
      at,
      path: PATH,
      title: 'A progress token {must} come from an earlier request',
      what: `${name} has the token ${code(token)}, but no earlier request ${asker === null ? '' : `of the ${asker} `}has that token.`,
    });
  } else return false;
  return true;
}

// Findings about tokens that are not unique, and about progress after the response.

/** A request has the token of a pending one. */
function reportDuplicate(session: SessionView, report: Report, step: Step, token: Token, before: Call): void {
  // The same request sent again reuses its id, which has its own finding.
  if (before.id === step.id || step.from === 'unknown' || !isTalk(session, step)) return;
  const path = ['params', '_meta', 'progressToken'];
  report({
    requirement: 'progress/token-not-unique',
    at: step.ref,
    path,
    title: 'Pending requests {must} have different progress tokens',
    why: 'A progress notification identifies its request by the token alone, so the request it belongs to is ambiguous.',
    what: `${step.name} has the progress token ${code(token)}, like ${requestText(session, before)}, which is still pending.`,
    ties: [{ at: before.ref, path }],
  });
}

/** Progress on an answered request. */
function reportLate(session: SessionView, report: Report, { ref: at, name }: Step, call: Call): void {
  if (!call.answer) return;
  report({
    requirement: 'progress/after-completion',
    at,
    title: 'Progress notifications {must} stop after the response',
    what: `${name} reports progress on ${requestText(session, call)}, which ${session.describe(call.answer)} had already answered.`,
    ties: [{ at: call.answer }, { at: call.ref }],
  });
}

const OPEN = handshake('2025-06-18', { server: '{"tools":{}}' });
const call = (token: string): string =>
  client(`"id":1,"method":"tools/call","params":{"name":"slow","_meta":{"progressToken":${token}}}`);
const CALL = call('"t"');
const BARE = client('"id":1,"method":"tools/call","params":{"name":"slow"}');
const DONE = server('"id":1,"result":{"content":[]}');
const progressOf = (token: string, progress: string): string =>
  `"method":"notifications/progress","params":{"progressToken":${token},"progress":${progress}}`;
/** Progress on the call, and its response. */
const ARRAY = `[{"jsonrpc":"2.0",${progressOf('"t"', '1')}},{"jsonrpc":"2.0","id":1,"result":{"content":[]}}]`;
/** A second call. */
const second = (token: string): string => call(token).replace('"id":1', '"id":2');
const later = (id: number, token: string): string =>
  client(`"id":${id},"method":"tools/call","params":{"name":"slow",${modern('{}', `"progressToken":${token}`)}}`);

/** Correct and incorrect examples. */
const progressNoticeExamples: { good: readonly SessionExample[]; bad: readonly SessionExample[] } = {
  good: [
    { revision: '2025-06-18', text: talk(OPEN, CALL, second('"u"')) },
    { revision: '2025-06-18', text: talk(OPEN, CALL, DONE, second('"t"')), says: 'The first request is complete.' },
    { revision: '2025-06-18', text: talk(OPEN, call('1'), second('"1"')), says: '1 is not "1".' },
    {
      revision: '2025-06-18',
      text: talk(OPEN, CALL, server(progressOf('"t"', '0.5')), server(progressOf('"t"', '0.75')), DONE),
    },
    {
      revision: '2025-03-26',
      text: talk(handshake('2025-03-26', { server: '{"tools":{}}' }), CALL, server(ARRAY)),
      says: 'The items of one array arrive together.',
      besides: ['batch/mixed-kinds'],
    },
    { revision: '2025-06-18', text: server(progressOf('"t"', '1')), says: 'The request is not in this excerpt.' },
    {
      revision: '2025-06-18',
      text: talk(
        OPEN,
        CALL,
        server(progressOf('"t"', '5')),
        DONE,
        call('"t"').replace('"id":1', '"id":2'),
        server(progressOf('"t"', '1')),
      ),
      says: 'This is a new request, so its progress starts over.',
    },
    {
      revision: '2025-11-25',
      text: talk(
        handshake('2025-11-25', { server: '{"tools":{},"tasks":{"requests":{"tools":{"call":{}}}}}' }),
        client('"id":1,"method":"tools/call","params":{"name":"slow","task":{},"_meta":{"progressToken":"t"}}'),
        server(
          '"id":1,"result":{"task":{"taskId":"k","status":"working","createdAt":"2025-11-25T10:00:00Z","lastUpdatedAt":"2025-11-25T10:00:00Z","ttl":null}}',
        ),
        server(progressOf('"t"', '1')),
      ),
      says: 'A task continues after its first response.',
    },
  ],
  bad: [
    { revision: '2025-06-18', text: talk(OPEN, CALL, second('⟦"t"⟧')) },
    { revision: '2026-07-28', text: talk(later(1, '7'), later(2, '⟦7⟧')) },
    { revision: '2025-06-18', text: talk(OPEN, CALL, DONE, markedServer(progressOf('"t"', '1'))) },
    {
      revision: '2025-06-18',
      text: talk(OPEN, CALL, server(progressOf('"t"', '2')), server(progressOf('"t"', '⟦2⟧'))),
    },
    { revision: '2024-11-05', text: talk(server(progressOf('9', '50')), server(progressOf('9', '⟦40⟧'))) },
    { revision: '2025-06-18', text: talk(OPEN, BARE, server(progressOf('⟦1⟧', '0.5'))) },
    { revision: '2025-06-18', text: talk(OPEN, CALL, markedClient(progressOf('"t"', '1'))) },
    { revision: '2025-06-18', text: talk(OPEN, call('1'), server(progressOf('⟦"1"⟧', '1'))) },
    { revision: '2025-06-18', text: talk(OPEN, CALL, server(progressOf('⟦"other"⟧', '1'))) },
    {
      revision: '2026-07-28',
      text: talk(
        client(`"id":"a","method":"tools/call","params":{"name":"slow",${modern('{}', '"progressToken":"7"')}}`),
        server(progressOf('⟦7⟧', '1')),
      ),
    },
  ],
};

/**
 * Progress notifications name a pending request, and their progress increases.
 * https://modelcontextprotocol.io/specification/2025-06-18/basic/utilities/progress
 */
export const progressNotice = defineSessionRule({
  id: 'progress/notice',
  requirements: [
    'progress/after-completion',
    'progress/not-increasing',
    'progress/not-requested',
    'progress/sent-by-requester',
    'progress/token-not-unique',
    'progress/token-type-changed',
    'progress/unknown-token',
  ],
  class: 'spec',
  title: 'Progress {must} increase and belong to a request that asked for it',
  why: 'The receiver cannot match it to a request and drops it, or shows it for the wrong request.',
  how: 'Use a separate token for each request, such as its id. Copy it into the notifications with its JSON type. Increase `progress` each time, and stop when the response is sent.',
  examples: progressNoticeExamples,
  begin(session, report) {
    const tokens = new ProgressTokens();
    const reported = new Set<string>();
    const tasks = new Set<Call>();
    return {
      request(step) {
        const token = get(step.meta, 'progressToken');
        if (typeof token !== 'string' && typeof token !== 'number') return tokens.without(step);
        const before = tokens.give(token, step);
        if (before) reportDuplicate(session, report, step, token, before);
      },
      'notification notifications/cancelled'({ params, from }) {
        const id = get(params, 'requestId');
        const one = typeof id === 'string' || typeof id === 'number' ? session.request(id, from) : null;
        if (one) tokens.drop(one);
      },
      'typed response'({ call, result }) {
        if (call && (has(result, 'task') || get(result, 'resultType') === 'task')) tasks.add(call);
      },
      'notification notifications/progress'(step) {
        const token = get(step.params, 'progressToken');
        if (step.altered || (typeof token !== 'string' && typeof token !== 'number')) return;
        const { from } = step;
        if (tokens.shared(token, from)) return;
        const call = tokens.of(token, from === 'unknown' ? null : opposite(from));
        // The items of one array arrive together: none is later than another.
        const later = call?.answer?.entry !== step.entry;
        if (call?.answer && later && !call.asTask && !tasks.has(call)) {
          if (!reported.has(keyOf(from, token))) reportLate(session, report, step, call);
          reported.add(keyOf(from, token));
          return;
        }
        if (!call) {
          if (!reported.has(keyOf(from, token)) && reportUnmatched(session, report, step, token, tokens))
            reported.add(keyOf(from, token));
        }
        const value = get(step.params, 'progress');
        if (typeof value !== 'number') return;
        const before = tokens.record(token, from, value, step.ref);
        if (!before || value > before.value) return;
        report({
          requirement: 'progress/not-increasing',
          at: step.ref,
          path: ['params', 'progress'],
          title: '`progress` {must} increase with each notification',
          why: 'Users see the progress bar stop or jump back.',
          what: `${step.name} has the progress ${code(value)} for the token ${code(token)}, but ${session.describe(before.at)} already had ${code(before.value)}.`,
          ties: [{ at: before.at, path: ['params', 'progress'] }],
        });
      },
    };
  },
});

function keyOf(from: Step['from'], token: Token): string {
  return `${from} ${typeof token} ${token}`;
}
