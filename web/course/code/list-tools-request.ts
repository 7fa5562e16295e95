/** A `tools/list` request. */
import { judgeAnswer } from '../seen.ts';
import { both, changed, type CodeExercise, type CodeTest } from './define.ts';
import { call, firstOf, gives, objectIn } from './testing.ts';

const requests = (id: string | number): CodeTest =>
  gives({
    name: `A request with the id ${JSON.stringify(id)}`,
    expected: 'a JSON string with a `tools/list` request that breaks no rule',
    calls: [call('list_tools_request', id)],
    judge: ({ value, type, shown }) => {
      const message = objectIn(value);
      if (!message || typeof value !== 'string')
        return firstOf(shown, ['nothing', type === 'null'], ['object', type === 'object']) ?? shown;
      return (
        firstOf(
          shown,
          ['no-id', !Object.hasOwn(message, 'id')],
          ['id-changed', message.id !== id],
          ['wrong-method', message.method !== 'tools/list'],
          ['null-params', message.params === null],
          ['no-params', message.params === undefined],
        ) ?? judgeAnswer(value, { revision: '2025-11-25', from: 'client' }).found[0]?.what
      );
    },
  });

const solution = both(
  `
import json

def list_tools_request(id):
    return json.dumps({"jsonrpc": "2.0", "id": id, "method": "tools/list", "params": {}})
`,
  `
function list_tools_request(id«: number | string»)«: string» {
  return JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/list', params: {} });
}
`,
);

/** Build a `tools/list` request. */
export const listToolsRequest: CodeExercise = {
  id: 'list-tools-request',
  kind: 'code',
  title: 'Build a tools/list request',
  task: 'Write `list_tools_request(id)`. It returns the request that a client sends to list the tools of a server, as a JSON string with empty `params`.',
  signatures: {
    python: 'def list_tools_request(id) -> str',
    typescript: 'function list_tools_request(id: number | string): string',
    javascript: 'function list_tools_request(id)',
  },
  names: ['list_tools_request'],
  start: both(
    `
import json

def list_tools_request(id):
    return json.dumps({})
`,
    `
function list_tools_request(id«: number | string»)«: string» {
  return JSON.stringify({});
}
`,
  ),
  hints: [
    'MCP method names consist of the feature, a slash, and the action.',
    'The method is `tools/list`, and empty `params` are an object without members.',
  ],
  solution,
  lesson:
    '`tools/list` is an ordinary request. It is not the handshake, although some tutorials claim so: the handshake is `initialize` and comes first.',
  links: [
    {
      title: 'Tools, Listing tools',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/server/tools#listing-tools',
    },
  ],
  mistakes: [
    {
      id: 'no-params',
      says: 'The request has no `params`, but the task requires an empty object: `{}`. MCP allows you to leave `params` out here, but some receivers expect them.',
      examples: changed(solution, [', "params": {}', ''], [', params: {}', '']),
    },
    {
      id: 'wrong-method',
      says: 'This is not the method that lists tools. Method names are exact: the feature, a slash, then the action.',
      examples: changed(solution, ['tools/list', 'list_tools'], ['tools/list', 'listTools']),
    },
    {
      id: 'no-id',
      says: 'Without an `id`, this is a notification and gets no response. Add the `id`.',
      examples: changed(solution, ['"id": id, ', ''], [' id,', '']),
    },
    {
      id: 'id-changed',
      says: 'The id is not the one that was passed. Keep its type too.',
      examples: changed(solution, ['"id": id', '"id": str(id)'], [' id,', ' id: String(id),']),
    },
    {
      id: 'object',
      says: 'The function returns an object. Return a JSON string instead.',
      examples: changed(
        solution,
        [
          'json.dumps({"jsonrpc": "2.0", "id": id, "method": "tools/list", "params": {}})',
          '{"jsonrpc": "2.0", "id": id, "method": "tools/list", "params": {}}',
        ],
        [
          "JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/list', params: {} })",
          "{ jsonrpc: '2.0', id, method: 'tools/list', params: {} }",
        ],
      ),
    },
    {
      id: 'null-params',
      says: '`params` are null, which is not the same as empty. Use an empty object.',
      examples: changed(solution, ['"params": {}', '"params": None'], ['params: {}', 'params: null']),
    },
    {
      id: 'nothing',
      says: 'The function returns nothing. Printing is not enough: `return` the string.',
      examples: changed(solution, ['return json.dumps', 'json.dumps'], ['return JSON', 'JSON']),
    },
  ],
  tests: [requests(1), requests('first'), requests(40), requests(0)],
};
