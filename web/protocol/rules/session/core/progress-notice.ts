import type { Call } from '../../../session/call.ts';
import type { Step } from '../define.ts';
import { defineSessionRule } from '../define.ts';
import { get, has } from '../../../json/object.ts';
import { code } from '../../../json/describe.ts';
import { progressNoticeExamples } from './progress-notice.examples.ts';
import { blameLate, blameTwin } from './progress-blame.ts';
import { opposite } from './reading.ts';
import { blameStray } from './progress-stray.ts';
import { ProgressTokens, type Token } from './progress-tokens.ts';

/** What progress notifications name, and how they go on. https://modelcontextprotocol.io/specification/2025-06-18/basic/utilities/progress */
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
  title: 'Progress is told of a request that asked for it, and grows',
  why: 'The receiver finds no request for it and drops it, or shows it at the wrong one.',
  how: 'Give each request a token of its own, such as its id. Copy it into the notifications, with its JSON type; raise `progress` each time, and stop when the answer is sent.',
  examples: progressNoticeExamples,
  begin(session, report) {
    const tokens = new ProgressTokens();
    const said = new Set<string>();
    const tasks = new Set<Call>();
    return {
      request(step) {
        const token = get(step.meta, 'progressToken');
        if (typeof token !== 'string' && typeof token !== 'number') return tokens.without(step);
        const before = tokens.give(token, step);
        if (before) blameTwin(session, report, step, token, before);
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
        // Items of one array travel at once: none is behind another.
        const later = call?.answer?.entry !== step.entry;
        if (call?.answer && later && !call.asTask && !tasks.has(call)) {
          if (!said.has(keyOf(from, token))) blameLate(session, report, step, call);
          said.add(keyOf(from, token));
          return;
        }
        if (!call) {
          if (!said.has(keyOf(from, token)) && blameStray(session, report, step, token, tokens))
            said.add(keyOf(from, token));
        }
        const value = get(step.params, 'progress');
        if (typeof value !== 'number') return;
        const before = tokens.tell(token, from, value, step.ref);
        if (!before || value > before.value) return;
        report({
          requirement: 'progress/not-increasing',
          at: step.ref,
          path: ['params', 'progress'],
          title: 'Progress grows with each notification',
          why: 'Whoever watches sees the bar stand still or jump back.',
          what: `${step.name} tells ${code(value)} for the token ${code(token)}, and ${session.said(before.at)} told ${code(before.value)}.`,
          ties: [{ at: before.at, path: ['params', 'progress'] }],
        });
      },
    };
  },
});

function keyOf(from: Step['from'], token: Token): string {
  return `${from} ${typeof token} ${token}`;
}
