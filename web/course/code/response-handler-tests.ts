/** The hidden tests of the response handler. */
import type { Json } from '../../simulator/types.ts';
import type { CodeTest } from './define.ts';
import { gives, isA, isValueError, make, method, raises, same } from './testing.ts';

const handle = (response: Json) => [make('MCPResponseHandler'), method('handle_response', response)];

const result = (value: Json, mistake?: string, id: string | number = 1): CodeTest =>
  gives({
    name: `A response with the id ${JSON.stringify(id)} and the result \`${JSON.stringify(value)}\``,
    expected: JSON.stringify(value),
    calls: handle({ jsonrpc: '2.0', id, result: value }),
    refusal: mistake,
    judge: ({ value: came, shown }) =>
      same(came, value)
        ? null
        : {
            got: shown,
            mistake: same(came, { jsonrpc: '2.0', id, result: value }) ? 'whole' : (mistake ?? 'no-result'),
          },
  });

const refused = (name: string, response: Json, mistake: string): CodeTest =>
  raises({
    name,
    calls: handle(response),
    expected: 'an exception other than MCPError: ValueError in Python, an Error in JavaScript',
    mistake,
    type: (raised) => {
      if (isA(raised, 'MCPError')) return 'wrong-exception';
      return isValueError(raised) ? null : 'wrong-exception';
    },
  });

const valid = (name: string, response: Json, right: boolean, mistake: string): CodeTest =>
  gives({
    name: `\`is_valid_response\` for ${name}`,
    expected: String(right),
    calls: [make('MCPResponseHandler'), method('is_valid_response', response)],
    judge: ({ value, type, shown }) =>
      value === right || (!right && type === 'null') ? null : { got: shown, mistake: right ? 'rejected' : mistake },
  });

const error = (name: string, members: { code: number; message: string; data?: Json }): CodeTest =>
  raises({
    name,
    calls: handle({ jsonrpc: '2.0', id: 3, error: members }),
    expected: `MCPError with the code ${members.code}${members.data === undefined ? '' : ' and the data'}`,
    mistake: 'error-returned',
    type: (raised) => {
      const { members: came, message } = raised;
      if (!isA(raised, 'MCPError')) return 'other-exception';
      if (came.code !== members.code) return 'code-lost';
      if (came.message !== members.message && !message.includes(members.message)) return 'message-lost';
      return members.data === undefined || same(came.data, members.data) ? null : 'data-lost';
    },
  });

/** In the order of the exercise. */
export const RESPONSE_HANDLER_TESTS: readonly CodeTest[] = [
  result({ tools: [] }),
  result({}, 'truthy'),
  result(0, 'truthy'),
  result({ tools: [] }, 'falsy-id', 0),
  result({ tools: [] }, 'falsy-id', ''),
  result({ content: [{ type: 'text', text: 'No.' }], isError: true }, 'failed-tool'),
  error('An error', { code: -32601, message: 'Method not found' }),
  error('An error with the code 0', { code: 0, message: 'Out of service' }),
  error('An error with data', { code: -32602, message: 'Invalid params', data: { missing: 'uri' } }),
  error('An error with the data 0', { code: -32000, message: 'Too many calls', data: 0 }),
  refused(
    'Both a result and an error',
    { jsonrpc: '2.0', id: 4, result: {}, error: { code: 1, message: 'x' } },
    'both',
  ),
  refused('No id', { jsonrpc: '2.0', result: {} }, 'no-id'),
  refused('No `jsonrpc`', { id: 5, result: {} }, 'version'),
  refused('A different version of JSON-RPC', { jsonrpc: '2.1', id: 5, result: {} }, 'version'),
  refused('Neither a result nor an error', { jsonrpc: '2.0', id: 6 }, 'neither'),
  refused('null', null, 'not-an-object'),
  refused('An array', [], 'not-an-object'),
  valid('a result', { jsonrpc: '2.0', id: 'a', result: {} }, true, ''),
  valid('a result with the id 0', { jsonrpc: '2.0', id: 0, result: {} }, true, ''),
  valid('an error', { jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } }, true, ''),
  valid('neither a result nor an error', { jsonrpc: '2.0', id: 'a' }, false, 'neither'),
  valid('both, with a null `error`', { jsonrpc: '2.0', id: 'a', result: {}, error: null }, false, 'both'),
  valid(
    'both, with a null `result`',
    { jsonrpc: '2.0', id: 'a', result: null, error: { code: 1, message: 'x' } },
    false,
    'both',
  ),
  valid('a result without an id', { jsonrpc: '2.0', result: {} }, false, 'no-id'),
  valid('`jsonrpc` as a number', { jsonrpc: 2, id: 1, result: {} }, false, 'version'),
  valid('null', null, false, 'not-an-object'),
  valid('an array', [], false, 'not-an-object'),
  valid('a string', 'ok', false, 'not-an-object'),
];
