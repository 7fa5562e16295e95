/** The hidden tests of parsing a response. */
import { isObject } from '../../protocol/values.ts';
import type { Json } from '../../simulator/types.ts';
import type { CodeTest } from './define.ts';
import { call, firstOf, gives, isValueError, raises, same } from './testing.ts';

const parse = (text: string) => [call('parse_response', text)];

const result = (id: string | number, value: Json, mistake?: string): CodeTest =>
  gives({
    name: `A response with the id ${JSON.stringify(id)} and the result \`${JSON.stringify(value)}\``,
    expected: `ok, the id ${JSON.stringify(id)}, and the result`,
    calls: parse(JSON.stringify({ jsonrpc: '2.0', id, result: value })),
    refusal: mistake,
    judge: (came) => {
      const got = came.value;
      if (!isObject(got)) return { got: came.shown, mistake: 'no-object' };
      const right = got.ok === true && same(got.id, id) && same(got.result, value);
      if (right) return null;
      const named = firstOf(
        came.shown,
        ['no-ok', got.ok === undefined],
        ['id-lost', !same(got.id, id)],
        [mistake ?? '', mistake !== undefined],
      );
      return named ?? came.shown;
    },
  });

const refused = (name: string, message: Json | { text: string }, mistake: string): CodeTest =>
  raises({
    name,
    calls: parse(isObject(message) && typeof message.text === 'string' ? message.text : JSON.stringify(message)),
    expected: 'an exception: ValueError in Python, an Error in JavaScript',
    type: (error) => (isValueError(error) ? null : 'wrong-exception'),
    mistake,
  });

const error = (id: string | number, code = -32601, message = 'Method not found', mistake = 'error-raised'): CodeTest =>
  gives({
    name: `An error for the id ${JSON.stringify(id)}${code === 0 ? ' with the code 0 and an empty message' : ''}`,
    expected: `not ok, the id ${JSON.stringify(id)}, the code ${code} and its message`,
    refusal: mistake,
    calls: parse(JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })),
    judge: ({ value, shown }) => {
      if (!isObject(value)) return { got: shown, mistake: 'no-object' };
      const { error: given } = value;
      const right = isObject(given) && given.code === code && given.message === message;
      if (!right || value.ok !== false) return { got: shown, mistake: 'error-lost' };
      return value.id === id ? null : { got: shown, mistake: 'id-lost' };
    },
  });

/** In the order of the exercise. */
export const PARSE_RESPONSE_TESTS: readonly CodeTest[] = [
  result(1, { sum: 5 }),
  result('a', { tools: [] }),
  result(2, {}, 'truthy'),
  result(0, 0, 'truthy'),
  result('b', null, 'truthy'),
  result('', false, 'truthy'),
  error('c'),
  error(0),
  error(3, 0, '', 'truthy'),
  refused('No `jsonrpc`', { id: 4, result: {} }, 'no-version-check'),
  refused('A different version of JSON-RPC', { jsonrpc: '2.1', id: 5, result: {} }, 'no-version-check'),
  refused('`jsonrpc` as a number', { text: '{"jsonrpc": 2.0, "id": 5, "result": {}}' }, 'no-version-check'),
  refused('A result without an `id`', { jsonrpc: '2.0', result: {} }, 'no-id'),
  refused(
    'An error without an `id`',
    { jsonrpc: '2.0', error: { code: -32601, message: 'Method not found' } },
    'no-id',
  ),
  refused('Neither a result nor an error', { jsonrpc: '2.0', id: 6 }, 'neither'),
  refused(
    'Both a result and an error',
    { jsonrpc: '2.0', id: 7, result: {}, error: { code: -32603, message: 'Internal error' } },
    'both',
  ),
  refused('A result, and a null `error`', { jsonrpc: '2.0', id: 8, result: {}, error: null }, 'both'),
  refused(
    'A null result, and an error',
    { jsonrpc: '2.0', id: 8, result: null, error: { code: -32603, message: 'Internal error' } },
    'both',
  ),
  refused('A null `error`', { jsonrpc: '2.0', id: 9, error: null }, 'error-shape'),
  refused('A string as `error`', { jsonrpc: '2.0', id: 10, error: 'Method not found' }, 'error-shape'),
  refused('An error without a code', { jsonrpc: '2.0', id: 11, error: { message: 'Not found' } }, 'error-shape'),
  refused('An error without a message', { jsonrpc: '2.0', id: 12, error: { code: -32601 } }, 'error-shape'),
  refused('An array', [{ jsonrpc: '2.0', id: 12, result: {} }], 'not-an-object'),
  refused('A string', 'ok', 'not-an-object'),
  refused('null', null, 'not-an-object'),
  refused('Invalid JSON', { text: '{"jsonrpc": "2.0",' }, 'not-an-object'),
];
