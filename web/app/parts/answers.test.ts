import { describe, expect, it } from 'vitest';
import type { ShownEntry } from '../engine/types.ts';
import type { LifecycleState } from '../../protocol/session-types.ts';
import type { SessionSummary } from '../../protocol/types.ts';
import { answerOf } from './answers.ts';

const entry = (change: Partial<ShownEntry>): ShownEntry => ({
  index: 0,
  kind: 'request',
  id: '1',
  from: 'client',
  inferred: false,
  fromBecause: '',
  trust: 'verbatim',
  session: 0,
  span: { start: 0, end: 1 },
  line: 1,
  errors: 0,
  warnings: 0,
  ...change,
});

const session = (state: LifecycleState, change: Partial<SessionSummary> = {}): SessionSummary => ({
  index: 0,
  label: '',
  because: '',
  first: 0,
  last: 1,
  messages: 2,
  counts: { request: 1, notification: 0, response: 1, error: 0, batch: 0, invalid: 0 },
  revision: '2025-11-25',
  revisionHow: 'negotiated',
  revisionBecause: '',
  state,
  client: { capabilities: null, extensions: [] },
  server: { capabilities: null, extensions: [] },
  unanswered: [0],
  unansweredCount: 1,
  slowest: [],
  ...change,
});

const NO_ANSWERS = { counts: { request: 2, notification: 0, response: 0, error: 0, batch: 0, invalid: 0 } };

describe('the response state of a row', () => {
  it('refers to the other message', () => {
    expect(answerOf(entry({ answeredBy: 4 }), session('running'))).toEqual({ state: 'answered', by: 4 });
    expect(answerOf(entry({ kind: 'error', answers: 2 }), session('running'))).toEqual({ state: 'answers', to: 2 });
    expect(answerOf(entry({ kind: 'notification' }), session('running'))).toMatchObject({ text: 'no response due' });
  });

  it('shows waiting requests, but not for an excerpt with only one side', () => {
    expect(answerOf(entry({}), session('running'))).toEqual({ state: 'waiting' });
    expect(answerOf(entry({}), session('excerpt'))).toEqual({ state: 'waiting' });
    expect(answerOf(entry({}), session('asked', NO_ANSWERS))).toEqual({ state: 'waiting' });
    expect(answerOf(entry({}), session('excerpt', NO_ANSWERS))).toMatchObject({ text: 'response not shown' });
    expect(answerOf(entry({}), session('stateless', NO_ANSWERS))).toMatchObject({ text: 'response not shown' });
  });

  it('is not waiting for a canceled request', () => {
    expect(answerOf(entry({ index: 5 }), session('running'))).toMatchObject({ text: 'no response' });
    const many = session('running', { unansweredCount: 300 });
    expect(answerOf(entry({ index: 5 }), many)).toEqual({ state: 'waiting' });
  });

  it('marks a response as an orphan only if the text shows the start of the session', () => {
    const answer = entry({ kind: 'response' });
    for (const state of ['asked', 'answered', 'running', 'refused'] as const)
      expect(answerOf(answer, session(state)).state, state).toBe('orphan');
    for (const state of ['excerpt', 'stateless'] as const)
      expect(answerOf(answer, session(state)), state).toMatchObject({ text: 'request not shown' });
    expect(answerOf(entry({ kind: 'error', id: 'null' }), session('running'))).toMatchObject({
      text: 'matches no request',
    });
  });

  it('is empty while sessions are not tracked', () => {
    for (const kind of ['request', 'response', 'error'] as const)
      expect(answerOf(entry({ kind }), undefined), kind).toEqual({ state: 'none', text: '' });
  });
});
