/** The request for a list of tools. */
import { look } from '../seen.ts';
import { both, changed, type CodeExercise, type CodeTest } from './define.ts';
import { call, firstOf, gives, objectIn } from './testing.ts';

const asks = (id: string | number): CodeTest =>
  gives({
    name: `A request with the id ${JSON.stringify(id)}`,
    expected: 'the text of a request for the tools that breaks no rule',
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
        ) ?? look(value, { revision: '2025-11-25', from: 'client' }).found[0]?.what
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

/** Ask for the tools. */
export const listToolsRequest: CodeExercise = {
  id: 'list-tools-request',
  kind: 'code',
  title: 'Ask for the tools',
  task: 'Write `list_tools_request(id)`: it gives the text of the request with which a client asks a server for its tools, with empty `params`.',
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
    'Names of methods in MCP say the feature first and then what to do with it, with a slash between.',
    'The method is `tools/list`, and empty `params` are an object without members.',
  ],
  solution,
  lesson:
    '`tools/list` is an ordinary request. It is not the handshake, as some tutorials say: that is `initialize`, and comes before.',
  links: [
    {
      title: 'Tools, Listing tools',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/server/tools#listing-tools',
    },
  ],
  mistakes: [
    {
      id: 'no-params',
      says: 'The request is to have empty `params`, an object: `{}`. MCP would let you leave them out here; a reader that looks for them would not.',
      examples: changed(solution, [', "params": {}', ''], [', params: {}', '']),
    },
    {
      id: 'wrong-method',
      says: 'This is not the method that lists tools. Names are exact, with a slash: the feature, then what to do.',
      examples: changed(solution, ['tools/list', 'list_tools'], ['tools/list', 'listTools']),
    },
    {
      id: 'no-id',
      says: 'Without an `id` it is a notification, and nobody answers it.',
      examples: changed(solution, ['"id": id, ', ''], [' id,', '']),
    },
    {
      id: 'id-changed',
      says: 'The id is not the one that was given; its type belongs to it.',
      examples: changed(solution, ['"id": id', '"id": str(id)'], [' id,', ' id: String(id),']),
    },
    {
      id: 'object',
      says: 'The function gives an object. What goes over the wire is its text.',
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
      says: '`params` of null are not empty params: write an empty object, or leave the member out.',
      examples: changed(solution, ['"params": {}', '"params": None'], ['params: {}', 'params: null']),
    },
    {
      id: 'nothing',
      says: 'The function gives nothing back. Printing is not enough: `return` the text.',
      examples: changed(solution, ['return json.dumps', 'json.dumps'], ['return JSON', 'JSON']),
    },
  ],
  tests: [asks(1), asks('first'), asks(40), asks(0)],
};
