/** A request as a JSON string. */
import type { Json } from '../../simulator/types.ts';
import { judgeAnswer } from '../seen.ts';
import { both, type CodeExercise, type CodeTest } from './define.ts';
import { call, firstOf, gives, objectIn, same } from './testing.ts';

const requests = (id: string | number, method: string, params: Record<string, Json>): CodeTest =>
  gives({
    name: `A \`${method}\` request with the id ${JSON.stringify(id)}`,
    expected: 'a JSON string with a request that breaks no rule',
    calls: [call('build_request', id, method, params)],
    judge: ({ value, type, shown }) => {
      if (type === 'object') return { got: shown, mistake: 'object' };
      if (type === 'null') return { got: shown, mistake: 'nothing' };
      const message = objectIn(value);
      if (!message || typeof value !== 'string') return firstOf(shown, ['not-json', type === 'string']) ?? shown;
      const named = firstOf(
        shown,
        ['no-version', message.jsonrpc !== '2.0'],
        ['id-changed', message.id !== id],
        ['params-lost', !same(message.params, params)],
        ['method-changed', message.method !== method],
      );
      if (named) return named;
      return judgeAnswer(value, { revision: '2025-11-25', from: 'client' }).found[0]?.what;
    },
  });

/** Build a request. */
export const buildRequest: CodeExercise = {
  id: 'build-request',
  kind: 'code',
  title: 'Build a request',
  task: 'Write `build_request(id, method, params)`. It returns a JSON-RPC request as a JSON string, ready to send. The id and the params must be in it exactly as they were passed.',
  signatures: {
    python: 'def build_request(id, method, params) -> str',
    typescript: 'function build_request(id: number | string, method: string, params: object): string',
    javascript: 'function build_request(id, method, params)',
  },
  names: ['build_request'],
  start: both(
    `
import json

def build_request(id, method, params):
    return ""
`,
    `
function build_request(id«: number | string», method«: string», params«: object»)«: string» {
  return '';
}
`,
  ),
  hints: [
    'A request has four members: `jsonrpc`, `id`, `method` and `params`.',
    'Build an object first, then serialize it: `json.dumps` in Python, `JSON.stringify` in JavaScript.',
  ],
  solution: both(
    `
import json

def build_request(id, method, params):
    return json.dumps({"jsonrpc": "2.0", "id": id, "method": method, "params": params})
`,
    `
function build_request(id«: number | string», method«: string», params«: object»)«: string» {
  return JSON.stringify({ jsonrpc: '2.0', id, method, params });
}
`,
  ),
  lesson:
    '`jsonrpc` is the string `"2.0"`, the id keeps its type, and the message is sent as a string that a JSON library serialized.',
  links: [
    {
      title: 'Base protocol, Requests',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/basic/index#requests',
    },
  ],
  mistakes: [
    {
      id: 'nothing',
      says: 'The function returns nothing. Printing is not enough: `return` the string.',
      examples: both(
        `
import json
def build_request(id, method, params):
    print(json.dumps({"jsonrpc": "2.0", "id": id, "method": method, "params": params}))
`,
        `
function build_request(id, method, params) {
  console.log(JSON.stringify({ jsonrpc: '2.0', id, method, params }));
}
`,
      ),
    },
    {
      id: 'object',
      says: 'The function returns an object. Return a JSON string instead: use `json.dumps` or `JSON.stringify`.',
      examples: both(
        `
def build_request(id, method, params):
    return {"jsonrpc": "2.0", "id": id, "method": method, "params": params}
`,
        `
function build_request(id, method, params) {
  return { jsonrpc: '2.0', id, method, params };
}
`,
      ),
    },
    {
      id: 'not-json',
      says: 'The string is not valid JSON. Concatenated strings break at the first quote: use a JSON library.',
      examples: both(
        `
def build_request(id, method, params):
    return str({"jsonrpc": "2.0", "id": id, "method": method, "params": params})
`,
        `
function build_request(id, method, params) {
  return '{"jsonrpc": "2.0", "id": ' + id + ', "method": "' + method + '", "params": ' + params + '}';
}
`,
      ),
    },
    {
      id: 'no-version',
      says: 'Every message must have `"jsonrpc": "2.0"`: exactly this key, with a string and not a number.',
      examples: both(
        `
import json
def build_request(id, method, params):
    return json.dumps({"jsonrpc": 2.0, "id": id, "method": method, "params": params})
`,
        `
function build_request(id, method, params) {
  return JSON.stringify({ id, method, params });
}
`,
      ),
    },
    {
      id: 'id-changed',
      says: 'The id is not the one that was passed. Keep its type too: `7` and `"7"` are two different ids.',
      examples: both(
        `
import json
def build_request(id, method, params):
    return json.dumps({"jsonrpc": "2.0", "id": str(id), "method": method, "params": params})
`,
        `
function build_request(id, method, params) {
  return JSON.stringify({ jsonrpc: '2.0', id: String(id), method, params });
}
`,
      ),
    },
    {
      id: 'params-lost',
      says: 'The `params` in the request are not the ones that were passed. Include them as an object, with all their members.',
      examples: both(
        `
import json
def build_request(id, method, params):
    return json.dumps({"jsonrpc": "2.0", "id": id, "method": method, "params": json.dumps(params)})
`,
        `
function build_request(id, method, params) {
  return JSON.stringify({ jsonrpc: '2.0', id, method, params: JSON.stringify(params) });
}
`,
      ),
    },
    {
      id: 'method-changed',
      says: 'The `method` is missing or is not the one that was passed. Include it unchanged.',
      examples: both(
        `
import json
def build_request(id, method, params):
    return json.dumps({"jsonrpc": "2.0", "id": id, "method": "tools/call", "params": params})
`,
        `
function build_request(id, method, params) {
  return JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params });
}
`,
      ),
    },
  ],
  tests: [
    requests(7, 'tools/call', { name: 'add', arguments: { a: 2, b: 3 } }),
    requests('a-1', 'prompts/get', { name: 'greet', arguments: { who: 'Ada, "the first"' } }),
    requests(1, 'tools/list', {}),
    requests(0, 'tools/call', { name: 'log', arguments: { quiet: false, nothing: null, lines: [] } }),
  ],
};
