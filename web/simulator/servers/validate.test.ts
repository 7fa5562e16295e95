import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MCP_REVISIONS } from '../eras.ts';
import { Conversation, wordsOf } from '../testing/converse.ts';
import { templates } from '../client.ts';
import type { Json, JsonRecord } from '../types.ts';
import { definitionFromToolsList, FIXTURES, isDefinition, problemsOf, SERVERS } from './index.ts';

const info = { name: 'mine', version: '1' };
const tool: JsonRecord = { name: 't', inputSchema: { type: 'object' }, does: { answer: { content: [] } } };
const withTool = (more: JsonRecord): JsonRecord => ({ info, tools: [{ ...tool, ...more }] });
const withSteps = (...steps: Json[]): JsonRecord =>
  withTool({ does: { steps: [...steps, { do: 'result', result: { content: [] } }] } });
const withPrompt = (more: JsonRecord): JsonRecord => ({ info, prompts: [{ name: 'p', messages: [], ...more }] });
const withResource = (more: JsonRecord): JsonRecord => ({
  info,
  resources: [{ uri: 'a://b', name: 'b', text: '', ...more }],
});
const withTemplate = (more: JsonRecord): JsonRecord => ({
  info,
  resourceTemplates: [{ uriTemplate: 'a://{x}', name: 'x', text: '', ...more }],
});

describe('a valid definition', () => {
  it.each([...SERVERS, ...FIXTURES].map(({ id, definition }) => [id, definition] as const))(
    '%s has no problems',
    (_, definition) => {
      expect(problemsOf(definition)).toEqual([]);
      expect(isDefinition(definition)).toBe(true);
    },
  );

  it.each<[string, JsonRecord]>([
    ['the minimum', { info }],
    ['templates in place of other types', withTool({ does: { answer: { content: [], isError: '{{wrong}}' } } })],
    [
      'structured content without content',
      withTool({ outputSchema: { type: 'object' }, does: { answer: { structuredContent: {} } } }),
    ],
    [
      'steps of all kinds',
      withSteps(
        { do: 'log', level: 'info', data: null },
        { do: 'progress', progress: 1 },
        { do: 'wait', ms: 5 },
        { do: 'ask', as: 'a', method: 'roots/list', params: {} },
        { do: 'keep', memory: { a: 1 } },
        { do: 'amend', change: { tools: [tool] } },
        { do: 'updated', uri: 'a://b' },
        { do: 'elicited', elicitationId: 'x' },
      ),
    ],
  ])('%s', (_, definition) => {
    expect(problemsOf(definition)).toEqual([]);
  });
});

describe('an invalid definition', () => {
  it.each<[string, unknown, string, RegExp]>([
    ['no object', [], '', /object/u],
    ['nothing', undefined, '', /plain JSON/u],
    ['no info', {}, '', /`info`/u],
    ['no version', { info: { name: 'x' } }, '/info', /`version`/u],
    ['an unknown member', { info, toolz: [] }, '/toolz', /`toolz` is not a known member/u],
    ['a name that is a number', { info: { name: 5, version: '1' } }, '/info/name', /string|text/u],
    ['tools as an object', { info, tools: {} }, '/tools', /array/u],
    ['a tool that is a string', { info, tools: ['x'] }, '/tools/0', /object/u],
    [
      'a tool without a schema',
      { info, tools: [{ name: 'x', does: { answer: { content: [] } } }] },
      '/tools/0',
      /inputSchema/u,
    ],
    [
      'a tool without a behavior',
      { info, tools: [{ name: 'x', inputSchema: { type: 'object' } }] },
      '/tools/0',
      /`does`/u,
    ],
    ['two tools with one name', { info, tools: [tool, tool] }, '/tools/1/name', /`t` is a duplicate/u],
    ['an unknown behavior', withTool({ does: 'fly' }), '/tools/0/does', /`fly`/u],
    [
      'an unknown type in a schema',
      withTool({ inputSchema: { type: 'object', properties: { a: { type: 'strin' } } } }),
      '/tools/0/inputSchema/properties/a/type',
      /`"strin"` is not a type/u,
    ],
    [
      'a schema of something other than an object',
      withTool({ inputSchema: { type: 'array' } }),
      '/tools/0/inputSchema/type',
      /object/u,
    ],
    [
      'a required member that does not exist',
      withTool({ inputSchema: { type: 'object', properties: {}, additionalProperties: false, required: ['a'] } }),
      '/tools/0/inputSchema/required/0',
      /`a`/u,
    ],
    [
      'an invalid pattern',
      withTool({ inputSchema: { type: 'object', properties: { a: { pattern: '(' } } } }),
      '/tools/0/inputSchema/properties/a/pattern',
      /regular/u,
    ],
    [
      'content that is a string',
      withTool({ does: { answer: { content: 'hello' } } }),
      '/tools/0/does/answer/content',
      /array/u,
    ],
    [
      'a block without its text',
      withTool({ does: { answer: { content: [{ type: 'text' }] } } }),
      '/tools/0/does/answer/content/0',
      /text/u,
    ],
    [
      'structured content that does not match',
      withTool({
        outputSchema: { type: 'object', properties: { n: { type: 'number' } } },
        does: { answer: { structuredContent: { n: 'x' } } },
      }),
      '/tools/0/does/answer/structuredContent/n',
      /number/u,
    ],
    [
      'missing structured content',
      withTool({ outputSchema: { type: 'object' }, does: { answer: { content: [] } } }),
      '/tools/0/does/answer',
      /structuredContent/u,
    ],
    ['no result at all', withTool({ does: {} }), '/tools/0/does', /`answer`/u],
    [
      'steps without a result',
      withTool({ does: { steps: [{ do: 'wait', ms: 1 }] } }),
      '/tools/0/does/steps',
      /last step/u,
    ],
    [
      'a step after the result',
      withSteps({ do: 'error', code: 1, message: '' }),
      '/tools/0/does/steps/0/do',
      /last one/u,
    ],
    ['an unknown step', withSteps({ do: 'dance' }), '/tools/0/does/steps/0/do', /one of/u],
    [
      'progress that decreases',
      withSteps({ do: 'progress', progress: 2 }, { do: 'progress', progress: 1 }),
      '/tools/0/does/steps/1/progress',
      /higher/u,
    ],
    ['an unknown level', withSteps({ do: 'log', level: 'loud', data: 1 }), '/tools/0/does/steps/0/level', /level/u],
    ['an endless wait', withSteps({ do: 'wait', ms: 1e12 }), '/tools/0/does/steps/0/ms', /hour/u],
    [
      'a request that no client supports',
      withSteps({ do: 'ask', as: 'a', method: 'tools/list', params: {} }),
      '/tools/0/does/steps/0/method',
      /can request `sampling\/createMessage`/u,
    ],
    [
      'an invalid request',
      withSteps({
        do: 'ask',
        as: 'a',
        method: 'elicitation/create',
        params: { requestedSchema: { type: 'object', properties: {} } },
      }),
      '/tools/0/does/steps/0/params',
      /message/u,
    ],
    [
      'an invalid amendment',
      withSteps({ do: 'amend', change: { tools: [{ name: 'x' }] } }),
      '/tools/0/does/steps/0/change/tools/0',
      /./u,
    ],
    ['a resource without a name', { info, resources: [{ uri: 'a://b', text: '' }] }, '/resources/0', /name/u],
    [
      'two resources with one URI',
      {
        info,
        resources: [
          { uri: 'a://b', name: 'a' },
          { uri: 'a://b', name: 'b' },
        ],
      },
      '/resources/1/uri',
      /`a:\/\/b` is a duplicate/u,
    ],
    ['text and blob', withResource({ blob: '' }), '/resources/0', /only one of/u],
    [
      'a blob that is not base64',
      { info, resources: [{ uri: 'a://b', name: 'b', blob: '%' }] },
      '/resources/0/blob',
      /base64/u,
    ],
    [
      'a template with malformed braces',
      withTemplate({ uriTemplate: 'a://{?x}' }),
      '/resourceTemplates/0/uriTemplate',
      /braces/u,
    ],
    [
      'completion of an unknown variable',
      withTemplate({ complete: { y: [] } }),
      '/resourceTemplates/0/complete/y',
      /does not match any variable/u,
    ],
    [
      'completion with numbers',
      withTemplate({ complete: { x: [1] } }),
      '/resourceTemplates/0/complete/x',
      /must be strings/u,
    ],
    [
      'completion by an unknown variable',
      withTemplate({ complete: { x: { by: 'z', of: {} } } }),
      '/resourceTemplates/0/complete/x/by',
      /name another/u,
    ],
    ['a prompt without messages', { info, prompts: [{ name: 'p' }] }, '/prompts/0', /`messages`/u],
    [
      'a message with the role system',
      withPrompt({ messages: [{ role: 'system', content: { type: 'text', text: '' } }] }),
      '/prompts/0/messages/0/role',
      /role|assistant/u,
    ],
    [
      'a message with an unknown argument',
      withPrompt({ messages: [{ role: 'user', content: { type: 'text', text: '{{thing}}' } }] }),
      '/prompts/0/messages/0',
      /`\{\{thing\}\}`/u,
    ],
    ['a page size of zero', { info, pageSize: 0 }, '/pageSize', /at least 1/u],
    ['a feature flag that is a string', { info, can: { logging: 'yes' } }, '/can/logging', /true or false/u],
    ['an unknown scope', { info, cache: { ttlMs: 1, cacheScope: 'all' } }, '/cache/cacheScope', /"public"/u],
    ['a name with a slash in it', { info, 'a/b~c': 1 }, '/a~1b~0c', /not a known member/u],
  ])('%s', (_, definition, pointer, message) => {
    const found = problemsOf(definition).find((one) => one.pointer === pointer);
    expect(found?.says ?? JSON.stringify(problemsOf(definition))).toMatch(message);
    expect(isDefinition(definition)).toBe(false);
  });

  it('never throws, for any value', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    let deep: unknown = {};
    for (let level = 0; level < 50_000; level += 1) deep = { info: deep };
    for (const odd of [circle, deep, null, Symbol('x'), 5n, () => 1, Number.NaN, new Map()])
      expect(problemsOf(odd).length).toBeGreaterThan(0);
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom(...SERVERS), fc.nat(), (value, { definition }, pick) => {
        expect(Array.isArray(problemsOf(value))).toBe(true);
        const places: string[][] = [];
        const walk = (at: unknown, path: string[]): void => {
          places.push(path);
          if (typeof at === 'object' && at !== null)
            for (const [key, one] of Object.entries(at)) walk(one, [...path, key]);
        };
        walk(definition, []);
        const path = places[pick % places.length] ?? [];
        expect(Array.isArray(problemsOf(replaced(JSON.parse(JSON.stringify(definition)), path, value)))).toBe(true);
      }),
      { numRuns: 400 },
    );
  });
});

function replaced(value: Json, [key, ...rest]: readonly string[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.map((one, index) => (String(index) === key ? replaced(one, rest, by) : one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === key ? replaced(one, rest, by) : one]),
  );
}

describe('a pasted list of tools', () => {
  const tools = [
    {
      name: 'search',
      description: 'Finds',
      inputSchema: { type: 'object', properties: { q: { type: 'string' } }, required: ['q'] },
    },
    {
      name: 'count',
      inputSchema: { type: 'object' },
      outputSchema: {
        type: 'object',
        properties: { n: { type: 'integer', minimum: 3 }, tags: { type: 'array', items: { enum: ['a'] } } },
        required: ['n', 'tags'],
      },
      annotations: { readOnlyHint: true },
    },
    {
      name: 'odd',
      inputSchema: { type: 'object' },
      outputSchema: { type: 'object', properties: { a: { type: 'string', pattern: '^Z{40}$' } }, required: ['a'] },
    },
  ];

  it.each<[string, unknown]>([
    ['the bare result', { tools, nextCursor: 'x' }],
    ['the whole response', { jsonrpc: '2.0', id: 1, result: { tools } }],
    ['an array', tools],
  ])('is accepted as %s', (_, value) => {
    const made = definitionFromToolsList(value);
    expect('definition' in made ? made.definition.tools?.map(({ name }) => name) : made).toEqual([
      'search',
      'count',
      'odd',
    ]);
  });

  it.each(MCP_REVISIONS)('creates a server that validates calls and results, in %s', (revision) => {
    const made = definitionFromToolsList(tools);
    if (!('definition' in made)) throw new Error(JSON.stringify(made));
    const talk = new Conversation(made.definition, revision);
    talk.greet();
    const call = (id: number, name: string, args: JsonRecord): JsonRecord => ({
      id,
      method: 'tools/call',
      params: { name, arguments: args },
    });
    talk.sendAll(
      { id: 1, method: 'tools/list' },
      call(2, 'search', { q: 'x' }),
      call(3, 'search', { q: 5 }),
      call(4, 'count', {}),
      call(5, 'odd', {}),
    );
    for (const { message } of templates(talk.state, revision))
      if (message.method === 'tools/call') talk.sendAll({ ...message, id: `t${talk.lines.length}` });
    expect(wordsOf(talk.reported())).toEqual([]);
    const text = talk.lines.map((line) => line.text).join('\n');
    expect(text).toContain('search was called with {\\"q\\":\\"x\\"}');
    expect(text).toContain('"isError":true');
    if (revision >= '2025-06-18') expect(text).toContain('"structuredContent":{"n":3,"tags":["a"]}');
  });

  it.each<[string, unknown, string]>([
    ['something else', { prompts: [] }, ''],
    ['nothing', null, ''],
    ['text', 'tools', ''],
    ['a tool without a schema', { result: { tools: [{ name: 'a' }] } }, '/result/tools/0'],
    ['a tool that is not an object', [5], '/0'],
    ['a duplicate name', { tools: [tools[0], tools[0]] }, '/tools/1/name'],
  ])('reports the position if it is invalid: %s', (_, value, pointer) => {
    const made = definitionFromToolsList(value);
    expect('problems' in made ? made.problems.map((one) => one.pointer) : made).toContain(pointer);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(typeof definitionFromToolsList(value)).toBe('object');
        expect(typeof definitionFromToolsList({ tools: [value] })).toBe('object');
      }),
    );
  });
});
