/** The hidden tests of error responses. */
import { isObject } from '../../protocol/values.ts';
import type { Json } from '../../simulator/types.ts';
import type { CodeTest } from './define.ts';
import { call, failure, firstOf, gives, same } from './testing.ts';

const METHODS = ['ping', 'tools/list', 'tools/call'];

const answered = (
  name: string,
  text: string,
  code: number | null,
  id: Json,
  mistake: string,
  methods: readonly string[] = METHODS,
): CodeTest =>
  gives({
    name,
    expected:
      code === null
        ? 'nothing: the message is valid'
        : `an error with the code ${code}, and ${id === null ? 'the id null or none' : `the id ${JSON.stringify(id)}`}`,
    calls: [call('process_message', text, [...methods])],
    refusal: mistake,
    judge: ({ value, type, shown }) => {
      if (code === null) return type === 'null' ? null : failure(shown, mistake);
      if (type === 'null') return failure(shown, mistake);
      const { error } = isObject(value) ? value : {};
      if (!isObject(value) || !isObject(error)) return { got: shown, mistake: 'shape' };
      const noId = id === null && !Object.hasOwn(value, 'id');
      return (
        firstOf(
          shown,
          ['shape', typeof error.code !== 'number' || typeof error.message !== 'string' || value.jsonrpc !== '2.0'],
          [mistake, error.code !== code],
          ['null-data', error.data === null],
          ['id-lost', !noId && !same(value.id, id)],
          ['shape', Object.hasOwn(value, 'result')],
        ) ?? null
      );
    },
  });

const made = (name: string, args: readonly Json[], wanted: Json): CodeTest =>
  gives({
    name,
    expected: JSON.stringify(wanted),
    calls: [call('create_error_response', ...args)],
    judge: ({ value, shown }) => {
      if (same(value, wanted)) return null;
      const { error } = isObject(value) ? value : {};
      if (!isObject(value) || !isObject(error)) return { got: shown, mistake: 'shape' };
      return (
        firstOf(
          shown,
          ['null-data', args.length < 4 && Object.hasOwn(error, 'data')],
          ['data-lost', args.length > 3 && !same(error.data, args[3])],
          ['id-lost', !same(value.id, args[0])],
        ) ?? { got: shown, mistake: 'shape' }
      );
    },
  });

/** In the order of the exercise. */
export const ERROR_RESPONSES_TESTS: readonly CodeTest[] = [
  made('An error without data', [5, -32601, 'Method not found'], {
    jsonrpc: '2.0',
    id: 5,
    error: { code: -32601, message: 'Method not found' },
  }),
  ...[0, false, '', []].map((data) =>
    made(`An error with the data \`${JSON.stringify(data)}\``, [1, -32000, 'Server error', data], {
      jsonrpc: '2.0',
      id: 1,
      error: { code: -32000, message: 'Server error', data },
    }),
  ),
  made('An error with data', ['a', -32602, 'Invalid params', { missing: 'uri' }], {
    jsonrpc: '2.0',
    id: 'a',
    error: { code: -32602, message: 'Invalid params', data: { missing: 'uri' } },
  }),
  answered('Invalid JSON', '{"jsonrpc":"2.0","id":1,', -32700, null, 'parse-error'),
  answered('A bare number', '42', -32600, null, 'invalid-request'),
  answered('A bare string', '"ping"', -32600, null, 'invalid-request'),
  answered('null', 'null', -32600, null, 'invalid-request'),
  answered('An array', '[]', -32600, null, 'invalid-request'),
  answered('No `jsonrpc`', '{"id":3,"method":"ping"}', -32600, 3, 'invalid-request'),
  answered('A different version', '{"jsonrpc":"2.1","id":3,"method":"ping"}', -32600, 3, 'invalid-request'),
  answered('`jsonrpc` as a number', '{"jsonrpc":2.0,"id":3,"method":"ping"}', -32600, 3, 'invalid-request'),
  answered('No `method`', '{"jsonrpc":"2.0","id":"b"}', -32600, 'b', 'invalid-request'),
  answered('A number as the method', '{"jsonrpc":"2.0","id":"b","method":5}', -32600, 'b', 'invalid-request'),
  answered('A null method', '{"jsonrpc":"2.0","id":"c","method":null}', -32600, 'c', 'invalid-request'),
  ...['{"method":"ping"}', '{"jsonrpc":"2.0","method":5}'].map((text) =>
    answered(`\`${text}\`, without an id`, text, -32600, null, 'no-notification'),
  ),
  answered('An unknown method', '{"jsonrpc":"2.0","id":4,"method":"tools/run"}', -32601, 4, 'unknown-method'),
  ...['[]', 'null', '"add"'].map((params) =>
    answered(
      `An unknown method with \`params\` that are \`${params}\``,
      `{"jsonrpc":"2.0","id":5,"method":"tools/run","params":${params}}`,
      -32601,
      5,
      'params-first',
    ),
  ),
  ...['["add"]', 'null', '"add"'].map((params) =>
    answered(
      `\`params\` that are \`${params}\``,
      `{"jsonrpc":"2.0","id":6,"method":"tools/call","params":${params}}`,
      -32602,
      6,
      'invalid-params',
    ),
  ),
  answered('The id 0', '{"jsonrpc":"2.0","id":0,"method":"tools/run"}', -32601, 0, 'unknown-method'),
  gives({
    name: 'A null id',
    expected: 'an error with the code -32601 or -32600: the member is there, so the message is not a notification',
    calls: [call('process_message', '{"jsonrpc":"2.0","id":null,"method":"tools/run"}', METHODS)],
    refusal: 'null-id',
    judge: ({ value, type, shown }) => {
      if (type === 'null') return { got: shown, mistake: 'null-id' };
      const { error } = isObject(value) ? value : {};
      if (!isObject(error)) return { got: shown, mistake: 'shape' };
      return error.code === -32601 || error.code === -32600 ? null : { got: shown, mistake: 'unknown-method' };
    },
  }),
  answered('A valid request', '{"jsonrpc":"2.0","id":7,"method":"tools/list"}', null, null, 'refused'),
  answered(
    'A valid request with params',
    '{"jsonrpc":"2.0","id":8,"method":"tools/call","params":{"name":"add"}}',
    null,
    null,
    'refused',
  ),
  answered(
    'A method that only this server has',
    '{"jsonrpc":"2.0","id":9,"method":"house/tidy"}',
    null,
    null,
    'refused',
    ['house/tidy'],
  ),
  answered('A notification', '{"jsonrpc":"2.0","method":"notifications/unknown"}', null, null, 'notification'),
  answered(
    'A notification with an array as `params`',
    '{"jsonrpc":"2.0","method":"tools/call","params":["add"]}',
    null,
    null,
    'notification',
  ),
];
