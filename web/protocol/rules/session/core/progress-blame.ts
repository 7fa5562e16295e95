/** What is said of tokens that are not one's own, and of progress behind the answer. */
import type { Call } from '../../../session/call.ts';
import type { Report, SessionView, Step } from '../define.ts';
import { code } from '../../../json/describe.ts';
import type { Token } from './progress-tokens.ts';
import { isTalk, told } from './reading.ts';

/** A request gives the token of one that still waits. */
export function blameTwin(session: SessionView, report: Report, step: Step, token: Token, before: Call): void {
  // The same request sent again has an id that is used twice, which is said already.
  if (before.id === step.id || step.from === 'unknown' || !isTalk(session, step)) return;
  const path = ['params', '_meta', 'progressToken'];
  report({
    requirement: 'progress/token-not-unique',
    at: step.ref,
    path,
    title: 'Requests that wait have progress tokens of their own',
    why: 'A progress notification names its request by the token alone, so nobody can tell which of them goes on.',
    what: `${step.name} gives the progress token ${code(token)}, as did ${told(session, before)}, which still waits.`,
    ties: [{ at: before.ref, path }],
  });
}

/** Progress on a request that was answered. */
export function blameLate(session: SessionView, report: Report, { ref: at, name }: Step, call: Call): void {
  if (!call.answer) return;
  report({
    requirement: 'progress/after-completion',
    at,
    title: 'No progress behind the answer',
    what: `${name} tells of progress on ${told(session, call)}, which ${session.said(call.answer)} had answered already.`,
    ties: [{ at: call.answer }, { at: call.ref }],
  });
}
