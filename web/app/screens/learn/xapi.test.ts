import { describe, expect, it } from 'vitest';
import { statementOf } from './xapi.ts';

const NOW = new Date('2026-03-04T05:06:07.890Z');
const exercise = { item: 'null-id', title: 'Fix a request', kind: 'fix-message', elapsed: 61_234 };

describe('statements of xAPI', () => {
  it('state a passed exercise with score, success, completion and duration', () => {
    expect(statementOf({ ...exercise, passed: true }, 'https://playground.example/a/', NOW)).toEqual({
      verb: { id: 'http://adlnet.gov/expapi/verbs/passed', display: { 'en-US': 'passed' } },
      object: {
        objectType: 'Activity',
        id: 'https://playground.example/a/#/learn/null-id',
        definition: { name: { 'en-US': 'Fix a request' }, type: 'http://adlnet.gov/expapi/activities/assessment' },
      },
      result: { score: { scaled: 1 }, success: true, completion: true, duration: 'PT61.23S' },
      timestamp: '2026-03-04T05:06:07.890Z',
    });
  });

  it('state a failed attempt, and a completed walkthrough without a score', () => {
    const failed = statementOf({ ...exercise, passed: false }, 'https://a.example/', NOW);
    expect(failed.verb.id).toBe('http://adlnet.gov/expapi/verbs/failed');
    expect(failed.result).toMatchObject({ score: { scaled: 0 }, success: false, completion: false });
    const walked = statementOf({ ...exercise, kind: 'walkthrough', passed: true }, 'https://a.example/', NOW);
    expect(walked.verb.id).toBe('http://adlnet.gov/expapi/verbs/completed');
    expect(walked.object.definition.type).toBe('http://adlnet.gov/expapi/activities/lesson');
    expect(walked.result).toEqual({ completion: true, duration: 'PT61.23S' });
  });
});
