/** Counting ids, and requests that use them. */
import { isObject } from '../../protocol/values.ts';
import type { Json } from '../../simulator/types.ts';
import { judgeAnswer } from '../seen.ts';
import { both, changed, type CodeExercise, type CodeTest } from './define.ts';
import { firstOf, gives, make, method, same } from './testing.ts';

const requests = (
  name: string,
  args: readonly Json[],
  wanted: { method: string; params?: Json; noParams?: true },
  mistake = 'wrong-request',
): CodeTest =>
  gives({
    name: `\`${name}\` ${args.length === 0 ? 'without arguments' : `with ${args.map((one) => JSON.stringify(one)).join(', ')}`}`,
    expected: `a ${wanted.method} request that breaks no rule`,
    calls: [make('MCPRequestBuilder'), method(name, ...args)],
    judge: ({ value, type, shown }) => {
      if (!isObject(value)) return firstOf(shown, ['text', type === 'string'], ['nothing', type === 'null']) ?? shown;
      const { params } = value;
      const wrong = value.method !== wanted.method || (wanted.params !== undefined && !same(params, wanted.params));
      return (
        firstOf(
          shown,
          ['null-params', params === null],
          ['empty-params', wanted.noParams === true && params !== undefined],
          ['no-id', typeof value.id !== 'number' && typeof value.id !== 'string'],
          [mistake, wrong],
        ) ?? judgeAnswer(JSON.stringify(value), { revision: '2025-11-25', from: 'client' }).found[0]?.what
      );
    },
  });

const solution = both(
  `
class RequestIDGenerator:
    def __init__(self):
        self.counter = 0

    def next_id(self):
        self.counter += 1
        return self.counter


class MCPRequestBuilder:
    def __init__(self):
        self.ids = RequestIDGenerator()

    def build_request(self, method, params=None):
        request = {"jsonrpc": "2.0", "id": self.ids.next_id(), "method": method}
        if params is not None:
            request["params"] = params
        return request

    def list_tools(self):
        return self.build_request("tools/list")

    def call_tool(self, name, arguments):
        return self.build_request("tools/call", {"name": name, "arguments": arguments})

    def read_resource(self, uri):
        return self.build_request("resources/read", {"uri": uri})
`,
  `
class RequestIDGenerator {
  counter = 0;

  next_id()«: number» {
    this.counter += 1;
    return this.counter;
  }
}

class MCPRequestBuilder {
  ids = new RequestIDGenerator();

  build_request(method«: string», params«?: object»)«: object» {
    const request«: Record<string, unknown>» = { jsonrpc: '2.0', id: this.ids.next_id(), method };
    if (params !== undefined) {
      request.params = params;
    }
    return request;
  }

  list_tools() {
    return this.build_request('tools/list');
  }

  call_tool(name«: string», args«: object») {
    return this.build_request('tools/call', { name, arguments: args });
  }

  read_resource(uri«: string») {
    return this.build_request('resources/read', { uri });
  }
}
`,
);

/** Write a request builder. */
export const requestBuilder: CodeExercise = {
  id: 'request-builder',
  kind: 'code',
  title: 'Write a request builder that assigns ids',
  task: 'Write two classes. `RequestIDGenerator` has `next_id()`, which never returns the same id twice. `MCPRequestBuilder` builds requests as objects, each with its own id. `build_request(method, params)` builds a request for any method and omits `params` if none are passed. `list_tools()`, `call_tool(name, arguments)`, and `read_resource(uri)` build specific requests.',
  signatures: {
    python:
      'class RequestIDGenerator: next_id(self)\nclass MCPRequestBuilder: build_request(self, method, params=None), list_tools(self), call_tool(self, name, arguments), read_resource(self, uri)',
    typescript:
      'class RequestIDGenerator { next_id(): number | string }\nclass MCPRequestBuilder { build_request(method: string, params?: object): object; list_tools(): object; call_tool(name: string, args: object): object; read_resource(uri: string): object }',
    javascript:
      'class RequestIDGenerator { next_id() }\nclass MCPRequestBuilder { build_request(method, params), list_tools(), call_tool(name, args), read_resource(uri) }',
  },
  names: ['RequestIDGenerator', 'MCPRequestBuilder'],
  start: both(
    `
class RequestIDGenerator:
    def next_id(self):
        return None


class MCPRequestBuilder:
    def build_request(self, method, params=None):
        return {}

    def list_tools(self):
        return {}

    def call_tool(self, name, arguments):
        return {}

    def read_resource(self, uri):
        return {}
`,
    `
class RequestIDGenerator {
  next_id()«: number | null» {
    return null;
  }
}

class MCPRequestBuilder {
  build_request(method«: string», params«?: object»)«: object» {
    return {};
  }

  list_tools()«: object» {
    return {};
  }

  call_tool(name«: string», args«: object»)«: object» {
    return {};
  }

  read_resource(uri«: string»)«: object» {
    return {};
  }
}
`,
  ),
  hints: [
    'A counter that grows by one is a good source of ids.',
    'Let the three short methods call `build_request`, so that ids are assigned in one place.',
    'Add `params` to the object only if there are any.',
  ],
  solution,
  lesson: 'A side uses each id once per session. Missing params are omitted, never null.',
  links: [
    {
      title: 'Base protocol, Requests',
      url: 'https://modelcontextprotocol.io/specification/2025-11-25/basic/index#requests',
    },
  ],
  mistakes: [
    {
      id: 'text',
      says: 'The methods return strings. Here, a request is an object; it is serialized when it is sent.',
      examples: changed(
        solution,
        ['        return request\n', '        import json\n        return json.dumps(request)\n'],
        ['return request;', 'return JSON.stringify(request);'],
      ),
    },
    {
      id: 'nothing',
      says: 'A method returns nothing: `return` the request.',
      examples: changed(
        solution,
        ['        return request\n', '        print(request)\n'],
        ['return request;', 'console.log(request);'],
      ),
    },
    {
      id: 'same-id',
      says: 'Two requests have the same id. Each request of a session needs its own id, whichever method built it.',
      examples: changed(solution, ['self.counter += 1', 'self.counter = 1'], ['this.counter += 1', 'this.counter = 1']),
    },
    {
      id: 'no-id',
      says: 'A request has no `id`, or one that is neither a string nor a number. Without an `id` it gets no response.',
      examples: changed(solution, ['"id": self.ids.next_id(), ', ''], [' id: this.ids.next_id(),', '']),
    },
    {
      id: 'null-params',
      says: 'The request has null `params` although none were passed. Leave the member out.',
      examples: changed(
        solution,
        ['if params is not None:', 'if True:'],
        ['if (params !== undefined) {\n      request.params = params;', '{\n      request.params = params ?? null;'],
      ),
    },
    {
      id: 'empty-params',
      says: '`build_request` adds `params` although none were passed. Leave the member out, also if it would be empty.',
      examples: changed(
        solution,
        ['if params is not None:', 'params = params or {}\n        if True:'],
        ['if (params !== undefined) {\n      request.params = params;', '{\n      request.params = params ?? {};'],
      ),
    },
    {
      id: 'wrong-call',
      says: 'A tool call needs the method `tools/call` and `params` with exactly the keys `name` and `arguments`.',
      examples: changed(solution, ['"arguments": arguments', '"args": arguments'], ['arguments: args', 'args']),
    },
    {
      id: 'wrong-request',
      says: 'A method builds the wrong request. Compare its `method` and `params` with the specification.',
      examples: changed(solution, ['resources/read', 'resources/get'], ['resources/read', 'resources/get']),
    },
  ],
  tests: [
    gives({
      name: 'Four calls of `next_id`',
      expected: 'four ids, all different',
      calls: [make('RequestIDGenerator'), method('next_id'), method('next_id'), method('next_id'), method('next_id')],
      judge: (_, all) => {
        const ids = all.slice(1).map(({ value }) => value);
        const got = all
          .slice(1)
          .map(({ shown }) => shown)
          .join(', ');
        const fit = ids.every((id) => typeof id === 'string' || Number.isInteger(id));
        return firstOf(got, ['no-id', !fit], ['same-id', new Set(ids).size < ids.length]);
      },
    }),
    requests('list_tools', [], { method: 'tools/list' }),
    requests(
      'call_tool',
      ['search', { query: 'test', limit: 5 }],
      { method: 'tools/call', params: { name: 'search', arguments: { query: 'test', limit: 5 } } },
      'wrong-call',
    ),
    requests('read_resource', ['file:///notes.txt'], {
      method: 'resources/read',
      params: { uri: 'file:///notes.txt' },
    }),
    requests('build_request', ['prompts/get', { name: 'greet' }], { method: 'prompts/get', params: { name: 'greet' } }),
    requests('build_request', ['ping'], { method: 'ping', noParams: true }),
    gives({
      name: 'Three requests from one builder',
      expected: 'three ids, all different',
      calls: [
        make('MCPRequestBuilder'),
        method('list_tools'),
        method('read_resource', 'file:///a'),
        method('build_request', 'ping'),
      ],
      judge: (_, all) => {
        const built = all.slice(1);
        const ids = built.map(({ value }) => (isObject(value) ? value.id : undefined));
        if (ids.includes(undefined)) return built.map(({ shown }) => shown).join(', ');
        const got = ids.map((one) => JSON.stringify(one)).join(', ');
        return firstOf(got, ['same-id', new Set(ids).size < ids.length]);
      },
    }),
  ],
};
