import { describe, expect, test } from 'vitest';
import type { JsonValue } from '../json/types.ts';
import type { Sender } from '../types.ts';
import { classify } from './classify.ts';
import { Pairing } from './pairing.ts';

const call = (id: JsonValue, method = 'ping'): JsonValue => ({ jsonrpc: '2.0', id, method });
const answer = (id: JsonValue): JsonValue => ({ jsonrpc: '2.0', id, result: {} });

/** The methods that the last message's responses are paired with. */
function lastPaired(messages: readonly (readonly [JsonValue, Sender])[]): (string | null)[] {
  const pairs = new Pairing({ valueAt: (entry) => messages[entry]?.[0] });
  for (const [index, [value, from]] of messages.entries()) {
    pairs.see(value, classify(value).kind, from, index);
  }
  const [last] = messages.at(-1) ?? [null];
  return (Array.isArray(last) ? last : [last]).map((one) => pairs.requestOf(one, messages.length - 1)?.method ?? null);
}

describe('a response answers', () => {
  test.each<[string, (readonly [JsonValue, Sender])[], (string | null)[]]>([
    [
      'the request with the same id',
      [
        [call(1, 'tools/list'), 'client'],
        [answer(1), 'server'],
      ],
      ['tools/list'],
    ],
    [
      'nothing if the id has another JSON type',
      [
        [call(1), 'client'],
        [answer('1'), 'server'],
      ],
      [null],
    ],
    [
      'the nearest of several',
      [
        [call(1, 'a'), 'client'],
        [call(1, 'b'), 'client'],
        [answer(1), 'server'],
      ],
      ['b'],
    ],
    [
      'not a request of its own side',
      [
        [call(1), 'server'],
        [answer(1), 'server'],
      ],
      [null],
    ],
    [
      'the other side’s request if both use the id',
      [
        [call(1, 'a'), 'client'],
        [call(1, 'b'), 'server'],
        [answer(1), 'server'],
      ],
      ['a'],
    ],
    [
      'a request whose sender is unknown',
      [
        [call(1, 'a'), 'unknown'],
        [answer(1), 'server'],
      ],
      ['a'],
    ],
    [
      'from inside a batch',
      [
        [[call(1, 'a'), call(2, 'b')], 'client'],
        [[answer(2), answer(1)], 'server'],
      ],
      ['b', 'a'],
    ],
    [
      'nothing with a null id',
      [
        [call(null), 'client'],
        [answer(null), 'server'],
      ],
      [null],
    ],
    [
      'not a later request',
      [
        [answer(1), 'server'],
        [call(1), 'client'],
        [answer(2), 'server'],
      ],
      [null],
    ],
  ])('%s', (_name, messages, expected) => {
    expect(lastPaired(messages)).toEqual(expected);
  });

  test('also as an error', () => {
    const error: JsonValue = { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } };
    expect(
      lastPaired([
        [call(1, 'a'), 'client'],
        [error, 'server'],
      ]),
    ).toEqual(['a']);
  });
});
