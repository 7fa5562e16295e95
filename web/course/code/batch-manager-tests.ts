/** The hidden tests of the batch manager. */
import { isObject } from '../../protocol/values.ts';
import type { Json, JsonRecord } from '../../simulator/types.ts';
import { judgeAnswer } from '../seen.ts';
import type { CodeTest } from './define.ts';
import { firstOf, gives, handlerCallsIn, make, method, otherMethod, same } from './testing.ts';

const result = (id: Json, value: Json): JsonRecord => ({ jsonrpc: '2.0', id, result: value });
const refusal: JsonRecord = { jsonrpc: '2.0', id: 2, error: { code: -32601, message: 'Method not found' } };
const client = (...answers: Json[]): Json => ({ $peer: 'client', answers: { send: answers } });
const two = [make('BatchRequestManager'), method('add_request', 'tools/list'), method('add_request', 'prompts/list')];

/** In the order of the exercise. */
export const BATCH_MANAGER_TESTS: readonly CodeTest[] = [
  gives({
    name: 'A notification between two requests',
    expected: 'three messages that break no rule of 2025-03-26, and the ids of the requests',
    calls: [
      make('BatchRequestManager'),
      method('add_request', 'tools/list'),
      method('add_notification', 'notifications/cancelled', { requestId: 'x' }),
      method('add_request', 'resources/read', { uri: 'file:///a' }),
      method('get_batch'),
    ],
    judge: ({ value, shown }, all) => {
      const batch = Array.isArray(value) ? value.filter(isObject) : [];
      const [first, reported, second] = batch;
      if (batch.length !== 3 || !first || !reported || !second) return shown;
      const methods = batch.map((one) => one.method ?? null);
      return (
        firstOf(
          shown,
          ['notification-id', Object.hasOwn(reported, 'id')],
          ['same-id', first.id === second.id],
          ['id-count', !same([first.id ?? null, second.id ?? null], [1, 2])],
          ['id-not-given', all[1]?.value !== first.id || all[3]?.value !== second.id],
        ) ??
        (!same(methods, ['tools/list', 'notifications/cancelled', 'resources/read']) ||
        !same(second.params, { uri: 'file:///a' })
          ? shown
          : judgeAnswer(JSON.stringify(value), { revision: '2025-03-26', from: 'client' }).found[0]?.what)
      );
    },
  }),
  ...[false, true].map((turned) => {
    const answers = [result(1, { tools: [] }), result(2, { prompts: [] })];
    return gives({
      name: turned ? 'Responses in a different order' : 'Responses in the order of the requests',
      expected: 'one list sent, and each response under its own id',
      calls: [...two, method('send_batch', client(turned ? [...answers].reverse() : answers))],
      judge: ({ value, shown }, all) => {
        const sent = handlerCallsIn(all);
        const batch = sent[0]?.args[0];
        const whole = sent.length === 1 && Array.isArray(batch) && batch.length === 2;
        if (!whole) return { got: `sent ${sent.length} times, then ${shown}`, mistake: 'not-a-batch' };
        const ids = batch.map((one) => (isObject(one) ? (one.id ?? null) : null));
        const [one, other] = ids;
        if (one === other) return { got: shown, mistake: 'same-id' };
        if (!same(ids, [1, 2])) return { got: shown, mistake: 'id-count' };
        const bare = answers.map((answer) => answer.result ?? null);
        if (same(value, { 1: bare[0] ?? null, 2: bare[1] ?? null })) return { got: shown, mistake: 'bare-result' };
        // Python alone distinguishes keys by type.
        if (/^\{'\d/u.test(shown)) return { got: `strings instead of ids as keys: ${shown}` };
        return same(value, { 1: answers[0] ?? null, 2: answers[1] ?? null })
          ? null
          : (firstOf(shown, ['by-place', turned]) ?? shown);
      },
    });
  }),
  gives({
    name: 'An empty batch',
    expected: 'nothing sent, and an empty object',
    calls: [make('BatchRequestManager'), method('send_batch', client([]))],
    judge: ({ value, shown }, all) =>
      firstOf(shown, ['empty-batch', handlerCallsIn(all).length > 0]) ?? (same(value, {}) ? null : shown),
  }),
  gives({
    name: 'A batch with only a notification',
    expected: 'one list sent, and an empty object',
    calls: [
      make('BatchRequestManager'),
      method('add_notification', 'notifications/cancelled', { requestId: 'x' }),
      method('send_batch', client([])),
    ],
    judge: ({ value, shown }, all) =>
      firstOf(shown, ['not-a-batch', !Array.isArray(handlerCallsIn(all)[0]?.args[0])]) ??
      (same(value, {}) ? null : shown),
  }),
  gives({
    name: 'A notification first, and an error among the responses',
    expected: 'three messages sent, and both responses under their ids',
    calls: [
      make('BatchRequestManager'),
      method('add_notification', 'notifications/cancelled', { requestId: 'x' }),
      method('add_request', 'tools/list'),
      method('add_request', 'house/tidy'),
      method('send_batch', client([refusal, result(1, { tools: [] })])),
    ],
    judge: ({ value, shown }, all) => {
      const batch = handlerCallsIn(all)[0]?.args[0];
      if (!Array.isArray(batch) || batch.length !== 3) return { got: shown, mistake: 'not-a-batch' };
      const ids = batch.flatMap((one) => (isObject(one) && one.id !== undefined ? [one.id] : []));
      if (!same(ids, [1, 2])) return { got: shown, mistake: ids.length === 2 ? 'id-count' : 'notification-id' };
      if (same(value, { 1: result(1, { tools: [] }), 2: refusal })) return null;
      const given = isObject(value) ? value : {};
      const keys = Object.keys(given).toSorted();
      return (
        firstOf(
          shown,
          ['bare-result', same(given[1], { tools: [] })],
          ['error-lost', same(keys, ['1'])],
          ['by-place', same(given, { 1: refusal, 2: result(1, { tools: [] }) })],
        ) ?? shown
      );
    },
  }),
  gives({
    name: 'Two objects',
    expected: 'each has its own messages and counts its own ids from 1',
    calls: [
      make('BatchRequestManager'),
      make('BatchRequestManager', [], 'other'),
      method('add_request', 'tools/list'),
      otherMethod('add_request', 'prompts/list'),
      otherMethod('get_batch'),
    ],
    judge: ({ value, shown }) => {
      const batch = Array.isArray(value) ? value.filter(isObject) : [];
      return firstOf(shown, [
        'shared',
        !same(
          batch.map(({ id = null }) => id),
          [1],
        ),
      ]);
    },
  }),
];
