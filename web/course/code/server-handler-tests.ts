/** The hidden tests of the request handler of a server. */
import { isObject } from '../../protocol/values.ts';
import type { Json, JsonRecord } from '../../simulator/types.ts';
import { judgeAnswer } from '../seen.ts';
import type { CodeTest, Failure } from './define.ts';
import { GREETED } from './greeted.ts';
import { call, failure, firstOf, gives, objectIn, same } from './testing.ts';

const answers = (
  name: string,
  expected: string,
  text: string,
  mistake: string,
  right: (answer: JsonRecord, shown: string) => Failure | null,
): CodeTest =>
  gives({
    name,
    expected,
    calls: [call('handle_mcp_message', text)],
    refusal: mistake,
    judge: ({ value, type, shown }) => {
      const answer = objectIn(value);
      if (type === 'null' && objectIn(text)?.id === 0) return { got: shown, mistake: 'falsy-id' };
      if (!answer) return { got: shown, mistake: type === 'object' ? 'object' : mistake };
      const found = right(answer, shown);
      if (found) return found;
      const requested = objectIn(text);
      const before =
        requested && isObject(requested) ? [...GREETED, { from: 'client' as const, message: requested }] : [];
      if (before.length === 0 || typeof value !== 'string') return null;
      return judgeAnswer(value, { revision: '2025-11-25', from: 'server', before }).found[0]?.what;
    },
  });

const refuses = (name: string, text: string, code: number, id: Json, mistake: string): CodeTest =>
  answers(name, `an error with the code ${code} and a message`, text, mistake, ({ error, id: came }, shown) => {
    if (!isObject(error) || error.code !== code) return { got: shown, mistake };
    const silent = typeof error.message !== 'string';
    return firstOf(shown, ['id-lost', !same(came ?? null, id)]) ?? (silent ? { got: shown } : null);
  });

const request = (id: Json, method: string, params?: Json): string =>
  JSON.stringify({ jsonrpc: '2.0', id, method, ...(params === undefined ? {} : { params }) });

/** In the order of the exercise. */
export const SERVER_HANDLER_TESTS: readonly CodeTest[] = [
  answers(
    '`tools/list`',
    'a list with the tool `add`',
    request(1, 'tools/list'),
    'tool-list',
    ({ result, id }, shown) => {
      const tools = isObject(result) && Array.isArray(result.tools) ? result.tools.filter(isObject) : [];
      const fits = tools.some(({ name, inputSchema }) => {
        const { properties } = isObject(inputSchema) ? inputSchema : {};
        return name === 'add' && isObject(properties) && isObject(properties.a) && isObject(properties.b);
      });
      return fits ? firstOf(shown, ['id-lost', id !== 1]) : failure(shown, 'tool-list');
    },
  ),
  ...[
    { id: 'c', a: 2, b: 3 },
    { id: 8, a: -7, b: 40 },
    { id: 0, a: 0, b: 12 },
    { id: 'd', a: 0.5, b: 0.25 },
  ].map(({ id, a, b }) =>
    answers(
      `\`tools/call\` of \`add\` with ${a} and ${b}`,
      `the text ${a + b}`,
      request(id, 'tools/call', { name: 'add', arguments: { a, b } }),
      'tool-result',
      ({ result, id: came }, shown) => {
        const parts = isObject(result) && Array.isArray(result.content) ? result.content.filter(isObject) : [];
        const joinedText = parts.map(({ text }) => (typeof text === 'string' ? text : '')).join(' ');
        const fits =
          new RegExp(`(^|[^\\d.-])${String(a + b).replace('.', '[.]')}(?!\\d)`, 'u').test(joinedText) &&
          isObject(result) &&
          result.isError !== true;
        return fits ? firstOf(shown, ['id-lost', came !== id]) : failure(shown, 'tool-result');
      },
    ),
  ),
  refuses('An unknown tool', request('s', 'tools/call', { name: 'sing', arguments: {} }), -32602, 's', 'unknown-tool'),
  refuses('An unknown method', request(0, 'resources/list'), -32601, 0, 'unknown-method'),
  refuses('Invalid JSON', '{"jsonrpc":"2.0","id":5', -32700, null, 'parse-error'),
  refuses('No `method`', '{"jsonrpc":"2.0","id":"m"}', -32600, 'm', 'invalid-request'),
  refuses('No `jsonrpc`', '{"id":7,"method":"tools/list"}', -32600, 7, 'invalid-request'),
  refuses('`jsonrpc` as a number', '{"jsonrpc":2.0,"id":7,"method":"tools/list"}', -32600, 7, 'invalid-request'),
  refuses(
    'A different version of JSON-RPC',
    '{"jsonrpc":"2.1","id":7,"method":"tools/list"}',
    -32600,
    7,
    'invalid-request',
  ),
  refuses('An array', '[]', -32600, null, 'invalid-request'),
  refuses('null', 'null', -32600, null, 'invalid-request'),
  ...(
    [
      ['A notification', '{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}'],
      ['A notification with the name of a request', '{"jsonrpc":"2.0","method":"tools/list"}'],
      ['A notification with an unknown name', '{"jsonrpc":"2.0","method":"house/tidy"}'],
    ] as const
  ).map(([name, text]) =>
    gives({
      name,
      expected: 'nothing',
      calls: [call('handle_mcp_message', text)],
      refusal: 'notification',
      judge: ({ type, shown }) => (type === 'null' ? null : { got: shown, mistake: 'notification' }),
    }),
  ),
];
