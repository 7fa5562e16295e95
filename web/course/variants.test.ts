/** Right answers that are written differently pass; wrong answers without a listed mistake fail with useful feedback. */
import { describe, expect, it } from 'vitest';
import { jsonOf } from '../protocol/json/plain.ts';
import { isObject, objectAt } from '../protocol/values.ts';
import type { Json, JsonRecord } from '../simulator/types.ts';
import type { Exercise, MessageExercise } from './define.ts';
import { EXTENDED } from './extended.ts';
import { EXERCISES, grade } from './grade.ts';

const reversed = (value: Json): Json =>
  Array.isArray(value)
    ? value.map(reversed)
    : isObject(value)
      ? Object.fromEntries(
          Object.entries(value)
            .toReversed()
            .map(([key, inner]) => [key, reversed(inner)]),
        )
      : value;

const isMessage = (exercise: Exercise): exercise is MessageExercise =>
  ['fix-message', 'write-message', 'answer-as-server'].includes(exercise.kind) &&
  !('wire' in exercise && exercise.wire === 'http');

/** The message with a foreign key in its `_meta`. */
function noted(message: JsonRecord, member: 'params' | 'result'): JsonRecord {
  const inner = isObject(message[member]) ? message[member] : {};
  const meta = objectAt(inner, '_meta') ?? {};
  return { ...message, [member]: { ...inner, _meta: { ...meta, 'com.example/note': 1 } } };
}

/** Answers that say the same; `anyId` if the task leaves the id to the learner. */
function rights(message: Json, anyId: boolean): Json[] {
  if (!isObject(message)) return [reversed(message)];
  const requested = Object.hasOwn(message, 'method');
  const numbered = anyId && requested && Object.hasOwn(message, 'id');
  return [
    reversed(message),
    ...(numbered ? ['other-1', 991].map((id) => ({ ...message, id })) : []),
    ...(requested ? [noted(message, 'params')] : []),
    ...(isObject(message.result) ? [noted(message, 'result')] : []),
    ...(isObject(message.error) ? [{ ...message, error: { data: [1], ...message.error, message: 'Sorry, no' } }] : []),
  ];
}

function wrongs(message: Json, text: string): string[] {
  const broken = [
    `${text.slice(0, -1)},}`,
    `${text}\n${text}`,
    `Here: ${text}`,
    text.slice(0, -1),
    text.replaceAll('"', "'"),
  ];
  if (!isObject(message)) return broken;
  const { jsonrpc: _, ...bare } = message;
  const others: Json[] = [
    bare,
    [message],
    { from: 'client', message },
    { ...message, jsonrpc: '2.0.0' },
    { ...message, sentAt: 'noon' },
    ...(isObject(message.params) || (typeof message.method === 'string' && message.params === undefined)
      ? [{ ...message, params: { ...(isObject(message.params) ? message.params : {}), sentAt: 'noon' } }]
      : []),
    { ...message, method: 'tools/lists', result: {} },
    { ...message, error: { code: 1, message: 'No' }, result: {} },
  ];
  return [...broken, ...others.map((other) => JSON.stringify(other))];
}

describe.each(EXERCISES.filter(isMessage).map((exercise) => [exercise.id, exercise] as const))('%s', (_, exercise) => {
  const solution = jsonOf(exercise.solution) ?? null;

  it('accepts right answers that are written differently', () => {
    const anyId = exercise.goals.every(({ id }) => id !== 'at-id');
    for (const right of rights(solution, anyId)) {
      const { passed, feedback } = grade(exercise, JSON.stringify(right, null, exercise.wire ? 0 : 2), EXTENDED);
      expect({ right, passed, feedback }).toEqual({ right, passed: true, feedback: [] });
    }
  });

  it('rejects wrong answers and says why', () => {
    for (const wrong of wrongs(solution, exercise.solution)) {
      const { passed, feedback } = grade(exercise, wrong, EXTENDED);
      expect({ wrong, passed }).toEqual({ wrong, passed: false });
      expect(feedback[0]?.id ?? 'not-yet').not.toBe('not-yet');
    }
  });
});
